import { businessHours } from '../../data/business-hours.ts'
import { replySettings } from '../../data/reply-settings.ts'

/**
 * Serves the plain hours, which client/behaviours/reply-line replaces by what they mean at the
 * visitor's time; the height of its three lines is reserved, so that nothing moves.
 */
export function ReplyLine() {
  const hasDue = replySettings.promised.consultationResponse !== undefined
  return (
    <p
      className={`mt-3 mb-0 text-sm leading-6 text-muted ${hasDue ? 'min-h-18' : 'min-h-12'}`}
      data-behaviour="reply-line"
    >
      <span className="block">{businessHours}</span>
      {hasDue && <span className="block" />}
    </p>
  )
}
