import { fillPlaceholders } from '#data/fill-placeholders.ts'
import { message } from '#data/forms/application-form.yaml'
import type { Level } from '#data/levels.ts'
import * as chats from '#data/messages/chats.yaml'
import { type Currency, type Money, plainMoney } from '#data/money.ts'
import { prices } from '#data/prices.yaml'

const priceIn = (price: Money, currency: Currency) =>
  plainMoney(price[currency], currency)

/** Chat message about the business program. */
export const premiumMessage = (currency: Currency) =>
  fillPlaceholders(chats.premium, {
    program: message.program,
    price: priceIn(prices.premium, currency),
  })

/** Chat message about the career program; `levels` go from the shortest to the longest. */
export const careerMessage = (
  levels: readonly Pick<Level, 'duration'>[],
  currency: Currency,
) =>
  fillPlaceholders(chats.career, {
    count: levels.length,
    shortest: levels[0]?.duration ?? '',
    longest: levels.at(-1)?.duration ?? '',
    price: priceIn(prices.beginner, currency),
  })

/** Chat message about all levels of the career program together. */
export const bundleMessage = (currency: Currency) =>
  fillPlaceholders(chats.bundle, { price: priceIn(prices.bundle, currency) })

type NamedLevel = Pick<Level, 'level' | 'title' | 'duration'>

/** Chat message about one level of the career program. */
export const levelMessage = (
  { price, ...level }: NamedLevel & Pick<Level, 'price'>,
  currency: Currency,
) =>
  fillPlaceholders(chats.level, { ...level, price: priceIn(price, currency) })

/** Chat message about the level that the quiz 'Find My Level' recommended. */
export const quizMessage = (level: NamedLevel) =>
  fillPlaceholders(chats.quiz, level)
