import type { ReplyPromise } from '../../data/reply-settings.ts'
import { replyLines } from '../../data/reply-time.ts'
import { clockIn, clockWithOffset, visitorClock } from '../../data/zone-clock.ts'

/** A reply is due a minute later every minute, and at some of them work begins or ends. */
const UPDATE_MS = 60_000

const settings = import.meta.env.REPLY_SETTINGS
// A constant of the build, so that the other branch is left out of the script.
const consultantClock =
  import.meta.env.UTC_OFFSET === null
    ? clockIn(settings.zone)
    : clockWithOffset(import.meta.env.UTC_OFFSET)

/** What a visitor reads now about the reply to a message. */
const linesNow = (promise: ReplyPromise) =>
  replyLines(Date.now(), settings, settings.promised[promise], consultantClock, visitorClock)

/** 'Reply due by Monday 23:30 your time'; undefined where no time can be named. */
export const replyDue = (promise: ReplyPromise) => linesNow(promise)?.due

/**
 * Writes when the consultant works and replies, as long as the returned function is not called. The
 * element has a child for each of the two lines.
 */
export function replyLine({ children }: HTMLElement) {
  const written: string[] = []
  const write = () => {
    const lines = linesNow('consultationResponse')
    for (const [index, text] of [lines?.state, lines?.due].entries()) {
      const line = children[index]
      // Compared with what was written: a translated line stays.
      if (!line || !text || text === written[index]) continue
      line.textContent = text
      written[index] = text
    }
  }
  write()
  const timer = setInterval(write, UPDATE_MS)
  return () => clearInterval(timer)
}
