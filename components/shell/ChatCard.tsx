import { ChatAnchor } from '#components/contact/ChatLink.tsx'
import { WhatsAppIcon } from '#components/ui/WhatsAppIcon.tsx'
import * as cardWords from '#data/chat-card.yaml'
import { widget } from '#data/messages/chats.yaml'
import * as site from '#data/site.yaml'

/**
 * Floating chat card (requirements §4.1): a round green button that opens a card. The button covers
 * no content: on wide screens it is in the page's margin, on others in a strip at the bottom of the
 * window. Button and card are a <details>, so that the browser opens and closes the card.
 * client/behaviours/chat-card shows the button after a delay and handles 'Minimize' and the close
 * button.
 */
export function ChatCard() {
  return (
    <section
      id="chat-widget"
      className="no-print flex items-center justify-between"
      aria-label={cardWords.name}
      data-behaviour="chat-card"
      hidden
    >
      <p className="xl:hidden">{cardWords.invitation}</p>
      <details className="flex-none relative">
        <summary>
          <WhatsAppIcon />
          <span className="sr-only">{cardWords.open}</span>
        </summary>
        <div className="chat-card p-[min(1rem,5vw)]">
          <div className="flex items-center gap-3">
            <span className="monogram" aria-hidden="true" translate="no">
              {site.initials}
            </span>
            <p className="font-display text-lg mr-auto">
              <span>{cardWords.title}</span>{' '}
              <span translate="no">{site.name}</span>
            </p>
            <button
              type="button"
              className="icon-link text-2xl"
              data-chat="close"
              aria-label={cardWords.close}
            >
              ×
            </button>
          </div>
          <p className="mt-3 mb-3 text-muted">{cardWords.greeting}</p>
          <p className="flex flex-wrap gap-2">
            <ChatAnchor message={widget} className="btn-chat grow">
              {cardWords.start}
            </ChatAnchor>
            <button type="button" className="btn-quiet" data-chat="minimize">
              {cardWords.minimize}
            </button>
          </p>
        </div>
      </details>
    </section>
  )
}
