import { createRoot, type Root } from 'react-dom/client'
import { HandOffPanel } from './HandOffPanel'
import type { Sent } from './lead'

const roots = new WeakMap<Element, Root>()

/**
 * Leaves the panel with the ready message at the top of the page, for a form that closes as it succeeds. It stays with this page, also when
 * the visitor leaves it and comes back; the next message takes its place.
 */
export function leaveOffer(sent: Sent) {
  const main = document.querySelector('main')
  if (!main) return
  const known = main.querySelector(':scope > [data-offer]')
  const place = known ?? document.createElement('div')
  if (!known) {
    place.className = 'wrap'
    place.setAttribute('data-offer', '')
    main.prepend(place)
  }
  const root = roots.get(place) ?? createRoot(place)
  roots.set(place, root)
  root.render(<HandOffPanel key={sent.letter.body} handOff={{ reason: 'offered', sent }} />)
}
