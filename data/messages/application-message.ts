import { type applicationContext, withPrice } from '#data/forms/application.ts'
import { fields } from '#data/forms/application-form.yaml'
import { type Answers, byLength, fieldLines } from '#data/forms/field.ts'
import { withScheme } from '#data/forms/website.ts'
import { formatMoney, plainMoney } from '#data/money.ts'
import { prices } from '#data/prices.yaml'
import { messageLines } from './lines.ts'

/** An application: the visitor's answers with what the page adds to them. */
export type Application = Answers<typeof fields> & ReturnType<typeof applicationContext>

export const applicationHeader = 'NEW PREMIUM PROGRAM APPLICATION'
/** Reminder in the owner's notice (requirements §7.2.4). */
const applicationReminder = 'Reminder: please review this application within 24 hours.'

/**
 * The owner's notice of an application: subject with the business name, all fields, the price
 * (requirements §7.2.4). The long answers come last: if a link has to be cut, the ways to reach the
 * applicant are still in it.
 */
export function applicationNotification(values: Application, source?: string) {
  const { currency } = values
  const price = prices.premium[currency]
  const [short, long] = byLength(withPrice(fields, formatMoney(price, currency)))
  const answers = { ...values, businessWebsite: withScheme(values.businessWebsite) }
  const body = messageLines(
    applicationHeader,
    [
      ...fieldLines(short, answers),
      ['Program price', plainMoney(price, currency)],
      ['Currency', currency],
      ['Submitted at', values.timestamp],
      ['Source', values.source],
      ['Page', values.page],
      ...fieldLines(long, answers),
    ],
    source,
    applicationReminder,
  )
  return { subject: `New premium application: ${values.businessName}`, body }
}
