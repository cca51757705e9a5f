import type { ToastText } from '../../data/toasts'
import { showPlainly } from './plain-toast'

const load = () => import('./Toaster')

/** How long a message waits for the toaster, in milliseconds. */
const PATIENCE = 2000

const late = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The toaster takes too long')), PATIENCE))

/** Fetches the toaster ahead, so that a message appears even if the network goes away in between. */
export const prepareToasts = load

/** The one door to toasts; the toaster's code comes with the first one. Where it cannot come, the words stand there plainly. */
export async function showToast(text: ToastText) {
  try {
    const { present } = await Promise.race([load(), late()])
    present(text)
  } catch (error) {
    console.warn('The toaster could not be loaded', error)
    showPlainly(text)
  }
}
