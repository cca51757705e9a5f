import { ISLAND } from '../contract.ts'

/**
 * Marks the panel that a link was followed to before its script answered, and the links to it: styles/choices.css shows it, and the island keeps it.
 */
export function openPanelEarly(panelLink: HTMLAnchorElement, root: ParentNode) {
  for (const panel of root.querySelectorAll<HTMLElement>('.panel'))
    panel.toggleAttribute('data-opened-early', `#${panel.id}` === panelLink.hash)
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[aria-controls]'))
    for (const state of ['aria-selected', 'aria-expanded'])
      if (link.hasAttribute(state)) link.setAttribute(state, String(link.hash === panelLink.hash))
}

/** Lets the Tab key reach every tab where the script that answers arrow keys did not come. */
export function addTabStops(root: ParentNode) {
  for (const tab of root.querySelectorAll<HTMLElement>('[role=tab][tabindex="-1"]'))
    tab.tabIndex = 0
}

/** Which of the panels of the island around `element` a visitor has asked for, by its link or else by the address; -1 for none. */
export function panelOpenedEarly(element: Element | null, panelIds: readonly string[]): number {
  const tapped = panelIds.findIndex((id) =>
    element?.closest(ISLAND)?.querySelector(`#${id}[data-opened-early]`),
  )
  // The address may be another page's by now.
  return tapped >= 0 || !element?.isConnected
    ? tapped
    : panelIds.findIndex((id) => location.hash === `#${id}`)
}
