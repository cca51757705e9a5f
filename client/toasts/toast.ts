import { showStaticToast } from '#client/dom/static-toast.ts'
import { withTimeout } from '#client/dom/with-timeout.ts'
import type { ToastText } from '#content/types.ts'
import { guide as guideToast } from '#data/toasts.yaml'

/** How long to wait for the toaster before a static toast is shown, in ms. */
const TOASTER_TIMEOUT_MS = 3000

/** Loads the toaster. After an early call, toasts appear even if the network fails later. */
export const prepareToasts = () => import('#components/toasts/Toaster.tsx')

/** Shows a toast; loads the toaster for the first one, and shows a static toast if that fails. */
export async function showToast(text: ToastText) {
  const toaster = await withTimeout(TOASTER_TIMEOUT_MS, prepareToasts())
  if (toaster) return toaster.enqueueToast(text)
  console.warn('The toaster could not be loaded')
  showStaticToast(text)
}

/** Shows a toast that confirms the order of the guide (requirements §4.8). */
export const confirmGuide = () => showToast(guideToast)
