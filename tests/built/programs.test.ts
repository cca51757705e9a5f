import { describe, expect, test } from 'vitest'
import { earlyBird, quiz } from '../../data/ai-career-program.yaml'
import { promises } from '../../data/claims.ts'
import { levels as facts } from '../../data/levels.ts'
import { bundleOffer, prices } from '../../data/prices.ts'
import type { Money } from '../../data/schemas/facts.ts'
import { decodeChat } from '../../tools/forms/decode-message.ts'
import { all, linksTo, pageAt, texts, words } from './page-at.ts'

const section = (main: HTMLElement, title: string) =>
  main.querySelector(`section[aria-label="${title}"]`)
const chats = (root: ParentNode) =>
  all(root, 'a[href^="https://wa.me/"]').map((link) => ({
    label: words(link),
    ...decodeChat(link.getAttribute('href') ?? ''),
  }))

/** An amount as displayed: rupees with Indian groups, dollars with groups of three. */
const amounts = ({ INR, USD }: Money) => ({
  inr: INR.toLocaleString('en-IN'),
  usd: USD.toLocaleString('en-US'),
})
const [premium, bundleAmounts] = [amounts(prices.premium), amounts(prices.bundle)]
const cheapest = amounts(prices.beginner)

const levels = facts.map((level) => ({ ...level, ...amounts(level.price) }))

describe('/ai-mastery-course', () => {
  const main = pageAt('/ai-mastery-course')

  test('serves the price in both currencies and the details visible', () => {
    const price = words(main.querySelector('aside[aria-label=Price]'))
    expect(price).toContain(`₹${premium.inr}`)
    expect(price).toContain(`$${premium.usd}`)
    expect(price).toContain('application based')
    expect(price).toContain(promises.strategyCall.short)
    expect(main.querySelector('#program-details')?.hasAttribute('hidden')).toBe(false)
  })

  test('offers India (INR) first, chosen, and International (USD)', () => {
    expect(texts(main, 'label:has([type=radio])')).toEqual(['India (INR)', 'International (USD)'])
    expect(texts(main, 'label:has([type=radio][checked])')).toEqual(['India (INR)'])
  })

  test('has chat links for each currency that name their price', () => {
    const all = chats(main)
    const naming = (price: string) => all.filter(({ text }) => text.includes(price)).length
    expect(naming(`INR ${premium.inr}`)).toBeGreaterThan(0)
    expect(naming(`USD ${premium.usd}`)).toBe(naming(`INR ${premium.inr}`))
    expect(all.every(({ text }) => text.includes('AI Business Transformation Program'))).toBe(true)
  })

  test('names its four steps in order', () => {
    expect(texts(section(main, 'Four steps, in this order'), 'h3')).toEqual([
      'Apply',
      'Review',
      'Consult',
      'Begin',
    ])
  })

  test('ends with a disclaimer and apply links that work without script', () => {
    expect(words(main.querySelector('.notice'))).toContain(
      'No revenue, saving, growth or other outcome is guaranteed',
    )
    expect(main.querySelectorAll('a[href="#apply"]').length).toBeGreaterThanOrEqual(2)
    const mail = main.querySelector('#apply a[href^="mailto:"]')?.getAttribute('href') ?? ''
    expect(mail.length).toBeLessThanOrEqual(1_900)
    const letter = decodeURIComponent(mail)
    for (const label of [
      'Full name:',
      'Business challenges:',
      'Investment readiness:',
      'Additional information (optional):',
    ])
      expect(letter).toContain(label)
  })
})

describe('/ai-career-program', () => {
  const main = pageAt('/ai-career-program')
  const cards = all(main, '[data-island=LevelFinder] article')

  test('starts with the free consultation and names the lowest price', () => {
    const hero = main.querySelector('h1')?.parentElement
    expect(words(hero?.querySelector('a[href="/consultation"]'))).toBe(
      'Book FREE AI Career Consultation',
    )
    expect(words(hero)).toContain(`₹${cheapest.inr}+`)
  })

  for (const [index, level] of levels.entries())
    test(`has a card of ${level.id} with prices, duration, salary, features and button`, () => {
      const card = cards[index]
      const text = words(card)
      for (const part of [
        `₹${level.inr}`,
        `$${level.usd}`,
        level.duration,
        level.expectedSalary,
        earlyBird,
        ...level.features,
      ])
        expect(text).toContain(part)
      const link = card?.querySelector('a')
      expect(words(link)).toBe(level.id === 'expert' ? 'Apply Now' : 'Enroll Now')
      expect(link?.getAttribute('href')).toBe(`/career/${level.id}`)
    })

  test('shows four cards and a link to the quiz, with no card hidden', () => {
    expect(cards).toHaveLength(4)
    expect(texts(main, '#all-levels a[aria-controls]')).toEqual(['Find My Level'])
    expect(cards[0]?.closest('[hidden], [data-unselected]')).toBeNull()
    expect(words(main.querySelector('#find-my-level legend'))).toBe(quiz.questions[0]?.text)
    expect(main.querySelectorAll('#find-my-level [type=radio]')).toHaveLength(4)
  })

  test('offers the bundle by chat, with its struck-through and dollar prices', () => {
    const bundle = section(main, 'Complete AI Career Bundle')
    const struck = bundleOffer.struck.toLocaleString('en-IN')
    expect(words(bundle?.querySelector('s'))).toBe(`₹${struck}`)
    for (const part of [`₹${bundleAmounts.inr}`, `$${bundleAmounts.usd}`, bundleOffer.label])
      expect(words(bundle)).toContain(part)
    const [inr, usd] = chats(bundle as Element)
    expect(inr?.text).toContain(`INR ${bundleAmounts.inr}`)
    expect(usd?.text).toContain(`USD ${bundleAmounts.usd}`)
    expect(inr?.text).toContain('bundle')
  })

  test('has a disclaimer, and ends with the consultation', () => {
    expect(words(main.querySelector('.notice'))).toContain(
      'no employment, salary or income outcome is guaranteed',
    )
    expect(all(main, 'a').at(-1)?.getAttribute('href')).toBe('/consultation')
  })
})

describe.each(levels)('/career/$id', (level) => {
  const main = pageAt(`/career/${level.id}`)
  const isExpert = level.id === 'expert'

  test('has its badge, both prices, duration, salary, and no countdown', () => {
    const price = words(main.querySelector('aside[aria-label=Price]'))
    const { inr, usd, duration, expectedSalary } = level
    for (const part of [`₹${inr}`, `$${usd}`, duration, expectedSalary, 'indication'])
      expect(price).toContain(part)
    expect(words(main)).toContain(`${level.level} level`)
    expect(words(main)).toContain(earlyBird)
    expect(main.querySelector('time, [data-behaviour~=counter]')).toBeNull()
    expect(linksTo(main, '/ai-career-program')).toContain('Back to AI Career Program')
  })

  test('enrols by chat, naming program, price and duration', () => {
    const [inr, usd] = chats(main)
    const label = isExpert ? 'Apply via WhatsApp' : 'Enroll Now via WhatsApp'
    for (const [link, price] of [
      [inr, `INR ${level.inr}`],
      [usd, `USD ${level.usd}`],
    ] as const) {
      expect(link?.label.startsWith(label)).toBe(true)
      for (const part of ['AI Career Program', `${level.level} level`, price, level.duration])
        expect(link?.text).toContain(part)
    }
  })

  test('lists its topics and its roles under the specified headings', () => {
    const { topics, roles } = level
    for (const { title, items } of [topics, roles])
      expect(texts(section(main, title), 'li')).toHaveLength(items.length)
    if (level.id === 'professional')
      for (const role of texts(section(main, roles.title), 'li')) expect(role).toMatch(/\*$/)
  })

  test('plans every week with its assignment', () => {
    const rows = texts(section(main, 'Week by week'), 'li')
    const last = Number.parseInt(level.duration, 10)
    const weeks = rows.flatMap((row) => {
      const [, from = '0', to = from] = /^Weeks? (\d+)(?:-(\d+))?/.exec(row) ?? []
      return Array.from(
        { length: Number(to) - Number(from) + 1 },
        (_, index) => Number(from) + index,
      )
    })
    expect(weeks).toEqual(Array.from({ length: last }, (_, index) => index + 1))
    for (const row of rows) expect(row).toContain('You hand in:')
  })

  test('says what it does not promise', () => {
    expect(words(main.querySelector('.notice'))).toContain(
      isExpert
        ? 'No employment, leadership or income outcome is guaranteed'
        : 'does not promise a job',
    )
  })
})

test('only beginner has the features block with length, beginner friendly, certification', () => {
  for (const { id, duration } of levels) {
    const titles = texts(section(pageAt(`/career/${id}`), 'What to expect'), 'h3')
    expect(titles).toEqual(
      id === 'beginner' ? [duration, 'Beginner friendly', 'Certification'] : [],
    )
  }
})
