import { byMail } from '../../data/ai-mastery-course.yaml'
import { mailLink } from '../../data/links.ts'
import { applicationByMail } from '../../data/messages/application-by-mail.ts'
import { premiumMessage } from '../../data/messages/chat-message.ts'
import { PricedChatLink } from '../prices/PricedChatLink.tsx'

/** Applying by mail or chat: the target of the apply links without script. */
export function WaysToApply() {
  return (
    <>
      <p className="measure">{byMail.text}</p>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3 no-print">
        <PricedChatLink message={premiumMessage}>{byMail.chat}</PricedChatLink>
        <a href={mailLink(applicationByMail()).href} className="inline-flex items-center min-h-12">
          {byMail.mail}
        </a>
        {/* For a visitor who was led here because the form took too long. */}
        <a href="#apply" className="needs-script needs-island inline-flex items-center min-h-12">
          {byMail.form}
        </a>
      </p>
    </>
  )
}
