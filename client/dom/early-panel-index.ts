import { ISLAND_SELECTOR } from '#client/contract.ts'

/** Index in `panelIds` of the panel that a link or the address opened before hydration, or -1. */
export function earlyPanelIndex(
  element: Element | null,
  panelIds: readonly string[],
): number {
  const markedIndex = panelIds.findIndex((id) =>
    element
      ?.closest(ISLAND_SELECTOR)
      ?.querySelector(`#${id}[data-opened-early]`),
  )
  // Once the element has left the page, the hash belongs to another page.
  return markedIndex >= 0 || !element?.isConnected
    ? markedIndex
    : panelIds.findIndex((id) => location.hash === `#${id}`)
}
