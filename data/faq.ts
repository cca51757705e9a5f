import { promises } from './claims.ts'
import { guide } from './guide.ts'
import { formatMoney } from './money.ts'
import { guidePrice, prices } from './prices.ts'
import questions from './questions.json' with { type: 'json' }
import { type AnswerFact, withFacts } from './schemas/answer-facts.ts'
import type { FaqItem, Money } from './schemas/facts.ts'
import { site } from './site.ts'

/** Terms that the refund answer quotes (requirements §9.3). Days; INR. */
export const refundTerms = { guaranteeDays: 30, guaranteeAbove: 10_000, disputeDays: 30 } as const

const rupees = (amount: number) => formatMoney(amount, 'INR')
const both = (price: Money) => `${rupees(price.INR)} or ${formatMoney(price.USD, 'USD')}`
const [book, cases, templates] = guide.contents

/** The words of each fact that an answer names. */
const facts: Readonly<Record<AnswerFact, string>> = {
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
  'promises.strategyCall': promises.strategyCall,
  'refundTerms.guaranteeDays': String(refundTerms.guaranteeDays),
  'refundTerms.guaranteeAbove': rupees(refundTerms.guaranteeAbove),
  'refundTerms.disputeDays': String(refundTerms.disputeDays),
  'site.businessHours': site.businessHours,
  'site.languages': `${site.languages.slice(0, -1).join(', ')} or ${site.languages.at(-1)}`,
  'site.location': site.location,
  'site.timeZoneLabel': site.timeZoneLabel,
}

const answered = ({ question, answer }: FaqItem): FaqItem => ({
  question,
  answer: withFacts(answer, facts),
})

/** The questions of the home page (requirements §2.4.7); its structured data repeats them. */
export const homeFaq: readonly FaqItem[] = questions.home.map(answered)

/** The questions of the contact page (requirements §2.16.1). */
export const contactFaq: readonly FaqItem[] = questions.contact.map(answered)
