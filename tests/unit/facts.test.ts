import { describe, expect, test } from 'vitest'
import { factsOf } from '#content/facts.ts'

/** Files of facts as an owner writes them, by their names. */
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
    ['a sum of its terms', 'refundTerms.guaranteeAbove', '₹1,50,000'],
    ['days as a number alone', 'refundTerms.guaranteeDays', '30'],
    ['both prices of a program', 'prices.premium', '₹1,00,000 or $1,200'],
    ['its rupees', 'prices.premium.INR', '₹1,00,000'],
    ['its dollars', 'prices.premium.USD', '$1,200'],
    ['a price of marketing in dollars', 'business.marketingPrice', '$1,500'],
    ['a figure as it is', 'claims.rating.value', '4.8'],
    ['a time in its sentence', 'promises.reply.sentence', 'within 24 hours'],
    ['a label of a form', 'fields.name', 'Your name'],
    ['a time zone by its name', 'site.timeZoneName', 'IST'],
    ['a choice of languages', 'site.languages', 'English, Hindi or Bengali'],
    ['all languages', 'site.allLanguages', 'English, Hindi and Bengali'],
  ])('%s', (_, name, shown) => {
    expect(get(name)).toBe(shown)
  })

  test('the hours that its owner shows on pages, and no others', () => {
    const hours = get('businessHours')
    expect(hours).toMatch(/^Mon.*9.*6/)
    expect(hours).not.toContain('Sun')
  })
})
