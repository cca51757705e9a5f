/** Marks the panel that a link was followed to before its script answered: styles/choices.css shows it, and the island keeps it. */
export function followInPlace(panelLink: HTMLAnchorElement, root: ParentNode) {
  for (const panel of root.querySelectorAll<HTMLElement>('.panel')) panel.toggleAttribute('data-followed', `#${panel.id}` === panelLink.hash)
}

/** Which of these panels a visitor has asked for, by its link or else by the address; -1 for none. */
export function followedPanel(panelIds: readonly string[]): number {
  const tapped = panelIds.findIndex((id) => document.getElementById(id)?.dataset.followed !== undefined)
  return tapped >= 0 ? tapped : panelIds.findIndex((id) => location.hash === `#${id}`)
}
