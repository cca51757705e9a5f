/**
 * Makes the open `<details>` of a group close when another one opens, in browsers without
 * `<details name>` (older than Chromium 120, Firefox 130 and Safari 17.2; requirements §4.2.1).
 */
export function startExclusiveDetails() {
  if ('name' in HTMLDetailsElement.prototype) return
  const onToggle = ({ target }: Event) => {
    const name = (target as Element).getAttribute('name')
    if (!name || !(target as HTMLDetailsElement).open) return
    for (const other of document.querySelectorAll<HTMLDetailsElement>(
      `details[name="${name}"]`,
    ))
      if (other !== target) other.open = false
  }
  // Listens in the capture phase, since the event does not bubble.
  document.addEventListener('toggle', onToggle, true)
}
