/** Loads the offline page's list of saved pages; the service worker keeps its code. */
export function offlinePage(element: HTMLElement) {
  const shown = new AbortController()
  void import('./saved-pages.ts')
    .then(({ savedPages }) => savedPages(element, shown.signal))
    .catch(() => {})
  return () => shown.abort()
}
