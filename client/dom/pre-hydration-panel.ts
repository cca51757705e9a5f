import { bringIntoView, moveFocus } from './focus.ts'

/**
 * Marks the links to the panel at `hash` as selected and expanded, and all others as neither.
 * Without a hash no link is expanded, and the selected tab stays selected.
 */
export function markLinks(root: ParentNode, hash: string | undefined) {
  const states =
    hash === undefined ? ['aria-expanded'] : ['aria-selected', 'aria-expanded']
  for (const link of root.querySelectorAll<HTMLAnchorElement>(
    'a[aria-controls]',
  ))
    for (const state of states)
      if (link.hasAttribute(state))
        link.setAttribute(state, String(link.hash === hash))
}

/** Moves the focus into a panel that replaces another one, and scrolls its content into view. */
export function focusPanel(panel: Element | null) {
  bringIntoView(panel?.firstElementChild)
  moveFocus(panel?.querySelector('[tabindex="-1"]'), panel?.querySelector('a'))
}

/**
 * Opens the panel of a link that was followed before hydration: marks the panel for
 * styles/choices.css, which shows it, and for the island, which keeps it open. If the link is
 * inside the panel that closes, the focus moves to the new panel.
 */
export function openPanelEarly(panelLink: HTMLAnchorElement, root: ParentNode) {
  for (const panel of root.querySelectorAll<HTMLElement>('.panel'))
    panel.toggleAttribute(
      'data-opened-early',
      `#${panel.id}` === panelLink.hash,
    )
  markLinks(root, panelLink.hash)
  // The panel that closes may have been above the pressed heading of an accordion.
  bringIntoView(panelLink)
  if (panelLink.closest('.panel'))
    focusPanel(root.querySelector(panelLink.hash))
}
