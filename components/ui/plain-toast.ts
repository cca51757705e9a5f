/** How long it stands, in milliseconds (decisions 'Toasts': errors stay 10 s). */
const DURATION = 10_000

/** A toast without the toaster, for words that must appear even if no script can be had. */
export function showPlainly({ title, description }: { title: string; description: string }) {
  const note = document.createElement('p')
  note.className = 'toast'
  note.textContent = `${title}. ${description}`
  document.getElementById('toasts')?.append(note)
  setTimeout(() => note.remove(), DURATION)
}
