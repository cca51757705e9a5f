import type { ToastText } from '../../data/toasts.ts'
import { showStaticToast } from '../dom/static-toast.ts'
import { withTimeout } from '../dom/with-timeout.ts'

/** So long are words kept back for the toaster's file. Milliseconds. */
const TOASTER_TIMEOUT_MS = 3000

const load = () => import('../../components/toasts/Toaster.tsx')

/** Fetches the toaster ahead, so that a message appears even if the network goes away in between. */
export const prepareToasts = load

/** The one door to toasts; the toaster's code comes with the first one. Where it cannot come, the words stand there plainly. */
export async function showToast(text: ToastText) {
  const toaster = await withTimeout(TOASTER_TIMEOUT_MS, load())
  if (toaster) return toaster.enqueueToast(text)
  console.warn('The toaster could not be loaded')
  showStaticToast(text)
}
