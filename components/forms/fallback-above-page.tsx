import { createRoot, type Root } from 'react-dom/client'
import { FallbackPanel } from './FallbackPanel.tsx'
import type { FallbackOffer, OutgoingMessage } from './form-config.ts'

interface PageOffers {
  root: Root
  /** The newest first. */
  offers: readonly FallbackOffer[]
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

function showOffers(container: Element, { root, offers }: PageOffers) {
  offersIn.set(container, { root, offers })
  root.render(
    offers.map((offer) => (
      <FallbackPanel
        key={offer.outgoing.message.body}
        offer={offer}
        onUsed={() => changeOffer(container, offer.outgoing, { isUsed: true })}
      />
    )),
  )
}

function changeOffer(
  container: Element,
  outgoing: OutgoingMessage,
  change: Partial<FallbackOffer>,
) {
  const shown = offersIn.get(container)
  if (!shown) return
  const offers = shown.offers.map((offer) =>
    offer.outgoing === outgoing ? { ...offer, ...change } : offer,
  )
  showOffers(container, { ...shown, offers })
}

/**
 * Shows the fallback panel at the top of the form's page, for a form that closes on success. It
 * belongs to the page's own markup, so it is still there when the visitor returns; unused ones stay
 * beside later messages, unless these correct them.
 */
export function showFallbackAbovePage(
  main: Element,
  outgoing: OutgoingMessage,
) {
  const container = findContainer(main) ?? createContainer(main)
  const { root, offers } = offersIn.get(container) ?? {
    root: createRoot(container),
    offers: [],
  }
  const unused = offers.filter(
    ({ edited, isUsed, outgoing: { message } }) =>
      !edited && !isUsed && message.body !== outgoing.message.body,
  )
  showOffers(container, {
    root,
    offers: [{ reason: 'offered', outgoing }, ...unused],
  })
}

/** Lets the panel of `outgoing` send what became of it since its answers were put back. */
export function editFallbackAbovePage(
  outgoing: OutgoingMessage,
  edited: OutgoingMessage,
) {
  const container = findContainer(document.querySelector('main'))
  if (container) changeOffer(container, outgoing, { edited, isUsed: false })
}
