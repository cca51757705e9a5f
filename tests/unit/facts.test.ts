import { describe, expect, test } from 'vitest'
import { factsOf } from '#content/facts.ts'

/** The contents of the files with facts, by path; the values are as an owner writes them. */
const files: Readonly<Record<string, object>> = {
  'data/claims.yaml': {
    claims: { rating: { value: 4.8, reviews: 210 } },
    promises: { reply: { title: '24h', sentence: 'within 24 hours' } },
  },
  'data/prices.yaml': {
    guidePrice: 1499,
    refundTerms: { guaranteeDays: 30, guaranteeAbove: 150_000 },
    prices: { premium: { INR: 100_000, USD: 1200 } },
  },
  'data/site.yaml': {
    name: 'Asha Rao',
    languages: ['English', 'Hindi', 'Bengali'],
    timeZoneLabel: 'IST (GMT+5:30)',
  },
  'data/guide.yaml': { title: 'The guide' },
  'data/forms/all-forms.yaml': { fields: { name: 'Your name' } },
  'data/business.yaml': {
    marketingOffer: { price: 1500 },
    hours: [
      {
        days: ['Monday'],
        opens: '09:00',
        closes: '18:00',
        onPages: true,
      },
      {
        days: ['Sunday'],
        opens: '10:00',
        closes: '12:00',
        onPages: false,
      },
    ],
  },
}
const { get } = factsOf((file) => files[file])

describe('a text that names a fact shows', () => {
  test.each([
    ['a sum in rupees', 'guidePrice', '₹1,499'],
    ['a nested sum in rupees', 'refundTerms.guaranteeAbove', '₹1,50,000'],
    ['days as a plain number', 'refundTerms.guaranteeDays', '30'],
    ['both prices of a program', 'prices.premium', '₹1,00,000 or $1,200'],
    ['the price of a program in rupees', 'prices.premium.INR', '₹1,00,000'],
    ['the price of a program in dollars', 'prices.premium.USD', '$1,200'],
    ['the marketing price in dollars', 'business.marketingPrice', '$1,500'],
    ['a number as it is written', 'claims.rating.value', '4.8'],
    [
      'a promised time as a phrase',
      'promises.reply.sentence',
      'within 24 hours',
    ],
    ['a label of a form', 'fields.name', 'Your name'],
    ['a time zone by its name', 'site.timeZoneName', 'IST'],
    ["languages joined by 'or'", 'site.languages', 'English, Hindi or Bengali'],
    [
      "languages joined by 'and'",
      'site.allLanguages',
      'English, Hindi and Bengali',
    ],
  ])('%s', (_, name, shown) => {
    expect(get(name)).toBe(shown)
  })

  test('only the opening hours that the owner shows on pages', () => {
    const hours = get('businessHours')
    expect(hours).toMatch(/^Mon.*9.*6/)
    expect(hours).not.toContain('Sun')
  })
})
