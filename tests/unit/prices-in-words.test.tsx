import { DomUtils, parseDocument } from 'htmlparser2'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { WithPrices } from '#components/ui/WithPrices.tsx'
import { factsOf } from '#content/facts.ts'
import { fillIn, pricedTextOf } from '#content/fill-in.ts'
import { readMarkdown } from '#content/read/markdown.ts'
import { namedPrices } from '#content/rules/named-prices/named-prices.ts'
import { formatMoney, plainMoney } from '#data/money.ts'
import { inBothCurrencies, inRupees } from '#data/priced-text.ts'
import { markAmountsUntranslated } from '#ssg/document/untranslated-amounts.ts'

const files: Readonly<Record<string, object>> = {
  'data/prices.yaml': {
    prices: {
      morning: { INR: 900, USD: 11 },
      evening: { INR: 900, USD: 14 },
    },
  },
  'data/guide.yaml': { bonus: 'from {prices.morning.INR} \\{sic\\}' },
}
const facts = factsOf((file) => files[file])
/** The words and prices of a text that names facts in braces. */
const wordsFrom = (text: string) => pricedTextOf(fillIn(text, facts.partsOf))

describe('a visitor reads whole amounts', () => {
  const amounts: number[] = []
  for (let amount = 0.4; amount < 2e9; amount = amount * 3 + 7)
    amounts.push(amount)
  /** An amount in the number format of a locale. */
  const writtenIn = (locale: string, amount: number) =>
    amount.toLocaleString(locale, { maximumFractionDigits: 0 })

  test('of rupees with Indian digit grouping', () => {
    expect(formatMoney(100_000, 'INR')).toBe('₹1,00,000')
    for (const amount of amounts) {
      const inIndia = writtenIn('en-IN', amount)
      expect(formatMoney(amount, 'INR')).toBe(`₹${inIndia}`)
    }
  })

  test('of dollars with US digit grouping', () => {
    for (const amount of amounts) {
      const inAmerica = writtenIn('en-US', amount)
      expect(formatMoney(amount, 'USD')).toBe(`$${inAmerica}`)
    }
  })

  test('in messages with the currency code in front', () => {
    expect(plainMoney(100_000, 'INR')).toBe('INR 1,00,000')
    expect(plainMoney(1_200, 'USD')).toBe('USD 1,200')
  })
})

test('an amount that the owner typed is shown unchanged, even if it equals a price', () => {
  const typed = formatMoney(900, 'INR')
  const words = wordsFrom(`At ${typed}.`)
  const shown = createElement(WithPrices, { text: words })
  expect(renderToStaticMarkup(shown)).toBe(`At ${typed}.`)
})

test('two programs with the same price in rupees keep their own prices in dollars', () => {
  expect(wordsFrom('{prices.morning.INR}+ or {prices.evening.INR}')).toEqual([
    { INR: '₹900+', USD: '$11+' },
    ' or ',
    { INR: '₹900', USD: '$14' },
  ])
})

test.each([
  ['From {prices.morning.INR}+.', 'From ₹900+ or $11+.'],
  ['{prices.evening}, \\{so\\}', '₹900 or $14, {so}'],
  [
    '{prices.evening.INR} here, {prices.evening.USD} there',
    '₹900 here, $14 there',
  ],
])(
  "a reader who cannot choose a currency gets '%s' in both currencies, each price once",
  (typed, read) => {
    expect(inBothCurrencies(wordsFrom(typed))).toBe(read)
  },
)

test('a search result, where no currency can be chosen, names a price in rupees', () => {
  const price = { INR: '₹7,999', USD: '$99' }
  expect(inRupees(['From ', price, ' on'])).toBe('From ₹7,999 on')
  expect(inRupees([{ USD: '$99' }])).toBe('$99')
})

test('a fact that contains a price follows the chosen currency, in plain text and Markdown', () => {
  expect(wordsFrom('{guide.bonus}')).toEqual([
    'from ',
    { INR: '₹900', USD: '$11' },
    ' {sic}',
  ])
  const { html } = readMarkdown('**Only {guide.bonus}**\n', facts)
  expect(JSON.stringify(html)).toContain('{"inr":"₹900","usd":"$11"}')
})

const bothPrices = '{prices.morning.INR}, *{prices.morning.USD}*'
test.each([
  ['paragraph', `${bothPrices}\n`],
  ['heading', `## ${bothPrices}\n`],
  ['cell of a table', `| Fee |\n|---|\n| ${bothPrices} |\n`],
])(
  'prices in rupees and dollars in one %s do not follow the chosen currency',
  (_block, typed) => {
    const { html } = readMarkdown(typed, facts)
    expect(JSON.stringify(html)).not.toContain('"usd"')
  },
)

const spellings = [
  '₹7,999',
  '₹ 7,999',
  '₹7999/-',
  'Rs. 7,999/-',
  'Rs 7,999',
  'Rs.7999',
  'INR 7,999',
  '7,999 INR',
  '7,999/-',
  '₹7,999.00',
]

describe('the launch check', () => {
  const prices = {
    beginner: { INR: 7999, USD: 100 },
    premium: { INR: 100000, USD: 1200 },
  }
  /** Findings of the launch check in a text, given these prices. */
  const findingsIn = (writtenText: string, own: typeof prices = prices) => {
    const text = { kind: 'words', file: 'data/home.yaml', writtenText }
    const list = { value: { prices: own }, texts: [text] }
    const files = new Map([['data/prices.yaml', list]])
    return namedPrices.find({ files } as never)
  }

  test.each(spellings)('finds a price that is written as %s', (words) => {
    const findings = findingsIn(`Now ${words}, all in.`)
    expect(findings.map(({ message }) => message)).toEqual([
      `'${words}' stays when the price changes: write {prices.beginner.INR} if it is that price`,
    ])
  })

  test.each(['$100', 'US$ 100', 'US$100', 'USD 100', '100 USD', '$100+'])(
    'finds a price in dollars that is written as %s',
    (words) => {
      expect(findingsIn(words)[0]?.message).toContain('{prices.beginner.USD}')
    },
  )

  test.each(['₹1 lakh', 'Rs 1 lakh', '₹1,00,000', '₹100k', '₹0.01 crore'])(
    'finds a large price that is written as %s',
    (words) => {
      expect(findingsIn(words)[0]?.message).toContain('{prices.premium.INR}')
    },
  )

  test.each([
    '₹7,998',
    '7,999 readers',
    '₹7,999.50',
    '₹79',
    '$7,999',
    'hours 100',
    '1/2 of 100',
  ])('ignores %s, which is not the price of a program', (words) => {
    expect(findingsIn(words)).toEqual([])
  })

  test('gives a finding an id that an exception can name', () => {
    expect(findingsIn('₹7,999')[0]?.id).toBe(
      'price.data/home.yaml.beginner.INR',
    )
  })
})

describe('the build keeps browsers from translating', () => {
  /** A page's markup after its amounts are marked translate="no". */
  const withMarks = (markup: string) => {
    const parsed = parseDocument(markup)
    markAmountsUntranslated(parsed)
    return DomUtils.getOuterHTML(parsed, { encodeEntities: 'utf8' })
  }

  test.each([...spellings, 'US$ 100', 'USD 100', '₹50L', '$2M+', '₹1.5Cr'])(
    '%s in a sentence',
    (words) => {
      const apart = `<span translate="no">${words}</span>`
      expect(withMarks(`<p>It is <b>${words}</b> now, ${words}.</p>`)).toBe(
        `<p>It is <b>${apart}</b> now, ${apart}.</p>`,
      )
    },
  )

  test.each([
    'tag',
    'btn-primary',
    'more-link',
    'mt-2 flex gap-2',
    'hidden lg:grid',
  ])(
    'an amount in a flex row (class %s), whose text stays a single flex item',
    (name) => {
      const row = withMarks(`<p class="${name}">From ₹4,999 a month</p>`)
      const apart = '<span translate="no">₹4,999</span>'
      expect(row).toBe(
        `<p class="${name}"><span>From ${apart} a month</span></p>`,
      )
    },
  )

  test('the whole option that contains an amount, since an option can contain no elements', () => {
    expect(withMarks('<option>Up to ₹5,000</option>')).toBe(
      '<option translate="no">Up to ₹5,000</option>',
    )
  })

  test('an amount, and adds no second mark if the element of the amount has one', () => {
    const markup = '<b translate="no">₹5,000</b>'
    expect(withMarks(markup)).toBe(markup)
  })

  test('only amounts of money, not other numbers', () => {
    const markup = '<p>24 hours, 100% and 7,999 readers</p>'
    expect(withMarks(markup)).toBe(markup)
  })

  test('amounts in the slots of an island, but not in the parts that React hydrates', () => {
    const markup = '<div data-island="Quiz"><p>₹5,000</p></div>'
    expect(withMarks(markup)).toBe(markup)
    expect(withMarks(markup.replace('<p>', '<p data-slot>'))).toContain(
      'translate="no"',
    )
  })
})
