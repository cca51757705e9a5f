import { type ReplySettings, replyLines } from '../../data/reply-time.ts'

/** Longest delay of a timer, in ms (whatwg/html: a signed 32-bit integer). */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

/**
 * Writes when the consultant works and replies, and again when that changes or the visitor comes
 * back to the page.
 */
export function replyLine(element: HTMLElement) {
  const settings = JSON.parse(element.dataset.reply as string) as ReplySettings
  let timer = 0
  const write = () => {
    clearTimeout(timer)
    const now = new Date()
    const lines = replyLines(now, settings)
    if (!lines) return
    const [state, due] = element.children
    for (const [line, text] of [
      [state, lines.state],
      [due, lines.due],
    ] as const)
      if (line && text && line.textContent !== text) line.textContent = text
    const rest = lines.until.getTime() - now.getTime()
    timer = window.setTimeout(write, Math.min(rest, LONGEST_TIMEOUT_MS))
  }
  const onVisibility = () => {
    if (document.visibilityState === 'visible') write()
  }
  write()
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
