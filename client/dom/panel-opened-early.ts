import { ISLAND } from '#client/contract.ts'

/** Index of the panel opened before hydration, by its link or the address; -1 for none. */
export function panelOpenedEarly(
  element: Element | null,
  panelIds: readonly string[],
): number {
  const opened = panelIds.findIndex((id) =>
    element?.closest(ISLAND)?.querySelector(`#${id}[data-opened-early]`),
  )
  // The address of an element that has left the page is another page's.
  return opened >= 0 || !element?.isConnected
    ? opened
    : panelIds.findIndex((id) => location.hash === `#${id}`)
}
