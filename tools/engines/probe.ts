/** A window that the page opened. */
export interface Opened {
  url: string
  /** The event being handled at that moment; undefined after an await. */
  during: string | undefined
}

/**
 * Runs in each page before anything else: collects errors until they are read, also across page
 * loads, and records windows instead of opening them. Photographs are left out, since their host is
 * not reachable.
 */
function probe(withoutNavigation: boolean) {
  if (withoutNavigation) Reflect.deleteProperty(window, 'navigation')
  const note = (text: string) => {
    const { faults = '[]' } = sessionStorage
    sessionStorage.faults = JSON.stringify([...JSON.parse(faults), `${location.pathname}: ${text}`])
  }
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (event instanceof ErrorEvent) return note(`uncaught: ${event.message}`)
      // A link only prefetches, and a page that is left makes no more requests; code that needs the
      // file reports the failure itself.
      if (target instanceof HTMLLinkElement) return
      const file =
        target instanceof HTMLImageElement ? target.currentSrc : (target as HTMLScriptElement).src
      if (new URL(file, location.href).origin === location.origin) note(`did not load: ${file}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`refused by ${effectiveDirective}: ${blockedURI}`),
  )
  for (const level of ['error', 'warn'] as const) {
    const log = console[level]
    console[level] = (...args: unknown[]) => {
      note(args.map(String).join(' '))
      log.apply(console, args)
    }
  }
  const opened: Opened[] = []
  Object.assign(window, { opened })
  window.open = ((url: string) => {
    opened.push({ url, during: window.event?.type })
    return { opener: window }
  }) as typeof window.open
}

export const probeScript = (withoutNavigation: boolean) => `(${probe})(${withoutNavigation})`
