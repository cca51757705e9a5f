import { listPathOf } from '#components/shell/current-mark.ts'
import { canonicalOf, shareImageOf } from '#components/shell/head-tags.ts'
import { readContent } from '#content/content-file.ts'
import type { Page } from '#content/site.ts'
import type { FaqItem } from '#content/types.ts'
import { serviceIds } from '#data/ids.ts'
import { formatMoney, type Money } from '#data/money.ts'
import { inBothCurrencies } from '#data/priced-text.ts'
import { utilityPaths } from '#data/utility-paths.ts'

/** An object of structured data (schema.org, 'Thing'). */
type Thing = { '@type': string } & Record<string, unknown>

const site = () => readContent('data/site.yaml')
const business = () => readContent('data/business.yaml')
const offeredServices = () =>
  serviceIds.map((id) => ({
    title: readContent(`data/services/${id}.yaml`).card.title,
    link: `/services/${id}`,
  }))
const urlOfPath = (path: string) => `${site().origin}${path}`
const personRef = () => ({ '@id': urlOfPath('/#person') })
const businessRef = () => ({ '@id': urlOfPath('/#business') })

const consultant = (): Thing => ({
  '@type': 'Person',
  ...personRef(),
  name: site().name,
  url: urlOfPath('/'),
  image: urlOfPath(site().portrait),
  jobTitle: site().role,
  worksFor: businessRef(),
  knowsLanguage: site().languages,
  knowsAbout: offeredServices().map(({ title }) => title),
  sameAs: site().social.map(({ url }) => url),
})

const offer = (
  name: string,
  price: number,
  priceCurrency: string,
  path: string,
): Thing => ({
  '@type': 'Offer',
  name,
  price,
  priceCurrency,
  url: urlOfPath(path),
})

/** The range from the lowest to the highest price of the guide and all programs, in rupees. */
export function priceRangeOf({
  guidePrice,
  prices,
}: {
  guidePrice: number
  prices: Record<string, Money>
}) {
  const programPrices = Object.values(prices).map(({ INR }) => INR)
  const amounts = [guidePrice, ...programPrices]
  const ends = [Math.min(...amounts), Math.max(...amounts)]
  return ends.map((amount) => formatMoney(amount, 'INR')).join(' - ')
}

/** Properties about what can be bought: services, two offers with a price, and the price range. */
function offers() {
  const { marketingOffer: marketing } = business()
  const priceList = readContent('data/prices.yaml')
  const { title } = readContent('data/ai-mastery-course.yaml').hero
  return {
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: offeredServices().map(({ title: name, link }) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name,
          serviceType: name,
          url: urlOfPath(link),
        },
      })),
    },
    makesOffer: [
      offer(title, priceList.prices.premium.INR, 'INR', '/ai-mastery-course'),
      offer(
        marketing.name,
        marketing.price,
        'USD',
        '/services/digital-marketing',
      ),
    ],
    priceRange: priceRangeOf(priceList),
  }
}

/** Properties about the place of the business, the areas it serves and how to reach it. */
function placeAndContact() {
  const { areasServed, phone: telephone, email, languages } = site()
  const { country, region, serviceRadius, geo: point } = business()
  const geo = { '@type': 'GeoCoordinates', ...point }
  const areaServed = [
    ...areasServed.map((name) => ({ '@type': 'Country', name })),
    {
      '@type': 'GeoCircle',
      geoMidpoint: geo,
      geoRadius: `${serviceRadius} km`,
    },
  ]
  return {
    telephone,
    email,
    address: {
      '@type': 'PostalAddress',
      addressCountry: country,
      addressRegion: region,
    },
    geo,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone,
      email,
      availableLanguage: languages,
      areaServed,
    },
    areaServed,
  }
}

/** Business hours in the terms of schema.org. */
export const openingHoursOf = (hours: ReturnType<typeof business>['hours']) =>
  hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    // Google does not accept 24:00 (Local business, 'openingHoursSpecification.closes').
    closes: closes === '24:00' ? '23:59' : closes,
  }))

/** The business, with the fields of requirements §3.3.1 and the share image of the home page. */
function organisation(home: Page): Thing {
  const { value, reviews } = readContent('data/claims.yaml').claims.rating
  return {
    '@type': 'ProfessionalService',
    ...businessRef(),
    name: site().name,
    alternateName: site().alternateName,
    url: urlOfPath('/'),
    logo: urlOfPath('/icon-512.png'),
    image: shareImageOf(site(), home.meta, home.path),
    description: readContent('data/home.yaml').hero.intro,
    founder: personRef(),
    ...placeAndContact(),
    sameAs: consultant().sameAs,
    ...offers(),
    currenciesAccepted: business().currencies.join(', '),
    paymentAccepted: business().paymentMethods.join(', '),
    openingHoursSpecification: openingHoursOf(business().hours),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: value,
      bestRating: 5,
      worstRating: 1,
      ratingCount: reviews,
      reviewCount: reviews,
    },
  }
}

const faqPage = (items: readonly FaqItem[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: inBothCurrencies(answer),
    },
  })),
})

/** Breadcrumbs from the home page to `page`, through the list page that leads to it, if any. */
function breadcrumbs(page: Page, pages: ReadonlyMap<string, Page>): Thing {
  const parent = pages.get(listPathOf(page.path) ?? '')
  const trail = [parent, page].filter((each) => each !== undefined)
  const items = trail.map(({ meta, path }) => ({
    name: meta.label ?? meta.title,
    item: canonicalOf(site(), meta, path),
  }))
  const home = { name: 'Home', item: urlOfPath('/') }
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...items].map((each, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...each,
    })),
  }
}

/** Structured data of a page; empty for the not-found page and the offline page. */
function thingsOf(page: Page, pages: ReadonlyMap<string, Page>): Thing[] {
  if (utilityPaths.has(page.path)) return []
  if (page.path !== '/') return [breadcrumbs(page, pages)]
  const { items } = readContent('data/home.yaml').faq
  return [consultant(), organisation(page), faqPage(items)]
}

/**
 * The <script> element with a page's structured data; '' if it has none. `<` is escaped, so that no
 * text can end the element.
 */
export function structuredDataTag(
  page: Page,
  pages: ReadonlyMap<string, Page>,
): string {
  const things = thingsOf(page, pages)
  if (things.length === 0) return ''
  const graph = JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': things,
  })
  return `<script type="application/ld+json">${graph.replaceAll('<', '\\u003c')}</script>`
}
