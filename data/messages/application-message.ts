import { fillPlaceholders } from '#data/fill-placeholders.ts'
import { pricedFields } from '#data/forms/application.ts'
import { fields, message } from '#data/forms/application-form.yaml'
import {
  type Answers,
  labelledValues,
  shortAndLongFields,
} from '#data/forms/field.ts'
import { websiteAsSent } from '#data/forms/website.ts'
import { type Currency, formatMoney, plainMoney } from '#data/money.ts'
import { prices } from '#data/prices.yaml'
import { messageBody } from './form-message.ts'

/** Path of the page with the application form. */
const APPLICATION_PATH = '/ai-mastery-course'

/** Facts that the page adds to a visitor's answers. */
interface ApplicationContext {
  currency: Currency
  sentAt: Date
  /** The line that tells where the visit came from. */
  source?: string | undefined
}

/**
 * The message that informs the consultant about an application: the subject with the name of the
 * business, all fields, the price and other facts (requirements §7.2.4). Long answers come last, so
 * that a link that is cut for its length still contains the applicant's contact details.
 */
export function applicationNotification(
  values: Answers<typeof fields>,
  { currency, sentAt, source }: ApplicationContext,
) {
  const price = prices.premium[currency]
  const [shortFields, longFields] = shortAndLongFields(
    pricedFields(fields, formatMoney(price, currency)),
  )
  const answers = {
    ...values,
    businessWebsite: websiteAsSent(values.businessWebsite),
  }
  const body = messageBody(
    message.header,
    [
      ...labelledValues(shortFields, answers),
      [message.price, plainMoney(price, currency)],
      [message.currency, currency],
      [message.sentAt, sentAt.toISOString()],
      [message.source, message.program],
      [message.page, APPLICATION_PATH],
      ...labelledValues(longFields, answers),
    ],
    source,
    message.footer,
  )
  return {
    subject: fillPlaceholders(message.subject, {
      business: values.businessName,
    }),
    body,
  }
}
