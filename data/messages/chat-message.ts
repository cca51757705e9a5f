import { source as premiumProgram } from '#data/forms/application.ts'
import { plainMoney } from '#data/money.ts'
import { prices } from '#data/prices.yaml'
import type { Currency, Money } from '#data/schemas/facts.ts'

// Prefilled messages of the chat buttons (requirements §7.2.6), which visitors can change before
// sending.

/** Fields of a career level that an enquiry names. */
export interface PricedLevel {
  /** 'Beginner' */
  readonly level: string
  readonly title: string
  readonly price: Money
  readonly duration: string
}

export const widgetMessage = () =>
  'Hello, I found your website and I am interested in your AI and digital marketing services. Can you tell me how we could work together?'

export const premiumMessage = (currency: Currency = 'INR') =>
  `Hello, I am interested in the ${premiumProgram} (${plainMoney(prices.premium[currency], currency)}, application based). I would like to apply. What are the next steps?`

/** `levels` in the order of the program, the shortest first. */
export function careerMessage(
  levels: readonly Pick<PricedLevel, 'price' | 'duration'>[],
  currency: Currency = 'INR',
) {
  const [first, last] = [levels[0], levels.at(-1)]
  const terms =
    first && last
      ? ` (${levels.length} levels, ${first.duration} to ${last.duration}, from ${plainMoney(first.price[currency], currency)})`
      : ''
  return `Hello, I am interested in the AI Career Program${terms}. Which level would suit me?`
}

export const bundleMessage = (currency: Currency = 'INR') =>
  `Hello, I am interested in the complete bundle of the AI Career Program (all levels, ${plainMoney(prices.bundle[currency], currency)}). What are the next steps?`

export const levelMessage = (level: PricedLevel, currency: Currency = 'INR') =>
  `Hello, I am interested in ${level.title}, the ${level.level} level of the AI Career Program (${plainMoney(level.price[currency], currency)}, ${level.duration}). What are the next steps?`

export const contactGreeting = () =>
  'Hello, I found your website and would like to talk to you about my business.'

/** Subject of the mail link on the contact page (requirements §2.16.2). */
export const contactMailSubject = 'Business Inquiry - AI & Digital Marketing Services'
