import { withFacts } from './named-facts.ts'
import questions from './questions.json' with { type: 'json' }
import type { FaqItem } from './schemas/facts.ts'

const answered = ({ question, answer }: FaqItem): FaqItem => ({
  question,
  answer: withFacts(answer),
})

/** The questions of the home page (requirements §2.4.7); its structured data repeats them. */
export const homeFaq: readonly FaqItem[] = questions.home.map(answered)

/** The questions of the contact page (requirements §2.16.1). */
export const contactFaq: readonly FaqItem[] = questions.contact.map(answered)
