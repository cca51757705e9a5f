import { fieldsFor } from '../forms/application.fields.ts'
import type { ApplicationInput } from '../forms/application.schema.ts'
import { byLength, fieldLines } from '../forms/field.ts'
import { withScheme } from '../forms/website.ts'
import { plainMoney } from '../money.ts'
import { prices } from '../prices.ts'
import { messageLines } from './lines.ts'

export const applicationHeader = 'NEW PREMIUM PROGRAM APPLICATION'
/** Reminder in the owner's notice (requirements §7.2.4). */
export const applicationReminder = 'Reminder: please review this application within 24 hours.'

/**
 * The owner's notice of an application: subject with the business name, all fields, the price
 * (requirements §7.2.4). The long answers come last: if a link has to be cut, the ways to reach the
 * applicant are still in it.
 */
export function applicationNotification(values: ApplicationInput, source?: string) {
  const [short, long] = byLength(fieldsFor(values.currency))
  const answers = { ...values, businessWebsite: withScheme(values.businessWebsite) }
  const body = messageLines(
    applicationHeader,
    [
      ...fieldLines(short, answers),
      ['Program price', plainMoney(prices.premium[values.currency], values.currency)],
      ['Currency', values.currency],
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

/** The same text for chat. */
export const applicationMessage = (values: ApplicationInput) => applicationNotification(values).body
