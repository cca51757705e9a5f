import { hasUnsentText } from '#client/dom/unsent-text.ts'

/** Watches for use of the page other than of `control`; `end` says whether there was any. */
export function watchForOtherUse(control: HTMLElement) {
  const watching = new AbortController()
  let isUsed = false
  const onUse = (event: Event) => {
    const isPress =
      event.type === 'pointerdown' ||
      (event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' '))
    if (!isPress || !control.contains(event.target as Node)) isUsed = true
  }
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const)
    document.addEventListener(type, onUse, {
      capture: true,
      passive: true,
      signal: watching.signal,
    })
  return {
    end() {
      watching.abort()
      return isUsed
    },
  }
}

/** Reloads a page whose files are gone: once, and only where nothing typed is lost. */
export function reloadOnce() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'reload' || !navigator.onLine || hasUnsentText()) return false
  location.reload()
  return true
}
