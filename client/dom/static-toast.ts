import type { ToastText } from '../../data/toasts.ts'
import { createElement } from './create-element.ts'

/** How long it stands, in milliseconds (requirements §4.11.1: errors stay 10 s). */
const TOAST_DURATION_MS = 10_000

/** The served region for toasts of this tone: errors interrupt a screen reader, the rest wait for it. */
export const toastRegion = (tone: ToastText['tone']) =>
  document.querySelector(`#toasts [aria-live=${tone === 'error' ? 'assertive' : 'polite'}]`)

/** A toast without the toaster, for words that must appear even if no script can be had. */
export function showStaticToast({ title, description, tone }: ToastText) {
  const note = createElement(
    'li',
    { class: 'toast', 'data-tone': tone },
    `${title}. ${description}`,
  )
  const list = createElement('ol', { class: 'toast-list' }, note)
  toastRegion(tone)?.append(list)
  setTimeout(() => list.remove(), TOAST_DURATION_MS)
}
