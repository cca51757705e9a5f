import { createElement } from '../dom/create-element.ts'
import { replyLine } from './reply-times.ts'

const greetingChats = import.meta.env.GREETING_CHATS
type GreetingChat = ImportMetaEnv['GREETING_CHATS'][number]

/** Opens a chat in another language; pages get its letters from the system's fonts. */
const greetingLink = ({ lang, label, href }: GreetingChat) =>
  createElement(
    'a',
    {
      lang,
      href,
      target: '_blank',
      rel: 'noopener',
      class: 'btn-quiet',
      translate: 'no',
    },
    label,
  )

let status: HTMLElement | undefined
let stopLines = () => {}

/**
 * Shows in the chat card when the consultant works and replies, as of its opening, and chats in
 * other languages. They come above all else: the card grows upwards, so that nothing moves under a
 * finger.
 */
export function showChatStatus(card: Element) {
  stopLines()
  status?.remove()
  const lines = createElement(
    'p',
    { class: 'grid text-sm text-muted' },
    createElement('span'),
    createElement('span'),
  )
  stopLines = replyLine(lines)
  const links = createElement(
    'p',
    { class: 'flex flex-wrap gap-2' },
    ...greetingChats.map(greetingLink),
  )
  status = createElement('div', { class: 'grid gap-3 mb-3' }, lines, links)
  const fromEnd = card.scrollHeight - card.scrollTop
  card.prepend(status)
  card.scrollTop = card.scrollHeight - fromEnd
}
