import { createRoot, type Root } from 'react-dom/client'
import { FallbackPanel } from './FallbackPanel.tsx'
import type { OutgoingMessage } from './form-config.ts'

interface Offers {
  root: Root
  /** The newest first. */
  open: readonly OutgoingMessage[]
  used: WeakSet<OutgoingMessage>
}

const offersAt = new WeakMap<Element, Offers>()

function createPlace(main: Element) {
  const place = document.createElement('div')
  place.className = 'wrap'
  place.setAttribute('data-offer', '')
  main.prepend(place)
  return place
}

/**
 * Leaves the panel with the ready message at the top of the page, for a form that closes as it succeeds. It stays with this page, also when
 * the visitor leaves it and comes back, and beside the next message as long as nobody has used it.
 */
export function showFallbackAbovePage(outgoing: OutgoingMessage) {
  const main = document.querySelector('main')
  if (!main) return
  const place = main.querySelector(':scope > [data-offer]') ?? createPlace(main)
  const { root, open, used } = offersAt.get(place) ?? {
    root: createRoot(place),
    open: [],
    used: new WeakSet(),
  }
  const offers = [
    outgoing,
    ...open.filter((other) => !used.has(other) && other.message.body !== outgoing.message.body),
  ]
  offersAt.set(place, { root, open: offers, used })
  root.render(
    offers.map((offer) => (
      <FallbackPanel
        key={offer.message.body}
        handOff={{ reason: 'offered', outgoing: offer }}
        onUsed={() => used.add(offer)}
      />
    )),
  )
}
