import { mailLink } from '../../data/links.ts'
import { applicationByMail } from '../../data/messages/application-by-mail.ts'
import { premiumMessage } from '../../data/messages/chat-message.ts'
import { PricedChatLink } from '../prices/PricedChatLink.tsx'

/** Applying by mail or chat: the target of the apply links without script. */
export function WaysToApply() {
  return (
    <>
      <p className="measure">
        The application asks who you are and how I reach you, what your business does and how big it
        is, what is difficult today and what you want to change. If you would rather not fill in a
        form, the same questions fit into a mail, and a chat is a good place to ask first.
      </p>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3 no-print">
        <PricedChatLink message={premiumMessage}>Ask on WhatsApp</PricedChatLink>
        <a href={mailLink(applicationByMail()).href} className="inline-flex items-center min-h-12">
          Open a mail with these questions
        </a>
        {/* For a visitor who was led here because the form took too long. */}
        <a href="#apply" className="needs-script needs-island inline-flex items-center min-h-12">
          Open the application form
        </a>
      </p>
    </>
  )
}
