import { ChatAnchor } from '#components/contact/ChatLink.tsx'
import { WhatsAppIcon } from '#components/ui/WhatsAppIcon.tsx'
import {
  close,
  greeting,
  invitation,
  minimize,
  name,
  open,
  start,
  title,
} from '#data/chat-card.yaml'
import { widget } from '#data/messages/chats.yaml'
import * as site from '#data/site.yaml'

/**
 * Floating chat card (requirements §4.1): a round green button that opens a card. It covers nothing
 * that is read: on wide screens it is in the page's margin, else in a strip of its own at the
 * bottom. As <details> it works without script; client/behaviours/chat-card shows it late and adds
 * 'Minimize' and the close button.
 */
export function ChatCard() {
  return (
    <section
      id="chat-widget"
      aria-label={name}
      data-behaviour="chat-card"
      hidden
    >
      <p className="xl:hidden">{invitation}</p>
      <details className="flex-none relative">
        <summary>
          <WhatsAppIcon />
          <span className="sr-only">{open}</span>
        </summary>
        <div className="chat-card">
          <div className="flex items-center gap-3">
            <span className="monogram" aria-hidden="true" translate="no">
              {site.initials}
            </span>
            <p className="font-display text-lg mr-auto">
              <span>{title}</span> <span translate="no">{site.name}</span>
            </p>
            <button
              type="button"
              className="icon-link text-2xl"
              data-chat="close"
              aria-label={close}
            >
              ×
            </button>
          </div>
          <p className="mt-3 mb-3 text-muted">{greeting}</p>
          <p className="flex flex-wrap gap-2">
            <ChatAnchor message={widget} className="btn-chat grow">
              {start}
            </ChatAnchor>
            <button type="button" className="btn-quiet" data-chat="minimize">
              {minimize}
            </button>
          </p>
        </div>
      </details>
    </section>
  )
}
