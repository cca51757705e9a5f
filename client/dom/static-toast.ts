import type { ToastText } from '#content/types.ts'
import { createElement } from './create-element.ts'

/** How long a toast is shown, in ms (requirements §4.11.1: errors stay 10 s). */
const TOAST_DURATION_MS = 10_000

/** The served live region for toasts of a tone: only errors interrupt a screen reader. */
export const toastRegion = (tone: ToastText['tone']) =>
  document.querySelector(
    `#toasts [aria-live=${tone === 'error' ? 'assertive' : 'polite'}]`,
  )

/** The list of the last toast, which may have been removed. */
let lastList: HTMLElement | undefined
/** Text of the last toast; the browser may have translated the text in its list. */
let lastText: string | undefined

/** Shows a toast without loading the toaster, for messages that must appear without a network. */
export function showStaticToast({ title, description, tone }: ToastText) {
  const toast = createElement(
    'li',
    { class: 'toast', 'data-tone': tone },
    createElement(
      'div',
      {},
      createElement('strong', {}, title),
      createElement('p', {}, description),
    ),
  )
  const toastList = createElement('ol', {}, toast)
  const toastText = title + description
  // A second equal toast replaces the first one, and is announced again (requirements §4.11.7).
  if (toastText === lastText) lastList?.remove()
  lastText = toastText
  lastList = toastList
  toastRegion(tone)?.append(toastList)
  setTimeout(() => toastList.remove(), TOAST_DURATION_MS)
}
