import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WithPrices } from '#components/ui/WithPrices.tsx'
import { linkedFacts, withNamedPrices } from '#content/facts/with-facts.ts'
import { readMarkdown } from '#content/read/markdown.ts'
import { namedPrices } from '#content/rules/named-prices/named-prices.ts'
import { formatMoney, plainMoney } from '#data/money.ts'
import { plainPrices, pricedParts } from '#data/priced-text.ts'
import { prices } from '#data/prices.yaml'

const twoOfOnePrice = { morning: { INR: 900, USD: 11 }, evening: { INR: 900, USD: 14 } }
const facts = linkedFacts(
  new Map([
    ['prices.morning.INR', '₹900'],
    ['prices.morning.USD', '$11'],
    ['guide.bonus', 'from {prices.morning.INR} \\{sic\\}'],
  ]),
)

test('a visitor reads whole amounts with the commas of their country', () => {
  const [rupees, dollars] = ['en-IN', 'en-US'].map(
    (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
  )
  for (let amount = 0.4; amount < 2e9; amount = amount * 3 + 7) {
    expect(formatMoney(amount, 'INR')).toBe(`₹${rupees?.format(amount)}`)
    expect(formatMoney(amount, 'USD')).toBe(`$${dollars?.format(amount)}`)
    expect(plainMoney(amount, 'INR')).toBe(`INR ${rupees?.format(amount)}`)
  }
  expect(formatMoney(100_000, 'INR')).toBe('₹1,00,000')
  expect(plainMoney(1_200, 'USD')).toBe('USD 1,200')
})

test('an amount typed by hand is shown as it is typed, though it is the price of a level', () => {
  const typed = formatMoney(prices.beginner.INR, 'INR')
  const html = renderToStaticMarkup(createElement(WithPrices, { text: { named: `At ${typed}.` } }))
  expect(html).toBe(`At <span translate="no">${typed}</span>.`)
})

test('two programs of one price in rupees each have their own dollars', () => {
  const named = '{prices.morning.INR}+ or {prices.evening.INR}'
  expect(pricedParts({ named }, twoOfOnePrice)).toEqual([
    { INR: '₹900+', USD: '$11+' },
    ' or ',
    { INR: '₹900', USD: '$14' },
  ])
})

test('who cannot choose a currency reads both, and each price once', () => {
  const plain = (named: string) => plainPrices({ named }, twoOfOnePrice)
  expect(plain('From {prices.morning.INR}+.')).toBe('From ₹900+ or $11+.')
  expect(plain('{prices.evening}, \\{so\\}')).toBe('₹900 or $14, {so}')
  expect(plain('{prices.evening.INR} here, {prices.evening.USD} there')).toBe(
    '₹900 here, $14 there',
  )
})

test('a price that another fact names stays a name in words and in prose', () => {
  expect(withNamedPrices('{guide.bonus}', facts)).toBe('from {prices.morning.INR} \\{sic\\}')
  const { html } = readMarkdown('**Only {guide.bonus}**\n', facts)
  expect(JSON.stringify(html)).toContain('{"named":"{prices.morning.INR}"}')
  const { html: both } = readMarkdown('{prices.morning.INR}, *{prices.morning.USD}*\n', facts)
  expect(JSON.stringify(both)).not.toContain('named')
})

test('the check asks whether a typed amount that equals a price is meant to be it', () => {
  const text = { kind: 'words', written: 'INR 900 here, ₹901 and $14 there, {prices.evening.INR}' }
  const files = new Map([['data/prices.yaml', { value: { prices: twoOfOnePrice }, texts: [text] }]])
  const found = namedPrices.find({ files } as never)
  expect(found.map(({ message }) => message)).toEqual([
    "'INR 900' stays when the price changes: write {prices.morning.INR} if it is that price",
    "'$14' stays when the price changes: write {prices.evening.USD} if it is that price",
  ])
})
