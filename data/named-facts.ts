import { businessHours } from './business-hours.ts'
import { promises } from './claims.ts'
import { guide } from './guide.ts'
import { formatMoney } from './money.ts'
import { guidePrice, prices, refundTerms } from './prices.ts'
import { factName, type NamedFact } from './schemas/fact-names.ts'
import type { Money } from './schemas/facts.ts'
import { site } from './site.ts'
import { callOf, taking, within } from './times.ts'

const rupees = (amount: number) => formatMoney(amount, 'INR')
const both = (price: Money) => `${rupees(price.INR)} or ${formatMoney(price.USD, 'USD')}`
const [book, cases, templates] = guide.contents

/** Text of each fact that a text may name in braces. */
const words: Readonly<Record<NamedFact, string>> = {
  'prices.premium': both(prices.premium),
  'prices.beginner': both(prices.beginner),
  'prices.expert': both(prices.expert),
  'prices.bundle': both(prices.bundle),
  guidePrice: rupees(guidePrice),
  'guide.book': book.title,
  'guide.cases': cases.title,
  'guide.templates': templates.title,
  'guide.bonus': guide.bonus,
  'guide.howToBuy': guide.howToBuy,
  'promises.quickStart': promises.quickStart,
  'promises.typicalProject': promises.typicalProject,
  'promises.serviceResponse': promises.serviceResponse,
  'promises.consultationResponse': promises.consultationResponse,
  'promises.reviewResponse': promises.reviewResponse,
  'promises.paymentDetails': promises.paymentDetails,
  'promises.freeConsultation': promises.freeConsultation,
  'promises.strategyCall': promises.strategyCall,
  'refundTerms.guaranteeDays': String(refundTerms.guaranteeDays),
  'refundTerms.guaranteeAbove': rupees(refundTerms.guaranteeAbove),
  'refundTerms.disputeDays': String(refundTerms.disputeDays),
  'site.languages': `${site.languages.slice(0, -1).join(', ')} or ${site.languages.at(-1)}`,
  'site.location': site.location,
  'site.timeZoneLabel': site.timeZoneLabel,
  businessHours,
}

/** Phrases around a promised time: 'within {…}', 'takes {…}', '{…} strategy call'. */
const fitted = new RegExp(
  `\\b(within|takes?) ${factName.source}|${factName.source} ((?:[a-z]+ )?call)\\b`,
  'g',
)

/** Replaces `{names}` by their facts; unknown names stay, and the content check reports them. */
export function withFacts(text: string): string {
  const wordsOf = (name: string) => words[name as NamedFact]
  return text
    .replace(fitted, (whole, verb, name = '', named = '', call = '') => {
      const time = `${name}${named}`.startsWith('promises.') ? wordsOf(name || named) : undefined
      if (time === undefined) return whole
      if (call) return callOf(call, time)
      return verb === 'within' ? within(time) : taking(time, verb)
    })
    .replace(factName, (whole, name) => wordsOf(name) ?? whole)
}
