/** Status of the host's own answer for an address, past the browser's cache; undefined for none. */
export const probe = (url: string) =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => undefined,
  )

/** Whether loading a page now gets an answer, from the service worker or from the host. */
export const isServerReachable = async (url: string) =>
  Boolean(navigator.serviceWorker?.controller) || ((await probe(url)) ?? 500) < 500
