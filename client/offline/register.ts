import { trustedScriptUrl } from '../dom/trusted-types.ts'
import { keepOffline } from './page-store.ts'

/**
 * Registers the service worker and has it keep the page that was loaded without it. A failure is
 * logged only (requirements §8.1.7).
 */
export async function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  try {
    if (!import.meta.env.SERVICE_WORKER) {
      // The kill switch: updates a service worker that is still there to the one that removes
      // itself.
      for (const registration of await serviceWorker.getRegistrations()) await registration.update()
      return
    }
    const wasUncontrolled = !serviceWorker.controller
    await serviceWorker.register(trustedScriptUrl('/sw.js') as string)
    if (!wasUncontrolled) return
    const { active } = await serviceWorker.ready
    const pages = new Set([
      ...performance.getEntriesByType('navigation').map(({ name }) => name),
      location.href,
    ])
    keepOffline(pages, active)
  } catch (error) {
    console.info('The service worker could not be registered', error)
  }
}
