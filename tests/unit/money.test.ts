import { expect, test } from 'vitest'
import { formatMoney, plainMoney } from '#data/money.ts'

test('a visitor reads the commas of the country for every amount', () => {
  const [rupees, dollars] = ['en-IN', 'en-US'].map((locale) => new Intl.NumberFormat(locale))
  for (let amount = 0; amount < 2e9; amount = amount * 3 + 7) {
    expect(formatMoney(amount, 'INR')).toBe(`₹${rupees?.format(amount)}`)
    expect(formatMoney(amount, 'USD')).toBe(`$${dollars?.format(amount)}`)
  }
})

test.each([
  [formatMoney(100_000, 'INR'), '₹1,00,000'],
  [formatMoney(1_499.5, 'INR'), '₹1,500'],
  [formatMoney(1_234_567, 'USD'), '$1,234,567'],
  [formatMoney(99.4, 'USD'), '$99'],
  [plainMoney(100_000, 'INR'), 'INR 1,00,000'],
  [plainMoney(1_200, 'USD'), 'USD 1,200'],
])('whole rupees and dollars are written %s', (written, expected) => {
  expect(written).toBe(expected)
})
