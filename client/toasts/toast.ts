import { showStaticToast } from '#client/dom/static-toast.ts'
import { withTimeout } from '#client/dom/with-timeout.ts'
import type { ToastText } from '#content/types.ts'
import { guide } from '#data/toasts.yaml'

/** How long to wait for the toaster before a static toast is shown, in ms. */
const TOASTER_TIMEOUT_MS = 3000

const load = () => import('#components/toasts/Toaster.tsx')

/** Fetches the toaster ahead, so that a message appears even if the network fails meanwhile. */
export const prepareToasts = load

/** Shows a toast; the toaster's code loads with the first one, else a static toast appears. */
export async function showToast(text: ToastText) {
  const toaster = await withTimeout(TOASTER_TIMEOUT_MS, load())
  if (toaster) return toaster.enqueueToast(text)
  console.warn('The toaster could not be loaded')
  showStaticToast(text)
}

/** Confirms that the guide is asked for (requirements §4.8). */
export const confirmGuide = () => showToast(guide)
