import { showStaticToast } from '#client/dom/static-toast.ts'
import { withTimeout } from '#client/dom/with-timeout.ts'
import type { ToastText } from '#content/types.ts'
import { guide } from '#data/toasts.yaml'

/** How long to wait for the toaster before a static toast is shown, in ms. */
const TOASTER_TIMEOUT_MS = 3000

/** Fetches the toaster, also ahead, so that a message appears if the network fails meanwhile. */
export const prepareToasts = () => import('#components/toasts/Toaster.tsx')

/** Shows a toast; the toaster's code loads with the first one, else a static toast appears. */
export async function showToast(text: ToastText) {
  const toaster = await withTimeout(TOASTER_TIMEOUT_MS, prepareToasts())
  if (toaster) return toaster.enqueueToast(text)
  console.warn('The toaster could not be loaded')
  showStaticToast(text)
}

/** Confirms that the guide is asked for (requirements §4.8). */
export const confirmGuide = () => showToast(guide)
