import { visitorSigns } from '../dom/visitor-signs.ts'

/** Time on the page, in ms, after which it counts as read without a sign of it. */
const READING_MS = 3000

// Without their files, line and card stay as served.

/** Shows what the opened chat card adds to its served contents. */
export const lazyChatStatus = (card: Element) =>
  import('./chat-status.ts').then(({ showChatStatus }) => showChatStatus(card)).catch(() => {})

/** Shows the line about replies once somebody reads the page, or has looked at it for a while. */
export function lazyReplyLine(element: HTMLElement) {
  const waiting = new AbortController()
  let end = () => {
    clearTimeout(timer)
    waiting.abort()
  }
  const start = () => {
    end()
    import('./reply-times.ts')
      .then(({ replyLine }) => {
        if (element.isConnected) end = replyLine(element)
      })
      .catch(() => {})
  }
  const timer = setTimeout(start, READING_MS)
  for (const type of visitorSigns)
    addEventListener(type, start, { passive: true, signal: waiting.signal })
  if (scrollY > 0) start()
  return () => end()
}
