import { sectionOf } from '#components/shell/current-mark.ts'
import { canonicalOf, shareImageOf } from '#components/shell/head-tags.ts'
import { readContent } from '#content/content-file.ts'
import { metadataFile } from '#content/report.ts'
import { isContentFile } from '#content/schemas.ts'
import type { Page } from '#content/site.ts'
import type { FaqItem } from '#content/types.ts'
import { serviceIds } from '#data/ids.ts'
import { formatMoney } from '#data/money.ts'
import { utilityPaths } from '#data/utility-paths.ts'
import { inBothCurrencies } from '#data/words-and-prices.ts'

/** One thing in the vocabulary of schema.org. */
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

/** What can be bought: services on request, two offers with a price, and the span of prices. */
function offers() {
  const { marketingOffer: marketing } = business()
  const { prices, guidePrice } = readContent('data/prices.yaml')
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
      offer(title, prices.premium.INR, 'INR', '/ai-mastery-course'),
      offer(
        marketing.name,
        marketing.price,
        'USD',
        '/services/digital-marketing',
      ),
    ],
    // From the cheapest to the dearest thing with a price.
    priceRange: `${formatMoney(guidePrice, 'INR')} - ${formatMoney(prices.premium.INR, 'INR')}`,
  }
}

/** Where the business is, where it works and how it is reached there. */
function whereabouts() {
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

/** The hours of a week, as search engines read them. */
export const openingHoursOf = (hours: ReturnType<typeof business>['hours']) =>
  hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    // Google takes no 24:00 (Local business, 'openingHoursSpecification.closes').
    closes: closes === '24:00' ? '23:59' : closes,
  }))

/** The business, field by field as requirements §3.3.1 lists it. */
function organisation(): Thing {
  const { value, reviews } = readContent('data/claims.yaml').claims.rating
  return {
    '@type': 'ProfessionalService',
    ...businessRef(),
    name: site().name,
    alternateName: site().alternateName,
    url: urlOfPath('/'),
    logo: urlOfPath('/icon-512.png'),
    image: shareImageOf(site(), {}, '/'),
    description: readContent('data/home.yaml').hero.intro,
    founder: personRef(),
    ...whereabouts(),
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

const faq = (items: readonly FaqItem[]): Thing => ({
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

/** Breadcrumbs from the home page through the list page above to the page. */
function breadcrumbs(page: Page, pages: ReadonlyMap<string, Page>): Thing {
  const parent = pages.get(sectionOf(page.path) ?? '')
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

/** The questions of a page, in the file of its words. */
function questionsOf(page: Page): readonly FaqItem[] | undefined {
  const file = metadataFile(page.file)
  if (!isContentFile(file)) return undefined
  const words = readContent(file)
  return 'faq' in words && typeof words.faq === 'object'
    ? words.faq.items
    : undefined
}

/** What search engines read about a page; nothing for the not-found and offline pages. */
function thingsOf(page: Page, pages: ReadonlyMap<string, Page>): Thing[] {
  if (utilityPaths.has(page.path)) return []
  const things =
    page.path === '/'
      ? [consultant(), organisation()]
      : [breadcrumbs(page, pages)]
  const questions = questionsOf(page)
  if (questions) things.push(faq(questions))
  return things
}

/** Structured data as a data block; `<` is escaped, so that no text can end the element. */
export function printStructuredData(
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
