import { pageLoad } from '#client/dom/page-load.ts'
import { trustedScriptUrl } from '#client/dom/trusted-types.ts'
import { keepOffline, type WorkerMessage } from './page-store.ts'

/** Registers the service worker; a failure is only logged (requirements §8.1.7). */
export async function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  const navigationTiming = pageLoad()
  /** Whether other pages of the site may be in the back/forward cache. */
  let hasOtherPages =
    document.referrer.startsWith(location.origin) ||
    navigationTiming?.type === 'back_forward'
  addEventListener('pagehide', () => {
    hasOtherPages = true
  })
  const { serviceWorker } = navigator
  try {
    if (!import.meta.env.SERVICE_WORKER) {
      // The kill switch: a service worker of an earlier deploy updates to one that removes itself.
      for (const registration of await serviceWorker.getRegistrations())
        await registration.update()
      return
    }
    const wasUncontrolled = !serviceWorker.controller
    await serviceWorker.register(trustedScriptUrl('/sw.js'))
    if (!wasUncontrolled) return
    const { active } = await serviceWorker.ready
    keepOffline(
      [navigationTiming?.name ?? location.href, location.href],
      active,
    )
    // Taking over would remove other pages of the site from the back/forward cache, and Firefox
    // would lose what was typed there (docs/decisions/offline.md).
    if (!hasOtherPages) active?.postMessage('take-over' satisfies WorkerMessage)
  } catch (error) {
    console.info('The service worker could not be registered', error)
  }
}
