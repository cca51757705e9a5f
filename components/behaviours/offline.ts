/** The offline page's list of what can be read; its code is asked for only there (and kept by the service worker). */
export function offlinePage(element: HTMLElement) {
  void import('./saved-pages').then(({ savedPages }) => savedPages(element)).catch(() => {})
}
