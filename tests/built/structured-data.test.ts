import { expect, test } from 'vitest'
import { readPages } from '#content/content-file.ts'
import type { Page } from '#content/site.ts'
import * as business from '#data/business.yaml'
import { claims } from '#data/claims.yaml'
import { faq as homeFaq } from '#data/home.yaml'
import { formatMoney } from '#data/money.ts'
import { inBothCurrencies } from '#data/priced-text.ts'
import { guidePrice, prices } from '#data/prices.yaml'
import { serviceCards } from '#data/service-cards.ts'
import * as site from '#data/site.yaml'
import { utilityPaths } from '#data/utility-paths.ts'
import {
  openingHoursOf,
  priceRangeOf,
  structuredDataTag,
} from '#ssg/document/structured-data.ts'
import { isAsDelivered } from '#tests/delivered/as-delivered.ts'
import { all, builtPages, documentAt, listPages } from './page-at.ts'

type Thing = Record<string, unknown>

const dataBlocks = (path: string) =>
  all(documentAt(path), 'script[type="application/ld+json"]')
/** Everything that the structured data of a page describes. */
const thingsOn = (path: string): Thing[] =>
  dataBlocks(path).flatMap(({ textContent }) => {
    const data: { '@graph': Thing[] } = JSON.parse(textContent ?? '')
    return data['@graph']
  })
/** The only thing of a type that a page describes. */
const onlyThing = (path: string, type: string): Thing => {
  const things = thingsOn(path).filter((thing) => thing['@type'] === type)
  expect(things, `${type} on ${path}`).toHaveLength(1)
  return things[0] as Thing
}

/** The pages from the home page down to a page, as search engines show them. */
const breadcrumbsOf = (path: string) =>
  onlyThing(path, 'BreadcrumbList').itemListElement as Thing[]

test.each([...utilityPaths])(
  '%s has no structured data, since search engines do not list the page',
  (path) => {
    expect(dataBlocks(path)).toEqual([])
  },
)

/** Pages that search engines list, except the home page. */
const listedPages = builtPages.filter(
  ({ path }) => path !== '/' && !utilityPaths.has(path),
)

test.each(listedPages)(
  '$path has breadcrumbs from the home page to itself',
  ({ path }) => {
    const items = breadcrumbsOf(path)
    const positions = items.map(({ position }) => position)
    expect(positions).toEqual(items.map((_, index) => index + 1))
    const [home, second] = items
    expect(home).toMatchObject({
      name: 'Home',
      item: `${site.origin}/`,
    })
    const last = items.at(-1)
    expect(last?.item).toBe(`${site.origin}${path}`)
    const [, folder = '', name] = path.split('/')
    if (name && folder !== 'legal')
      expect(second?.item).toBe(site.origin + listPages[folder])
  },
)

test('the home page describes the person, the organisation and the questions', () => {
  const types = thingsOn('/').map((thing) => thing['@type'])
  expect(types).toEqual(['Person', 'ProfessionalService', 'FAQPage'])
  expect(onlyThing('/', 'Person')).toMatchObject({
    '@id': `${site.origin}/#person`,
    name: site.name,
  })
})

test('the person has a portrait and profiles, and knows about every service', () => {
  expect(onlyThing('/', 'Person')).toMatchObject({
    url: `${site.origin}/`,
    image: `${site.origin}${site.portrait}`,
    jobTitle: site.role,
    worksFor: { '@id': onlyThing('/', 'ProfessionalService')['@id'] },
    knowsLanguage: site.languages,
    knowsAbout: serviceCards.map(({ title }) => title),
    sameAs: site.social.map(({ url }) => url),
  })
})

test('the organisation has the picture, contacts, rating and offers of the site', () => {
  const [picture] = all(documentAt('/'), 'meta[property="og:image"]')
  const { value, reviews } = claims.rating
  expect(onlyThing('/', 'ProfessionalService')).toMatchObject({
    image: picture?.getAttribute('content'),
    telephone: site.phone,
    email: site.email,
    geo: business.geo,
    aggregateRating: {
      ratingValue: value,
      bestRating: 5,
      worstRating: 1,
      ratingCount: reviews,
      reviewCount: reviews,
    },
    makesOffer: [
      { priceCurrency: 'INR', url: `${site.origin}/ai-mastery-course` },
      { url: `${site.origin}/services/digital-marketing` },
    ],
    hasOfferCatalog: {
      itemListElement: serviceCards.map(({ link }) => ({
        itemOffered: { url: site.origin + link },
      })),
    },
  })
})

test.each(listedPages)(
  '$path has the same name in its breadcrumbs as on the site',
  ({ path }) => {
    const last = breadcrumbsOf(path).at(-1)
    const pages = readPages(process.cwd())
    const page = pages.find((each) => each.path === path)
    const name = page?.meta.label ?? page?.meta.title
    expect(last?.name).toBe(name)
  },
)

test('structured data gives 23:59 as the closing time if a day closes at 24:00', () => {
  const friday = {
    days: ['Friday' as const],
    onPages: true,
    opens: '18:00',
    closes: '24:00',
  }
  const described = openingHoursOf([friday])
  expect(described).toMatchObject([
    {
      dayOfWeek: ['Friday'],
      opens: '18:00',
      closes: '23:59',
    },
  ])
})

test('the price range goes from the lowest to the highest of all prices', () => {
  const priceRange = priceRangeOf({
    guidePrice: 9000,
    prices: {
      premium: { INR: 25_000, USD: 300 },
      beginner: { INR: 7999, USD: 100 },
      bundle: { INR: 49_999, USD: 625 },
    },
  })
  expect(priceRange).toBe('₹7,999 - ₹49,999')
})

test.skipIf(!isAsDelivered)(
  'the organisation has every property listed in the requirements',
  () => {
    const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
    const countries = site.areasServed.map((name) => ({
      '@type': 'Country',
      name,
    }))
    const surroundings = {
      '@type': 'GeoCircle',
      geoRadius: `${business.serviceRadius} km`,
    }
    const areaServed = [...countries, surroundings]
    const lowestPrice = formatMoney(guidePrice, 'INR')
    const highestPrice = formatMoney(prices.premium.INR, 'INR')
    expect(onlyThing('/', 'ProfessionalService')).toMatchObject({
      name: site.name,
      alternateName: site.alternateName,
      url: `${site.origin}/`,
      logo: `${site.origin}/icon-512.png`,
      description: expect.any(String),
      founder: { '@id': `${site.origin}/#person` },
      address: {
        addressCountry: business.country,
        addressRegion: business.region,
      },
      geo: {
        latitude: expect.any(Number),
        longitude: expect.any(Number),
      },
      contactPoint: {
        telephone: site.phone,
        email: site.email,
        availableLanguage: site.languages,
        areaServed,
      },
      sameAs: site.social.map(({ url }) => url),
      currenciesAccepted: 'INR, USD, EUR, GBP',
      paymentAccepted: expect.any(String),
      priceRange: `${lowestPrice} - ${highestPrice}`,
      aggregateRating: { ratingValue: 4.9, reviewCount: 200 },
      openingHoursSpecification: [
        { dayOfWeek: weekdays, opens: '09:00', closes: '18:00' },
        { dayOfWeek: ['Saturday'], opens: '10:00', closes: '16:00' },
      ],
      makesOffer: [
        {
          name: 'AI Business Transformation Program',
          price: prices.premium.INR,
        },
        { price: 500, priceCurrency: 'USD' },
      ],
      hasOfferCatalog: {
        itemListElement: serviceCards.map(({ title }) => ({
          itemOffered: { serviceType: title },
        })),
      },
    })
  },
)

test('the structured data of the home page repeats its questions and answers', () => {
  expect(onlyThing('/', 'FAQPage').mainEntity).toMatchObject(
    homeFaq.items.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: inBothCurrencies(answer) },
    })),
  )
})

test("the organisation has the home page's own picture for shared links, if there is one", () => {
  const pages = readPages(process.cwd())
  const home = pages.find(({ path }) => path === '/') as Page
  const meta = { ...home.meta, ogImage: '/images/own.jpg' }
  const printed = structuredDataTag({ ...home, meta }, new Map())
  // No card is drawn for a page with a picture of its own.
  expect(printed).toContain(`"image":"${site.origin}/images/own.jpg"`)
  expect(printed).not.toContain('/share/')
})

test('no text of a page can end the script element of structured data', () => {
  const pages = readPages(process.cwd())
  const about = pages.find(({ path }) => path === '/about') as Page
  const title = '</script><script>alert(1)</script>'
  const meta = { ...about.meta, title }
  const pagesByPath = new Map(pages.map((page) => [page.path, page]))
  const printed = structuredDataTag({ ...about, meta }, pagesByPath)
  expect(printed.match(/<\/script>/g)).toHaveLength(1)
  expect(printed).toContain('\\u003c/script>')
})
