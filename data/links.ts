import { shortened } from '#data/messages/added-lines.yaml'
import { chatNumber, email } from '#data/site.yaml'
import { chatLinkTo, type Mail, mailLinkTo } from './link-texts.ts'

/** Opens a chat with the one business number. */
export const chatLink = (text: string) => chatLinkTo(chatNumber, text, shortened)

/** Opens a mail to the one business address. */
export const mailLink = (mail: Mail) => mailLinkTo(email, mail, shortened)
