import { describe, expect, test } from 'vitest'
import { formatMoney, plainMoney } from '../../data/money.ts'
import { bundleOffer, guidePrice, prices } from '../../data/prices.ts'

describe('prices on a page', () => {
  test('a visitor in India reads rupees with Indian grouping', () => {
    expect(formatMoney(100_000, 'INR')).toBe('₹1,00,000')
    expect(formatMoney(7_999, 'INR')).toBe('₹7,999')
    expect(formatMoney(1_23_45_678, 'INR')).toBe('₹1,23,45,678')
  })

  test('a visitor elsewhere reads dollars with groups of three', () => {
    expect(formatMoney(1_200, 'USD')).toBe('$1,200')
    expect(formatMoney(100, 'USD')).toBe('$100')
    expect(formatMoney(1_234_567, 'USD')).toBe('$1,234,567')
  })

  test('a visitor reads the commas of the country for every amount', () => {
    const [rupees, dollars] = ['en-IN', 'en-US'].map((locale) => new Intl.NumberFormat(locale))
    for (let amount = 0; amount < 2e9; amount = amount * 3 + 7) {
      expect(formatMoney(amount, 'INR')).toBe(`₹${rupees?.format(amount)}`)
      expect(formatMoney(amount, 'USD')).toBe(`$${dollars?.format(amount)}`)
    }
  })

  test('a visitor never sees paise or cents', () => {
    expect(formatMoney(1_499.5, 'INR')).toBe('₹1,500')
    expect(formatMoney(99.4, 'USD')).toBe('$99')
  })

  test('a price has only symbol, digits and plain commas', () => {
    for (const price of Object.values(prices)) {
      expect(formatMoney(price.INR, 'INR')).toMatch(/^\u20b9[0-9,]+$/)
      expect(formatMoney(price.USD, 'USD')).toMatch(/^\$[0-9,]+$/)
    }
    expect(formatMoney(guidePrice, 'INR')).toMatch(/^\u20b9[0-9,]+$/)
    expect(formatMoney(bundleOffer.struck, 'INR')).toMatch(/^\u20b9[0-9,]+$/)
  })
})

describe('prices in a message', () => {
  test('a visitor sends the currency spelled out, with an ordinary space', () => {
    expect(plainMoney(100_000, 'INR')).toBe('INR 1,00,000')
    expect(plainMoney(1_200, 'USD')).toBe('USD 1,200')
    for (const price of Object.values(prices))
      expect(plainMoney(price.INR, 'INR')).toMatch(/^INR [0-9,]+$/)
  })
})
