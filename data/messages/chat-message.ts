import { filled } from '#data/filled.ts'
import { message } from '#data/forms/application-form.yaml'
import * as chats from '#data/messages/chats.yaml'
import { plainMoney } from '#data/money.ts'
import { prices } from '#data/prices.yaml'
import type { Currency, Money } from '#data/schemas/facts.ts'

/** Fields of a career level that an enquiry names. */
export interface PricedLevel {
  /** 'Beginner' */
  readonly level: string
  readonly title: string
  readonly price: Money
  readonly duration: string
}

const priceIn = (price: Money, currency: Currency) => plainMoney(price[currency], currency)

export const premiumMessage = (currency: Currency = 'INR') =>
  filled(chats.premium, { program: message.program, price: priceIn(prices.premium, currency) })

/** `levels` in the order of the program, the shortest first. */
export const careerMessage = (
  levels: readonly Pick<PricedLevel, 'duration'>[],
  currency: Currency = 'INR',
) =>
  filled(chats.career, {
    count: levels.length,
    shortest: levels[0]?.duration ?? '',
    longest: levels.at(-1)?.duration ?? '',
    price: priceIn(prices.beginner, currency),
  })

export const bundleMessage = (currency: Currency = 'INR') =>
  filled(chats.bundle, { price: priceIn(prices.bundle, currency) })

export const levelMessage = (
  { level, title, duration, price }: PricedLevel,
  currency: Currency = 'INR',
) => filled(chats.level, { level, title, duration, price: priceIn(price, currency) })

/** Names what 'Find My Level' recommended. */
export const quizMessage = ({
  level,
  title,
  duration,
}: Pick<PricedLevel, 'level' | 'title' | 'duration'>) =>
  filled(chats.quiz, { level, title, duration })
