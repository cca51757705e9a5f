import type { ToastText } from '../../data/toasts'

/** How long it stands, in milliseconds (requirements §4.11.1: errors stay 10 s). */
const DURATION = 10_000

/** The served list for toasts of this tone: errors interrupt a screen reader, the rest wait for it. */
export const listOf = (tone: ToastText['tone']) =>
  document.querySelector(`#toasts [aria-live=${tone === 'error' ? 'assertive' : 'polite'}]`)

/** A toast without the toaster, for words that must appear even if no script can be had. */
export function showPlainly({ title, description, tone }: ToastText) {
  const note = document.createElement('li')
  note.className = 'toast'
  note.dataset.tone = tone
  note.textContent = `${title}. ${description}`
  listOf(tone)?.append(note)
  setTimeout(() => note.remove(), DURATION)
}
