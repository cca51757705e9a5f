import { replySettings } from '../../data/contact.ts'
import { dueAt } from '../../data/reply-time.ts'
import { site } from '../../data/site.ts'

/**
 * Serves the plain hours, which client/behaviours/reply-line replaces by what they mean at the
 * visitor's time; its lines are reserved, so that nothing moves.
 */
export function ReplyLine() {
  return (
    <p
      className="mt-3 mb-0 text-sm leading-6 text-muted"
      data-behaviour="reply-line"
      data-reply={JSON.stringify(replySettings)}
    >
      <span className="block min-h-12">{site.businessHours}</span>
      {dueAt(replySettings.promise, new Date(0)) && <span className="block min-h-6" />}
    </p>
  )
}
