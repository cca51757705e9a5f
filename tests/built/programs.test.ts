import { describe, expect, test } from 'vitest'
import { earlyBird } from '#data/ai-career-program.yaml'
import { levels as facts } from '#data/levels.ts'
import { bundleOffer, prices } from '#data/prices.yaml'
import type { Money } from '#data/schemas/facts.ts'
import { decodeChat } from '#tests/forms/decode-message.ts'
import { all, attributes, linksTo, pageAt, texts, words } from './page-at.ts'

// Every word of the programs' content files is on its page: tests/built/content.test.ts.

const section = (main: HTMLElement, title: string) =>
  main.querySelector(`section[aria-label="${title}"]`)
const chats = (root: ParentNode | null) =>
  all(root, 'a[href^="https://wa.me/"]').map((link) => ({
    label: words(link),
    text: decodeChat(link.getAttribute('href') ?? '').text,
  }))
function expectWords(root: Element | null | undefined, parts: readonly string[]) {
  const shown = words(root)
  expect(parts.filter((part) => !shown.includes(part))).toEqual([])
}

/** An amount as displayed: rupees with Indian groups, dollars with groups of three. */
const amounts = ({ INR, USD }: Money) => ({
  inr: INR.toLocaleString('en-IN'),
  usd: USD.toLocaleString('en-US'),
})
const levels = facts.map((level) => ({ ...level, ...amounts(level.price) }))

test.each([
  ['/ai-mastery-course', 'No revenue, saving, growth or other outcome is guaranteed'],
  ['/ai-career-program', 'no employment, salary or income outcome is guaranteed'],
  ['/career/expert', 'No employment, leadership or income outcome is guaranteed'],
  ...['beginner', 'intermediate', 'professional'].map((id) => [
    `/career/${id}`,
    'does not promise a job',
  ]),
])('%s says what it does not promise', (path, promise) => {
  expectWords(pageAt(path).querySelector('.notice'), [promise])
})

describe('/ai-mastery-course', () => {
  const main = pageAt('/ai-mastery-course')
  const { inr, usd } = amounts(prices.premium)

  test('serves the price in both currencies, India (INR) chosen', () => {
    expectWords(main.querySelector('aside[aria-label=Price]'), [`₹${inr}`, `$${usd}`])
    expect(texts(main, 'label:has([type=radio])')).toEqual(['India (INR)', 'International (USD)'])
    expect(texts(main, 'label:has([type=radio][checked])')).toEqual(['India (INR)'])
  })

  test('has chat links for each currency that name their price', () => {
    const naming = (price: string) => chats(main).filter(({ text }) => text.includes(price)).length
    expect(naming(`INR ${inr}`)).toBeGreaterThan(0)
    expect(naming(`USD ${usd}`)).toBe(naming(`INR ${inr}`))
    expect(naming('AI Business Transformation Program')).toBe(chats(main).length)
  })

  test('can be applied for by mail, without script', () => {
    const [mail = ''] = attributes(main, '#apply a[href^="mailto:"]', 'href')
    expect(mail?.length).toBeLessThanOrEqual(1_900)
    expect(decodeURIComponent(mail ?? '')).toMatch(
      /Full name:.*Business challenges:.*Additional information \(optional\):/s,
    )
  })
})

describe('/ai-career-program', () => {
  const main = pageAt('/ai-career-program')

  test.each(levels)('has a card of $id with its prices, facts and button', (level) => {
    const card = all(main, '[data-island=LevelFinder] article')[levels.indexOf(level)]
    const { inr, usd, duration, expectedSalary, features } = level
    expectWords(card, [`₹${inr}`, `$${usd}`, duration, expectedSalary, earlyBird, ...features])
    expect(linksTo(card, `/career/${level.id}`)).toEqual([
      level.id === 'expert' ? 'Apply Now' : 'Enroll Now',
    ])
  })

  test('offers the bundle by chat, with its struck-through and dollar prices', () => {
    const bundle = section(main, 'Complete AI Career Bundle')
    const { inr, usd } = amounts(prices.bundle)
    expect(texts(bundle, 's')).toEqual([`₹${bundleOffer.struck.toLocaleString('en-IN')}`])
    expectWords(bundle, [`₹${inr}`, `$${usd}`, bundleOffer.label])
    expect(chats(bundle).map(({ text }) => text)).toEqual([
      expect.stringMatching(`bundle.*INR ${inr}`),
      expect.stringMatching(`bundle.*USD ${usd}`),
    ])
  })

  test('ends with the consultation', () => {
    expect(attributes(main, 'a', 'href').at(-1)).toBe('/consultation')
  })
})

describe.each(levels)('/career/$id', (level) => {
  const main = pageAt(`/career/${level.id}`)

  test('has both prices and facts, enrols by chat, and names program, price and duration', () => {
    const { inr, usd, duration, expectedSalary } = level
    const price = main.querySelector('aside[aria-label=Price]')
    expectWords(price, [`₹${inr}`, `$${usd}`, duration, expectedSalary])
    expectWords(main, [earlyBird, `${level.level} level`])
    const label = level.id === 'expert' ? 'Apply via WhatsApp' : 'Enroll Now via WhatsApp'
    const links = chats(main).filter((link) => link.label.startsWith(label))
    for (const amount of [`INR ${inr}`, `USD ${usd}`]) {
      const text = links.find(({ text }) => text.includes(amount))?.text
      for (const part of ['AI Career Program', `${level.level} level`, duration])
        expect(text).toContain(part)
    }
  })

  test('has features only where it is for beginners', () => {
    expect(texts(section(main, 'What to expect'), 'h3')).toEqual(
      level.id === 'beginner' ? [level.duration, 'Beginner friendly', 'Certification'] : [],
    )
  })
})
