import { canonicalOf, shareImageOf } from '#components/shell/head-tags.ts'
import business from '#data/business.json' with { type: 'json' }
import { claims } from '#data/claims.ts'
import { formatMoney } from '#data/money.ts'
import { guidePrice, prices } from '#data/prices.ts'
import { type FaqItem, serviceIds } from '#data/schemas/facts.ts'
import { utilityPaths } from '#data/schemas/page.ts'
import { site } from '#data/site.ts'
import { readContent } from '#ssg/content/content-file.ts'
import type { Page } from '#ssg/routes/pages.ts'

/** One thing in the vocabulary of schema.org. */
interface Thing {
  '@type': string
  [property: string]: unknown
}

/** Every page by its path. */
type Pages = ReadonlyMap<string, Page>

const services = () =>
  serviceIds.map((id) => ({
    title: readContent(`data/services/${id}.yaml`).card.title,
    link: `/services/${id}`,
  }))
const addressOf = (path: string) => `${site.origin}${path}`
const home = addressOf('/')
const person = { '@id': `${home}#person` }
const professionalService = { '@id': `${home}#business` }
const profiles = site.social.map(({ url }) => url)

const consultant = (): Thing => ({
  '@type': 'Person',
  ...person,
  name: site.name,
  url: home,
  image: addressOf(site.portrait),
  jobTitle: site.role,
  worksFor: professionalService,
  knowsLanguage: site.languages,
  knowsAbout: services().map(({ title }) => title),
  sameAs: profiles,
})

const offer = (name: string, price: number, priceCurrency: string, path: string): Thing => ({
  '@type': 'Offer',
  name,
  price,
  priceCurrency,
  url: addressOf(path),
})

/** The business, field by field as requirements §3.3.1 lists it. */
function organisation(): Thing {
  const geo = { '@type': 'GeoCoordinates', ...business.geo }
  const areaServed = [
    ...site.areasServed.map((name) => ({ '@type': 'Country', name })),
    { '@type': 'GeoCircle', geoMidpoint: geo, geoRadius: `${business.serviceRadius} km` },
  ]
  const { marketingOffer: marketing } = business
  return {
    '@type': 'ProfessionalService',
    ...professionalService,
    name: site.name,
    alternateName: site.alternateName,
    url: home,
    logo: addressOf('/icon-512.png'),
    image: shareImageOf({}, '/'),
    description: readContent('data/home.yaml').hero.intro,
    founder: person,
    telephone: site.phone,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      addressCountry: business.country,
      addressRegion: business.region,
    },
    geo,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.phone,
      email: site.email,
      availableLanguage: site.languages,
      areaServed,
    },
    areaServed,
    sameAs: profiles,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: services().map(({ title, link }) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: title,
          serviceType: title,
          url: addressOf(link),
        },
      })),
    },
    makesOffer: [
      offer(
        readContent('data/ai-mastery-course.yaml').hero.title,
        prices.premium.INR,
        'INR',
        '/ai-mastery-course',
      ),
      offer(marketing.name, marketing.price, 'USD', '/services/digital-marketing'),
    ],
    // From the cheapest to the dearest thing with a price.
    priceRange: `${formatMoney(guidePrice, 'INR')} - ${formatMoney(prices.premium.INR, 'INR')}`,
    currenciesAccepted: business.currencies.join(', '),
    paymentAccepted: business.paymentMethods.join(', '),
    openingHoursSpecification: business.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: claims.rating.value,
      bestRating: 5,
      worstRating: 1,
      ratingCount: claims.rating.reviews,
      reviewCount: claims.rating.reviews,
    },
  }
}

const faq = (items: readonly FaqItem[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The list page above a page, by the folder of its address. */
const parents: Record<string, string> = {
  services: '/services',
  career: '/ai-career-program',
  content: '/projects',
  video: '/projects',
  ai: '/projects',
}

const crumb = (page: Page) => ({
  name: page.meta.label ?? page.meta.title,
  item: canonicalOf(page.meta, page.path),
})

/** Breadcrumbs from the home page through the list page above to the page. */
function breadcrumbs(page: Page, pages: Pages): Thing {
  const parent = pages.get(parents[page.path.split('/').slice(1, -1).join('/')] ?? '')
  const trail = [{ name: 'Home', item: home }, ...(parent ? [crumb(parent)] : []), crumb(page)]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((each, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...each,
    })),
  }
}

/** What search engines read about a page; nothing for the not-found and offline pages. */
function thingsOf(page: Page, pages: Pages): Thing[] {
  if (utilityPaths.has(page.path)) return []
  switch (page.path) {
    case '/':
      return [consultant(), organisation(), faq(readContent('data/home.yaml').faq.items)]
    case '/contact':
      return [breadcrumbs(page, pages), faq(readContent('data/contact.yaml').faq.items)]
    case '/ai-mastery-course':
      return [breadcrumbs(page, pages), faq(readContent('data/ai-mastery-course.yaml').faq.items)]
    default:
      return [breadcrumbs(page, pages)]
  }
}

/** Structured data as a data block; `<` is escaped, so that no text can end the element. */
export function printStructuredData(page: Page, pages: Pages): string {
  const things = thingsOf(page, pages)
  if (things.length === 0) return ''
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return `<script type="application/ld+json">${graph.replaceAll('<', '\\u003c')}</script>`
}
