import { moveFocus } from './focus.ts'

/** Sets the state of the links to panels: those to `hash` are open; closing all keeps the tab. */
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

/** Moves the focus into a panel whose predecessor is hidden, and its content into view. */
export function focusPanel(panel: Element | null) {
  panel?.firstElementChild?.scrollIntoView({
    block: 'nearest',
    behavior: 'instant',
  })
  moveFocus(panel?.querySelector('[tabindex="-1"]'), panel?.querySelector('a'))
}

/**
 * Marks the panel whose link was followed before hydration, and the links to it: styles/choices.css
 * shows it, and the island keeps it open. A link in the panel that closes hands its focus over.
 */
export function openPanelEarly(panelLink: HTMLAnchorElement, root: ParentNode) {
  for (const panel of root.querySelectorAll<HTMLElement>('.panel'))
    panel.toggleAttribute(
      'data-opened-early',
      `#${panel.id}` === panelLink.hash,
    )
  markLinks(root, panelLink.hash)
  if (panelLink.closest('.panel'))
    focusPanel(root.querySelector(panelLink.hash))
}
