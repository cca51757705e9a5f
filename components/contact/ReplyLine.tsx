import { replySettings } from '../../data/contact.ts'
import { dueAt } from '../../data/reply-time.ts'
import { site } from '../../data/site.ts'

/**
 * Serves the plain hours, which client/behaviours/reply-line replaces by what they mean at the
 * visitor's time; the height of its three lines is reserved, so that nothing moves.
 */
export function ReplyLine() {
  const hasDue = dueAt(replySettings.promise, new Date(0)) !== undefined
  return (
    <p
      className={`mt-3 mb-0 text-sm leading-6 text-muted ${hasDue ? 'min-h-18' : 'min-h-12'}`}
      data-behaviour="reply-line"
      data-reply={JSON.stringify(replySettings)}
    >
      <span className="block">{site.businessHours}</span>
      {hasDue && <span className="block" />}
    </p>
  )
}
