import { bringIntoView } from '#client/dom/focus.ts'

/**
 * Keeps the heading of a newly opened `<details>` on the screen when another one of its group
 * closes above it. Closes the other one in browsers without `<details name>` (older than Chromium
 * 120, Firefox 130 and Safari 17.2; requirements §4.2.1).
 */
export function startExclusiveDetails() {
  const supportsGroups = 'name' in HTMLDetailsElement.prototype
  const onToggle = ({ target }: Event) => {
    const details = target as HTMLDetailsElement
    const name = details.getAttribute('name')
    if (!name || !details.open) return
    const others = supportsGroups
      ? []
      : document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"]`)
    for (const other of others) if (other !== target) other.open = false
    bringIntoView(details.firstElementChild)
  }
  // Listens in the capture phase, since the event does not bubble.
  document.addEventListener('toggle', onToggle, true)
}
