import type {
  BreadcrumbList,
  Course,
  FAQPage,
  Graph,
  ItemList,
  Offer,
  Person,
  ProfessionalService,
  Review,
  Service as ServiceThing,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { canonicalOf, shareImageOf } from '../../components/shell/head-tags.ts'
import { business } from '../../data/business.ts'
import { claims } from '../../data/claims.ts'
import { contactFaq, homeFaq } from '../../data/faq.ts'
import { hero } from '../../data/home.ts'
import { openingHours } from '../../data/hours.ts'
import { levels } from '../../data/levels.ts'
import { premiumFaq, premiumHero } from '../../data/premium.ts'
import { prices } from '../../data/prices.ts'
import type { FaqItem, Level, Money, Service, Testimonial } from '../../data/schemas/facts.ts'
import { utilityPaths } from '../../data/schemas/page.ts'
import { servicePages } from '../../data/service-pages/index.ts'
import { services } from '../../data/services.ts'
import { site } from '../../data/site.ts'
import { testimonials } from '../../data/testimonials.ts'
import type { Page } from '../routes/pages.ts'

/** Every page by its path. */
type Pages = ReadonlyMap<string, Page>

const home = `${site.origin}/`
const language = 'en-IN'
const ref = (id: string) => ({ '@id': id })
const personId = `${home}#person`
const businessId = `${home}#business`
const websiteId = `${home}#website`

const logo = {
  '@type': 'ImageObject',
  url: `${site.origin}/icon-512.png`,
  width: '512',
  height: '512',
} as const
const profiles = site.social.map(({ url }) => url)

const person: Person = {
  '@type': 'Person',
  '@id': personId,
  name: site.name,
  url: home,
  jobTitle: site.role,
  worksFor: ref(businessId),
}

const website: WebSite = {
  '@type': 'WebSite',
  '@id': websiteId,
  url: home,
  name: site.alternateName,
  inLanguage: language,
  publisher: ref(businessId),
}

/** The business as every page describes it; the home page adds the rest. */
const businessInShort: ProfessionalService = {
  '@type': 'ProfessionalService',
  '@id': businessId,
  name: site.name,
  alternateName: site.alternateName,
  url: home,
  logo,
  image: shareImageOf({}, '/'),
  telephone: site.phone,
  address: {
    '@type': 'PostalAddress',
    addressCountry: business.country,
    addressRegion: business.region,
  },
  founder: ref(personId),
}

const offer = (name: string, price: number, priceCurrency: string, url: string): Offer => ({
  '@type': 'Offer',
  name,
  price,
  priceCurrency,
  url,
})
const bothOffers = (name: string, price: Money, url: string) => [
  offer(name, price.INR, 'INR', url),
  offer(name, price.USD, 'USD', url),
]
const addressOf = (path: string) => `${site.origin}${path}`

/** Requirements §3.3.1, field by field. */
function wholeBusiness(): ProfessionalService {
  const { latitude, longitude } = business.geo
  const areaServed = [
    ...site.areasServed.map((name) => ({ '@type': 'Country', name }) as const),
    {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
      geoRadius: `${business.serviceRadius} km`,
    } as const,
  ]
  const marketing = business.marketingOffer
  return {
    ...(businessInShort as object),
    '@type': 'ProfessionalService',
    description: hero.intro,
    email: site.email,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.phone,
      email: site.email,
      availableLanguage: [...site.languages],
      areaServed,
    },
    areaServed,
    sameAs: profiles,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: services.map(
        ({ title, link }) =>
          ({
            '@type': 'Offer',
            itemOffered: {
              '@type': 'Service',
              name: title,
              serviceType: title,
              url: addressOf(link),
            },
          }) as const,
      ),
    },
    makesOffer: [
      offer(premiumHero.title, prices.premium.INR, 'INR', addressOf('/ai-mastery-course')),
      offer(
        marketing.name,
        marketing.price,
        marketing.currency,
        addressOf('/services/digital-marketing'),
      ),
    ],
    priceRange: business.priceRange,
    currenciesAccepted: business.currencies.join(', '),
    paymentAccepted: business.paymentMethods.join(', '),
    openingHoursSpecification: openingHours.map(
      ({ days, opens, closes }) =>
        ({ '@type': 'OpeningHoursSpecification', dayOfWeek: [...days], opens, closes }) as const,
    ),
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

const wholePerson = (): Person => ({
  ...(person as object),
  '@type': 'Person',
  image: addressOf(site.portrait),
  knowsLanguage: [...site.languages],
  knowsAbout: services.map(({ title }) => title),
  sameAs: profiles,
})

const faq = (url: string, items: readonly FaqItem[]): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${url}#faq`,
  url,
  isPartOf: ref(`${url}#webpage`),
  inLanguage: language,
  mainEntity: items.map(
    ({ question, answer }) =>
      ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }) as const,
  ),
})

const service = (url: string, { id, title, link }: Service): ServiceThing => {
  const { intro, offers } = servicePages[id as keyof typeof servicePages]
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    serviceType: title,
    description: intro,
    url,
    provider: ref(businessId),
    areaServed: site.areasServed.map((name) => ({ '@type': 'Country', name }) as const),
    // No price: each is quoted after a call.
    offers: offers.cards.map(
      (card) =>
        ({
          '@type': 'Offer',
          url: addressOf(link),
          itemOffered: { '@type': 'Service', name: card.title },
        }) as const,
    ),
  }
}

const premium = (url: string): ServiceThing => ({
  '@type': 'Service',
  '@id': `${url}#service`,
  name: premiumHero.title,
  serviceType: 'AI consulting program',
  description: premiumHero.intro,
  url,
  provider: ref(businessId),
  offers: bothOffers(premiumHero.title, prices.premium, url),
})

const course = (url: string, level: Level, page: Page): Course => {
  const weeks = Number.parseInt(level.duration, 10)
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    name: page.meta.title,
    description: level.description,
    url,
    inLanguage: 'en',
    educationalLevel: level.level,
    timeRequired: `P${weeks}W`,
    teaches: level.topics.map(({ title }) => title),
    provider: ref(businessId),
    offers: bothOffers(page.meta.title, level.price, url).map(
      (each) => ({ ...(each as object), '@type': 'Offer', category: 'Paid' }) as Offer,
    ),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      instructor: ref(personId),
      courseSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'Weekly',
        repeatCount: weeks,
        duration: `P${weeks}W`,
      },
    },
  }
}

const courseList = (url: string): ItemList => ({
  '@type': 'ItemList',
  '@id': `${url}#levels`,
  itemListElement: levels.map(
    ({ link, level, title }, index) =>
      ({
        '@type': 'ListItem',
        position: index + 1,
        name: `${level}: ${title}`,
        url: addressOf(link),
      }) as const,
  ),
})

const review = (url: string, { id, name, quote, rating }: Testimonial): Review => ({
  '@type': 'Review',
  '@id': `${url}#${id}`,
  author: { '@type': 'Person', name },
  reviewBody: quote,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  itemReviewed: ref(businessId),
})

/** Structured data of single pages beyond their place in the site; only what the page shows. */
function subjects(page: Page, url: string): Thing[] {
  const level = levels.find(({ link }) => link === page.path)
  if (level) return [course(url, level, page)]
  const offered = services.find(({ link }) => link === page.path)
  if (offered) return [service(url, offered)]
  switch (page.path) {
    case '/':
      return [faq(url, homeFaq)]
    case '/contact':
      return [faq(url, contactFaq)]
    case '/ai-mastery-course':
      return [premium(url), faq(url, premiumFaq)]
    case '/ai-career-program':
      return [courseList(url)]
    case '/testimonials':
      return testimonials.map((testimonial) => review(url, testimonial))
    default:
      return []
  }
}

/** The list page above a page, by the folder of its address. */
const parents: Record<string, string> = {
  services: '/services',
  career: '/ai-career-program',
  content: '/projects',
  video: '/projects',
  ai: '/projects',
}

const labelOf = (page: Page) => page.meta.label ?? page.meta.title

/** Breadcrumbs from the home page to a page. */
function trailOf(page: Page, pages: Pages): { name: string; path: string }[] {
  const parent = pages.get(parents[page.path.split('/').slice(1, -1).join('/')] ?? '')
  return [
    { name: 'Home', path: '/' },
    ...(parent ? [{ name: labelOf(parent), path: parent.path }] : []),
    { name: labelOf(page), path: page.path },
  ]
}

/**
 * The structured data of one page as one graph in which every reference resolves; undefined for the
 * not-found page.
 */
export function graphOf(page: Page, pages: Pages): Graph | undefined {
  if (utilityPaths.has(page.path)) return undefined
  const url = canonicalOf(page.meta, page.path)
  const isHome = page.path === '/'
  const webpage: WebPage = {
    '@type': 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: page.meta.title,
    inLanguage: language,
    isPartOf: ref(websiteId),
    about: ref(businessId),
    primaryImageOfPage: { '@type': 'ImageObject', url: shareImageOf(page.meta, page.path) },
    ...(!isHome && { breadcrumb: ref(`${url}#breadcrumb`) }),
  }
  const breadcrumb: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: trailOf(page, pages).map(
      ({ name, path }, index) =>
        ({ '@type': 'ListItem', position: index + 1, name, item: addressOf(path) }) as const,
    ),
  }
  const detailed = isHome || page.path === '/about'
  return {
    '@context': 'https://schema.org',
    '@graph': [
      detailed ? wholePerson() : person,
      isHome ? wholeBusiness() : businessInShort,
      website,
      webpage,
      ...(isHome ? [] : [breadcrumb]),
      ...subjects(page, url),
    ],
  }
}

/** The graph as a data block; `<` is escaped, so that no text can end the element. */
export function printGraph(page: Page, pages: Pages): string {
  const graph = graphOf(page, pages)
  return graph
    ? '<script type="application/ld+json">' +
        `${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`
    : ''
}
