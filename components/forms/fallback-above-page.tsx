import { createRoot, type Root } from 'react-dom/client'
import { FallbackPanel } from './FallbackPanel.tsx'
import type { OutgoingMessage } from './form-config.ts'

interface PageOffers {
  root: Root
  /** The newest first. */
  messages: readonly OutgoingMessage[]
  used: WeakSet<OutgoingMessage>
}

const offersIn = new WeakMap<Element, PageOffers>()

function createContainer(main: Element) {
  const container = document.createElement('div')
  container.className = 'wrap'
  container.setAttribute('data-offer', '')
  main.prepend(container)
  return container
}

/**
 * Shows the fallback panel at the top of the page, for a form that closes on success. It belongs to
 * the page's own markup, so it is still there when the visitor returns; unused ones stay beside
 * later messages.
 */
export function showFallbackAbovePage(outgoing: OutgoingMessage) {
  const main = document.querySelector('main')
  if (!main) return
  const container = main.querySelector(':scope > [data-offer]') ?? createContainer(main)
  const { root, messages, used } = offersIn.get(container) ?? {
    root: createRoot(container),
    messages: [],
    used: new WeakSet(),
  }
  const unused = messages.filter(
    (other) => !used.has(other) && other.message.body !== outgoing.message.body,
  )
  const offered = [outgoing, ...unused]
  offersIn.set(container, { root, messages: offered, used })
  root.render(
    offered.map((each) => (
      <FallbackPanel
        key={each.message.body}
        offer={{ reason: 'offered', outgoing: each }}
        onUsed={() => used.add(each)}
      />
    )),
  )
}
