import { fillPlaceholders } from '#data/fill-placeholders.ts'
import { fields, message } from '#data/forms/application-form.yaml'
import { application, guide } from '#data/messages/mails.yaml'
import { plainMoney } from '#data/money.ts'
import { guidePrice } from '#data/prices.yaml'

const filledMail = (
  { subject, body }: Record<'subject' | 'body', string>,
  values: Record<string, string>,
) => ({
  subject: fillPlaceholders(subject, values),
  body: fillPlaceholders(body, values),
})

/** The mail in which a visitor asks to buy the guide (requirements §7.2.5). */
export const guideRequest = () =>
  filledMail(guide, { price: plainMoney(guidePrice, 'INR') })

/** A mail with the application's questions for the visitor to answer; it works without scripts. */
export function applicationByMail() {
  const questions = fields.map(
    ({ label, required }) =>
      `${required ? label : fillPlaceholders(application.optional, { label })}:`,
  )
  return filledMail(application, {
    program: message.program,
    questions: questions.join('\n'),
  })
}
