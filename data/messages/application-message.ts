import { filled } from '#data/filled.ts'
import { withPrice } from '#data/forms/application.ts'
import { fields, message } from '#data/forms/application-form.yaml'
import { type Answers, byLength, fieldLines } from '#data/forms/field.ts'
import { websiteAsSent } from '#data/forms/website.ts'
import type { Currency } from '#data/money.ts'
import { formatMoney, plainMoney } from '#data/money.ts'
import { prices } from '#data/prices.yaml'
import { messageLines } from './form-message.ts'

/** Where an application is filled in. */
const page = '/ai-mastery-course'

/** What an application has beside the visitor's answers; `now` is the time of sending. */
export const applicationContext = (currency: Currency, now: Date) =>
  ({
    currency,
    timestamp: now.toISOString(),
    source: message.program,
    page,
  }) as const

/** An application: the visitor's answers with what the page adds to them. */
export type Application = Answers<typeof fields> &
  ReturnType<typeof applicationContext>

/**
 * The owner's notice of an application: subject with the business name, all fields, the price
 * (requirements §7.2.4). The long answers come last: if a link has to be cut, the ways to reach the
 * applicant are still in it.
 */
export function applicationNotification(values: Application, source?: string) {
  const { currency } = values
  const price = prices.premium[currency]
  const [short, long] = byLength(
    withPrice(fields, formatMoney(price, currency)),
  )
  const answers = {
    ...values,
    businessWebsite: websiteAsSent(values.businessWebsite),
  }
  const body = messageLines(
    message.header,
    [
      ...fieldLines(short, answers),
      [message.price, plainMoney(price, currency)],
      [message.currency, currency],
      [message.sentAt, values.timestamp],
      [message.source, values.source],
      [message.page, values.page],
      ...fieldLines(long, answers),
    ],
    source,
    message.footer,
  )
  return {
    subject: filled(message.subject, { business: values.businessName }),
    body,
  }
}
