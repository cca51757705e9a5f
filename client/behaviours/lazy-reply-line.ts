import { whenIdle } from '../dom/when-idle.ts'

/**
 * Loads the line about replies when it is in view and the page is idle: the first
 * Intl.DateTimeFormat takes 50 to 180 ms on a phone.
 */
export function lazyReplyLine(element: HTMLElement) {
  let ended = false
  let end = () => {
    ended = true
  }
  const start = async () => {
    const { replyLine } = await import('./reply-line.ts')
    if (!ended) end = replyLine(element)
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    whenIdle(() => void start().catch(() => {}), { otherwise: 0 })
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    end()
  }
}
