import { describe, expect, test } from 'vitest'
import { faq as premiumFaq } from '../../data/ai-mastery-course.yaml'
import business from '../../data/business.json' with { type: 'json' }
import { faq as contactFaq } from '../../data/contact.yaml'
import { faq as homeFaq } from '../../data/home.yaml'
import { formatMoney } from '../../data/money.ts'
import { prices } from '../../data/prices.ts'
import { utilityPaths } from '../../data/schemas/page.ts'
import { services } from '../../data/service-cards.ts'
import { site } from '../../data/site.ts'
import { printStructuredData } from '../../ssg/document/structured-data.ts'
import { readPages } from '../../ssg/routes/pages.ts'
import { all, documentAt, words } from './page-at.ts'
import { builtPages } from './site.ts'

type Thing = Record<string, unknown>

const thingsOf = (path: string): Thing[] =>
  all(documentAt(path), 'script[type="application/ld+json"]').flatMap(
    ({ textContent }) => (JSON.parse(textContent ?? '') as { '@graph': Thing[] })['@graph'],
  )
const typesOn = (path: string) => thingsOf(path).map((thing) => thing['@type'])
const only = (path: string, type: string): Thing => {
  const found = thingsOf(path).filter((thing) => thing['@type'] === type)
  expect(found, `${type} on ${path}`).toHaveLength(1)
  return found[0] as Thing
}

/** Every object below a value, itself included. */
function objects(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(objects)
  if (value === null || typeof value !== 'object') return []
  return [value as Thing, ...Object.values(value).flatMap(objects)]
}

const stringsIn = (value: unknown): string[] =>
  objects(value).flatMap((thing) =>
    Object.values(thing)
      .flat()
      .filter((entry) => typeof entry === 'string'),
  )

/** Quotation marks depend on the page's typography. */
const plain = (text: string) =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()

const indexed = builtPages.map(({ path }) => path).filter((path) => !utilityPaths.has(path))

describe.each(indexed)('%s', (path) => {
  test('says only what a visitor reads on the page, prices included', () => {
    const seen = plain(words(documentAt(path).body))
    const long = stringsIn(thingsOf(path)).filter(
      (text) => text.length > 40 && !/^https?:/.test(text),
    )
    expect(long.filter((text) => !seen.includes(plain(text)))).toEqual([])
    for (const { price, priceCurrency } of objects(thingsOf(path)).filter(
      (thing) => 'price' in thing,
    ))
      expect(seen).toContain(formatMoney(Number(price), priceCurrency as 'INR' | 'USD'))
    for (const amount of JSON.stringify(thingsOf(path)).match(/[₹$][\d,]+/g) ?? [])
      expect(seen).toContain(amount)
  })

  test('links only to existing pages of the site', () => {
    const known = new Set(builtPages.map((page) => page.path))
    for (const text of stringsIn(thingsOf(path))) {
      if (!text.startsWith(site.origin) || site.social.some(({ url }) => url === text)) continue
      const { pathname } = new URL(text)
      if (!/\.\w+$/.test(pathname)) expect(known, text).toContain(pathname)
    }
  })
})

test.each(indexed.filter((path) => path !== '/'))(
  '%s has breadcrumbs from the home page to itself',
  (path) => {
    const items = only(path, 'BreadcrumbList').itemListElement as Thing[]
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    expect(items[0]).toMatchObject({ name: 'Home', item: `${site.origin}/` })
    expect(items.at(-1)?.item).toBe(`${site.origin}${path}`)
  },
)

test('a service page stands below the list of services', () => {
  const path = services[0]?.link ?? ''
  expect(only(path, 'BreadcrumbList').itemListElement).toMatchObject([
    {},
    { item: `${site.origin}/services` },
    {},
  ])
})

test('the home page describes the person, the organisation and the questions', () => {
  expect(typesOn('/')).toEqual(['Person', 'ProfessionalService', 'FAQPage'])
  expect(only('/', 'Person')).toMatchObject({ '@id': `${site.origin}/#person`, name: site.name })
})

test('the organisation has every property that the requirements list', () => {
  const organisation = only('/', 'ProfessionalService')
  expect(organisation).toMatchObject({
    name: site.name,
    alternateName: site.alternateName,
    url: `${site.origin}/`,
    logo: `${site.origin}/icon-512.png`,
    description: expect.any(String),
    founder: { '@id': `${site.origin}/#person` },
    address: { addressCountry: business.country, addressRegion: business.region },
    geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
    contactPoint: { telephone: site.phone, email: site.email, availableLanguage: site.languages },
    sameAs: site.social.map(({ url }) => url),
    currenciesAccepted: 'INR, USD, EUR, GBP',
    paymentAccepted: expect.any(String),
    priceRange: expect.any(String),
    aggregateRating: { ratingValue: 4.9, reviewCount: 200 },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
      { dayOfWeek: ['Saturday'], opens: '10:00', closes: '16:00' },
    ],
    makesOffer: [
      { name: 'AI Business Transformation Program', price: prices.premium.INR },
      { price: business.marketingOffer.price, priceCurrency: 'USD' },
    ],
  })
  const areas = (organisation.contactPoint as { areaServed: Thing[] }).areaServed
  expect(areas.flatMap(({ name }) => name ?? [])).toEqual(site.areasServed)
  expect(areas.filter((area) => area['@type'] === 'GeoCircle')).toHaveLength(1)
  expect(
    objects(organisation.hasOfferCatalog).flatMap(({ serviceType }) => serviceType ?? []),
  ).toEqual(services.map(({ title }) => title))
})

test.each([
  ['/', homeFaq.items],
  ['/contact', contactFaq.items],
  ['/ai-mastery-course', premiumFaq.items],
] as const)('%s repeats its questions', (path, items) => {
  const questions = only(path, 'FAQPage').mainEntity as Thing[]
  expect(
    questions.map(({ name, acceptedAnswer }) => ({
      question: name,
      answer: (acceptedAnswer as Thing).text,
    })),
  ).toEqual(items)
})

test.each([...utilityPaths])('%s has no structured data', (path) => {
  expect(typesOn(path)).toEqual([])
})

test('no text of a page can end the element', async () => {
  const pages = new Map((await readPages(process.cwd())).map((page) => [page.path, page]))
  const about = pages.get('/about')
  if (!about) throw new Error('There is no page at /about')
  const title = '</script><script>alert(1)</script>'
  const printed = printStructuredData({ ...about, meta: { ...about.meta, title } }, pages)
  expect(printed.match(/<\/script>/g)).toHaveLength(1)
  expect(printed).toContain('\\u003c/script>')
})
