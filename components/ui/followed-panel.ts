/** Marks the panel that a link was followed to before its script answered: styles/choices.css shows it, and the island keeps it. */
export function followInPlace(panelLink: HTMLAnchorElement, root: ParentNode) {
  for (const panel of root.querySelectorAll<HTMLElement>('.panel')) panel.toggleAttribute('data-followed', `#${panel.id}` === panelLink.hash)
}

/** Whether a visitor has asked for this panel, by its link or by the address. */
export const isFollowed = (panelId: string) => location.hash === `#${panelId}` || document.getElementById(panelId)?.dataset.followed !== undefined
