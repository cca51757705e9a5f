import { businessHours } from './business-hours.ts'
import { promises } from './claims.ts'
import { guide } from './guide.ts'
import { formatMoney } from './money.ts'
import { guidePrice, prices, refundTerms } from './prices.ts'
import { factName, type NamedFact } from './schemas/fact-names.ts'
import type { Money } from './schemas/facts.ts'
import { site } from './site.ts'

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
  'promises.quickStart': promises.quickStart.sentence,
  'promises.typicalProject': promises.typicalProject.sentence,
  'promises.serviceResponse': promises.serviceResponse.sentence,
  'promises.consultationResponse': promises.consultationResponse.sentence,
  'promises.reviewResponse': promises.reviewResponse.sentence,
  'promises.paymentDetails': promises.paymentDetails.sentence,
  'promises.freeConsultation': promises.freeConsultation.sentence,
  'promises.strategyCall': promises.strategyCall.sentence,
  'refundTerms.guaranteeDays': String(refundTerms.guaranteeDays),
  'refundTerms.guaranteeAbove': rupees(refundTerms.guaranteeAbove),
  'refundTerms.disputeDays': String(refundTerms.disputeDays),
  'site.languages': `${site.languages.slice(0, -1).join(', ')} or ${site.languages.at(-1)}`,
  'site.location': site.location,
  'site.timeZoneLabel': site.timeZoneLabel,
  businessHours,
}

/** Replaces `{names}` by their facts; unknown names stay, and the content check reports them. */
export const withFacts = (text: string): string =>
  text.replace(factName, (whole, name) => words[name as NamedFact] ?? whole)
