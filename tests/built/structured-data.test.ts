import { describe, expect, test } from 'vitest'
import { business } from '../../data/business.ts'
import { claims } from '../../data/claims.ts'
import { contactFaq, homeFaq } from '../../data/faq.ts'
import { levels } from '../../data/levels.ts'
import { formatMoney } from '../../data/money.ts'
import { premiumFaq } from '../../data/premium.ts'
import { prices } from '../../data/prices.ts'
import { utilityPaths } from '../../data/schemas/page.ts'
import { services } from '../../data/services.ts'
import { site } from '../../data/site.ts'
import { testimonials } from '../../data/testimonials.ts'
import { all, documentAt, words } from './page-at.ts'
import { builtPages } from './site.ts'

type Node = Record<string, unknown>

const graphs = new Map(
  builtPages.map(({ path }) => [
    path,
    all(documentAt(path), 'script[type="application/ld+json"]').map(
      ({ textContent }) => JSON.parse(textContent ?? '') as Node,
    ),
  ]),
)

/** Nodes of a page's only graph. */
const nodesOf = (path: string) => (graphs.get(path)?.[0]?.['@graph'] ?? []) as Node[]
const typed = (path: string, type: string) => nodesOf(path).filter((node) => node['@type'] === type)
const only = (path: string, type: string): Node => {
  const found = typed(path, type)
  expect(found, `${type} on ${path}`).toHaveLength(1)
  return found[0] as Node
}

/** Every object below a value, itself included. */
function objects(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objects)
  if (value === null || typeof value !== 'object') return []
  return [value as Node, ...Object.values(value).flatMap(objects)]
}

const stringsIn = (value: unknown): string[] =>
  objects(value).flatMap((node) =>
    Object.values(node)
      .flat()
      .filter((entry) => typeof entry === 'string'),
  )

/** Quotation marks depend on the page's typography. */
const plain = (text: string) =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
/** Visible text: the page and the title of its tab. */
const visible = (path: string) => {
  const { title, body } = documentAt(path)
  return plain(`${title} ${words(body)}`)
}

describe.each(builtPages.filter(({ path }) => !utilityPaths.has(path)))('$path', ({ path }) => {
  test('has one graph in which every reference resolves', () => {
    expect(graphs.get(path)).toHaveLength(1)
    const all = objects(nodesOf(path))
    const known = new Set(
      all.filter((node) => '@type' in node && '@id' in node).map((node) => node['@id']),
    )
    expect(known.size, 'ids are used once').toBe(
      all.filter((node) => '@type' in node && '@id' in node).length,
    )
    const references = all
      .filter((node) => '@id' in node && !('@type' in node))
      .map((node) => node['@id'])
    expect(references.filter((id) => !known.has(id))).toEqual([])
  })

  test('names the person, the business, the site, the page and its breadcrumbs', () => {
    const page = only(path, 'WebPage')
    const address = path === '/' ? `${site.origin}/` : `${site.origin}${path}`
    expect(page).toMatchObject({ '@id': `${address}#webpage`, url: address })
    expect(only(path, 'Person')['@id']).toBe(`${site.origin}/#person`)
    expect(only(path, 'ProfessionalService')['@id']).toBe(`${site.origin}/#business`)
    expect(only(path, 'WebSite')['@id']).toBe(`${site.origin}/#website`)
    if (path === '/') return
    const items = only(path, 'BreadcrumbList').itemListElement as Node[]
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    expect(items[0]).toMatchObject({ name: 'Home', item: `${site.origin}/` })
    expect(items.at(-1)?.item).toBe(address)
    for (const { item } of items)
      expect(builtPages.map((page) => `${site.origin}${page.path}`)).toContain(item)
  })

  test('says only what a visitor reads on the page', () => {
    const seen = visible(path)
    const long = stringsIn(nodesOf(path)).filter(
      (text) => text.length > 40 && !/^https?:/.test(text),
    )
    expect(long.filter((text) => !seen.includes(plain(text)))).toEqual([])
  })

  test('names only prices that the page shows', () => {
    const seen = visible(path)
    const prices = objects(nodesOf(path)).filter((node) => 'price' in node)
    for (const { price, priceCurrency } of prices) {
      const shown = formatMoney(Number(price), priceCurrency as 'INR' | 'USD')
      expect(seen, shown).toContain(shown)
    }
    for (const amount of JSON.stringify(nodesOf(path)).match(/[₹$][\d,]+/g) ?? [])
      expect(seen).toContain(amount)
  })

  test('links only to existing pages and files of the site', () => {
    const known = new Set(builtPages.map((page) => page.path))
    for (const text of stringsIn(nodesOf(path))) {
      if (!text.startsWith(site.origin) || site.social.some(({ url }) => url === text)) continue
      const { pathname } = new URL(text)
      if (!/\.\w+$/.test(pathname)) expect(known, text).toContain(pathname)
    }
  })
})

test('the home page has every property of the business that the requirements list', () => {
  const node = only('/', 'ProfessionalService')
  expect(node).toMatchObject({
    name: site.name,
    alternateName: site.alternateName,
    url: `${site.origin}/`,
    founder: { '@id': `${site.origin}/#person` },
    address: { addressCountry: business.country, addressRegion: business.region },
    geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
    contactPoint: { telephone: site.phone, email: site.email, availableLanguage: site.languages },
    sameAs: site.social.map(({ url }) => url),
    currenciesAccepted: business.currencies.join(', '),
    paymentAccepted: expect.any(String),
    priceRange: expect.any(String),
    aggregateRating: { ratingValue: claims.rating.value, reviewCount: claims.rating.reviews },
  })
  expect(node.logo).toBeTruthy()
  expect(node.description).toBeTruthy()
  const areas = (node.contactPoint as { areaServed: Node[] }).areaServed
  expect(areas.filter((area) => area['@type'] === 'Country').map(({ name }) => name)).toEqual(
    site.areasServed,
  )
  expect(areas.filter((area) => area['@type'] === 'GeoCircle')).toHaveLength(1)
  expect(objects(node.hasOfferCatalog).flatMap(({ serviceType }) => serviceType ?? [])).toEqual(
    services.map(({ title }) => title),
  )
  expect(node.openingHoursSpecification).toMatchObject([
    {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
    { dayOfWeek: ['Saturday'], opens: '10:00', closes: '16:00' },
  ])
  expect(node.makesOffer).toMatchObject([
    { price: prices.premium.INR, priceCurrency: 'INR' },
    { price: business.marketingOffer.price, priceCurrency: 'USD' },
  ])
})

test.each([
  ['/', homeFaq],
  ['/contact', contactFaq],
  ['/ai-mastery-course', premiumFaq],
] as const)('%s repeats its questions in structured data', (path, items) => {
  const questions = only(path, 'FAQPage').mainEntity as Node[]
  expect(
    questions.map(({ name, acceptedAnswer }) => ({
      question: name,
      answer: (acceptedAnswer as Node).text,
    })),
  ).toEqual(items)
})

test('a level page describes its course with both prices', () => {
  for (const { link, price, duration } of levels) {
    const course = only(link, 'Course')
    expect(course.offers).toMatchObject([
      { price: price.INR, priceCurrency: 'INR' },
      { price: price.USD, priceCurrency: 'USD' },
    ])
    expect(course.hasCourseInstance).toMatchObject({
      courseMode: 'Online',
      courseSchedule: { repeatCount: Number.parseInt(duration, 10) },
    })
  }
  expect(only('/ai-career-program', 'ItemList').itemListElement).toHaveLength(levels.length)
})

test('a service page describes its service and what is offered', () => {
  for (const { link, title } of services) {
    const service = only(link, 'Service')
    expect(service).toMatchObject({
      name: title,
      serviceType: title,
      provider: { '@id': `${site.origin}/#business` },
    })
    expect(service.offers).toHaveLength(6)
  }
})

test('reviews are in structured data only on pages that show the quotes', () => {
  expect(typed('/testimonials', 'Review')).toHaveLength(testimonials.length)
  for (const { path } of builtPages)
    if (path !== '/testimonials') expect(typed(path, 'Review'), path).toEqual([])
})

test.each([...utilityPaths])('%s has no structured data', (path) => {
  expect(graphs.get(path)).toEqual([])
})
