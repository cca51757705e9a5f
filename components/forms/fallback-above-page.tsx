import { createRoot, type Root } from 'react-dom/client'
import { FallbackPanel } from './FallbackPanel.tsx'
import type { FallbackOffer, OutgoingMessage } from './form-config.ts'

interface PageOffers {
  root: Root
  /** The newest first. */
  offers: readonly FallbackOffer[]
  used: WeakSet<OutgoingMessage>
}

const offersIn = new WeakMap<Element, PageOffers>()

const findContainer = (main: Element | null | undefined) =>
  main?.querySelector(':scope > [data-offer]')

function createContainer(main: Element) {
  const container = document.createElement('div')
  container.className = 'wrap'
  container.setAttribute('data-offer', '')
  main.prepend(container)
  return container
}

function showOffers(container: Element, { root, offers, used }: PageOffers) {
  offersIn.set(container, { root, offers, used })
  root.render(
    offers.map((offer) => (
      <FallbackPanel
        key={offer.outgoing.message.body}
        offer={offer}
        onUsed={() => used.add(offer.outgoing)}
      />
    )),
  )
}

/**
 * Shows the fallback panel at the top of the form's page, for a form that closes on success. It
 * belongs to the page's own markup, so it is still there when the visitor returns; unused ones stay
 * beside later messages, unless these correct them.
 */
export function showFallbackAbovePage(main: Element, outgoing: OutgoingMessage) {
  const container = findContainer(main) ?? createContainer(main)
  const { root, offers, used } = offersIn.get(container) ?? {
    root: createRoot(container),
    offers: [],
    used: new WeakSet(),
  }
  const unused = offers.filter(
    (offer) =>
      !offer.edited &&
      !used.has(offer.outgoing) &&
      offer.outgoing.message.body !== outgoing.message.body,
  )
  showOffers(container, { root, offers: [{ reason: 'offered', outgoing }, ...unused], used })
}

/** Lets the panel of `outgoing` send what became of it since its answers were put back. */
export function editFallbackAbovePage(outgoing: OutgoingMessage, edited: OutgoingMessage) {
  const container = findContainer(document.querySelector('main'))
  const shown = container && offersIn.get(container)
  if (!shown) return
  showOffers(container, {
    ...shown,
    offers: shown.offers.map((offer) =>
      offer.outgoing === outgoing ? { ...offer, edited } : offer,
    ),
  })
}
