import { expect, test } from 'vitest'
import { earlyBird } from '#data/ai-career-program.yaml'
import { levels } from '#data/levels.ts'
import type { Money } from '#data/money.ts'
import { formatMoney, plainMoney } from '#data/money.ts'
import { bundleOffer, guideBonusWorth, guidePrice, prices } from '#data/prices.yaml'
import { decodeChat } from '#tests/forms/decode-message.ts'
import { all, attributes, documentAt, linksTo, pageAt, texts, words } from './page-at.ts'

// Every word of the programs' content files is on its page: tests/built/content.test.ts.

const course = '/ai-mastery-course'
const career = '/ai-career-program'
const section = (title: string) => `section[aria-label="${title}"]`
const bundle = section('Complete AI Career Bundle')
const price = 'aside[aria-label=Price]'
const card = (id: string) => `article[aria-labelledby=level-${id}]`

const currencies = ['INR', 'USD'] as const
const rupees = (amount: number) => formatMoney(amount, 'INR')
const both = (money: Money) => currencies.map((currency) => formatMoney(money[currency], currency))

test.each<[path: string, part: string, says: readonly string[]]>([
  [course, '.notice', ['No revenue, saving, growth or other outcome is guaranteed']],
  [career, '.notice', ['no employment, salary or income outcome is guaranteed']],
  ['/career/expert', '.notice', ['No employment, leadership or income outcome is guaranteed']],
  ['/career/beginner', '.notice', ['does not promise a job']],
  ['/career/intermediate', '.notice', ['does not promise a job']],
  ['/career/professional', '.notice', ['does not promise a job']],
  ['/', '[aria-labelledby=guide]', [rupees(guidePrice), rupees(guideBonusWorth)]],
  [course, price, both(prices.premium)],
  [career, bundle, [...both(prices.bundle), bundleOffer.label]],
  ...levels.flatMap(({ id, level, ...facts }): [string, string, string[]][] => {
    const sold = [...both(facts.price), facts.duration, facts.expectedSalary]
    return [
      [career, card(id), [...sold, earlyBird, ...facts.features]],
      [`/career/${id}`, price, sold],
      [`/career/${id}`, 'main', [earlyBird, `${level} level`]],
    ]
  }),
])('%s says in its %s: %j', (path, part, says) => {
  const shown = words(documentAt(path).querySelector(part))
  expect(says.filter((each) => !shown.includes(each))).toEqual([])
})

test.each<[path: string, part: string, price: Money, names: readonly string[]]>([
  ['/', '[aria-labelledby=premium]', prices.premium, []],
  [course, 'main', prices.premium, ['AI Business Transformation Program']],
  [career, bundle, prices.bundle, ['bundle']],
  ...levels.map(({ id, level, price, duration }): [string, string, Money, string[]] => [
    ...([`/career/${id}`, 'main', price] as const),
    ['AI Career Program', `${level} level`, duration],
  ]),
])('%s has chats for each currency in its %s that name %j and %j', (path, part, price, names) => {
  const hrefs = attributes(documentAt(path), `${part} a[href^="https://wa.me/"]`, 'href')
  const chats = hrefs.map((href) => decodeChat(href ?? '').text)
  expect(chats.length).toBeGreaterThan(0)
  for (const currency of currencies) {
    const named = chats.filter((chat) => chat.includes(plainMoney(price[currency], currency)))
    expect(named, currency).toHaveLength(chats.length / 2)
  }
  for (const name of names) expect(chats.filter((chat) => !chat.includes(name))).toEqual([])
})

test('the price of the business program is chosen in rupees', () => {
  const main = pageAt(course)
  expect(texts(main, 'label:has([type=radio])')).toEqual(['India (INR)', 'International (USD)'])
  expect(texts(main, 'label:has([type=radio][checked])')).toEqual(['India (INR)'])
})

test('the business program can be applied for by mail, without script', () => {
  const [mail] = attributes(pageAt(course), '#apply a[href^="mailto:"]', 'href')
  expect(mail?.length).toBeLessThanOrEqual(1_900)
  expect(decodeURIComponent(mail ?? '')).toMatch(
    /Full name:.*Business challenges:.*Additional information \(optional\):/s,
  )
})

test('the career program strikes the sum of its levels and ends with the consultation', () => {
  expect(texts(documentAt(career), `${bundle} s`)).toEqual([rupees(bundleOffer.struck)])
  expect(attributes(pageAt(career), 'a', 'href').at(-1)).toBe('/consultation')
})

test.each(levels)(
  '$id is enrolled for on its page, by chat, and has features of its own',
  ({ id, duration }) => {
    const isExpert = id === 'expert'
    const cardLinks = linksTo(documentAt(career).querySelector(card(id)), `/career/${id}`)
    expect(cardLinks).toEqual([isExpert ? 'Apply Now' : 'Enroll Now'])
    const main = pageAt(`/career/${id}`)
    for (const chat of all(main, 'a[href^="https://wa.me/"]'))
      expect(words(chat)).toMatch(isExpert ? /^Apply via WhatsApp/ : /^Enroll Now via WhatsApp/)
    expect(texts(main, `${section('What to expect')} h3`)).toEqual(
      id === 'beginner' ? [duration, 'Beginner friendly', 'Certification'] : [],
    )
  },
)
