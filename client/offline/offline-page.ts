/** The offline page's list of what can be read; its code is asked for only there (and kept by the service worker). */
export function offlinePage(element: HTMLElement) {
  const shown = new AbortController()
  void import('./saved-pages.ts')
    .then(({ savedPages }) => savedPages(element, shown.signal))
    .catch(() => {})
  return () => shown.abort()
}
