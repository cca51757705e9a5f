import { describe, expect, test } from 'vitest'
import { openSite } from '#content/open-site.ts'
import { contentFiles } from '#content/schema/content-files.ts'
import consultation from '#data/consultation.yaml'
import contact from '#data/contact.yaml'
import { contactEntries } from '#data/contact-entries.ts'
import { disclaimer } from '#data/footer.yaml'
import home from '#data/home.yaml'
import testimonials from '#data/testimonials.yaml'

/** Parts of the paths of files that are not checked, since they may have exclamation marks. */
const exclaimingParts = [
  'toasts',
  'failures',
  'failed-parts',
  'offline',
  'forms/',
]
const isExclaiming = (file: string) =>
  exclaimingParts.some((part) => file.includes(part))
const files = [...openSite('.').files].filter(
  ([file]) => file in contentFiles && !isExclaiming(file),
)
const written = files.flatMap(([, { texts }]) => texts)
const texts = written.map(({ value }) => value)

/** The texts of the site that match a forbidden pattern once `clean` has removed exceptions. */
const offences = (pattern: RegExp, clean = (text: string) => text) =>
  texts.filter((text) => {
    const cleaned = clean(text)
    return pattern.test(cleaned)
  })

// tests/delivered/quoted-words.test.ts checks the other words that the requirements quote.
test('the labels of facts and the links of the banner match the words of the requirements', () => {
  const labelled = [
    ...contactEntries,
    consultation.quotes.helped,
    ...testimonials.stats,
  ]
  const links = home.banner.links.flatMap(Object.values)
  const labels = labelled.map(({ label }) => label)
  expect([...labels, ...links]).toEqual([
    'Email',
    'Phone',
    'Location',
    'Response time',
    'business owners helped',
    'Happy Clients',
    'Client Satisfaction',
    'Average Growth',
    'Years Experience',
    'Business',
    '/ai-mastery-course',
    'Career',
    '/ai-career-program',
  ])
})

test('the home page has a heading of six to ten words, and no FAQ question appears twice', () => {
  expect(home.hero.title).toMatch(/^\S+(?: \S+){5,9}$/)
  const items = [...home.faq.items, ...contact.faq.items]
  const questions = items.map(({ question }) => question)
  expect(questions).toEqual([...new Set(questions)])
})

describe('as the tone of voice requires', () => {
  /** Removes 'guaranteed' where it is negated, as in 'no outcome is guaranteed'. */
  const withoutDisclaimers = (text: string) =>
    text.replace(/\b(?:no|not)\b[^.!?]*?\bguaranteed\b/gi, '')

  /** Beginnings of words of hype; a space also matches a hyphen or nothing. */
  const hype = [
    'guaranteed',
    'risk free',
    'no risk',
    'proven formula',
    'get rich',
    'overnight',
    'instant results',
    'sky rocket',
    'game chang',
    'cutting edge',
    'state of the art',
    'next level',
    'world class',
    'best in class',
    'super charg',
    'turbo charg',
    'seamless',
    'effortless',
    'unleash',
    'revolution',
    'elevat',
    'leverag',
    'unlock',
    "in today's world",
    "in today's digital",
  ]

  test('no text of the pages has hype, exclamation marks, emoji or em dashes', () => {
    expect(texts.length).toBeGreaterThan(150)
    const beginnings = hype.map((words) => words.replaceAll(' ', '[- ]?'))
    const hyped = new RegExp(beginnings.join('|'), 'i')
    expect(offences(hyped, withoutDisclaimers)).toEqual([])
    const withoutOops = (text: string) =>
      text.replace('Oops! Page not found', '')
    expect(offences(/!/, withoutOops)).toEqual([])
    expect(offences(/\p{Extended_Pictographic}|—/u)).toEqual([])
  })

  test('the disclaimers say that results are not typical and nothing is guaranteed', () => {
    const pageDisclaimers = [
      home.results.text,
      testimonials.disclaimer.text,
      consultation.quotes.note,
    ]
    for (const text of [disclaimer, ...pageDisclaimers]) {
      expect(text).toMatch(/not typical/)
      expect(text).toMatch(/no outcome is guaranteed/)
    }
  })
})
