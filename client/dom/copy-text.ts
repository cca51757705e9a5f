import { attempt } from './attempt.ts'

/**
 * Copies a text by selecting it in a text field, for frames and apps' web views that refuse
 * `navigator.clipboard`; returns whether it was copied.
 */
function copyBySelection(text: string): boolean {
  const previousFocus = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (previousFocus instanceof HTMLElement)
    previousFocus.focus({ preventScroll: true })
  return isCopied
}

/**
 * Copies a text; returns false if the browser refuses, as it does outside of a tap or key press.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return attempt(() => copyBySelection(text)) ?? false
  }
}
