/** Makes every tab reachable with the Tab key; called if the script for arrow keys has failed. */
export function addTabStops(root: ParentNode) {
  for (const tab of root.querySelectorAll<HTMLElement>(
    '[role=tab][tabindex="-1"]',
  ))
    tab.tabIndex = 0
}
