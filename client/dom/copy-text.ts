/** Copies from a selected text field, for frames and apps' web views that refuse the clipboard. */
function copySelected(text: string): boolean {
  const focusedBefore = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focusedBefore instanceof HTMLElement)
    focusedBefore.focus({ preventScroll: true })
  return isCopied
}

/** Copies a text during a visitor's tap; returns false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    try {
      return copySelected(text)
    } catch {
      return false
    }
  }
}
