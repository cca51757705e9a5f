/** Puts every tab into the tab order, where the script that answers arrow keys did not load. */
export function addTabStops(root: ParentNode) {
  for (const tab of root.querySelectorAll<HTMLElement>(
    '[role=tab][tabindex="-1"]',
  ))
    tab.tabIndex = 0
}
