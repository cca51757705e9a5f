import type { openingHours as OpeningHoursList } from '../../data/hours.ts'
import { formatMoney } from '../../data/money.ts'
import { levelIds } from '../../data/schemas/facts.ts'
import { type Levels, levelRange, type Values } from './stated-facts.ts'

/** Two statements of the site that contradict each other. */
export interface Contradiction {
  /** Id for an explanation in data/ledger.json. */
  id: string
  /** The contradicting values; an explanation applies to these only. */
  values: string[]
  message: string
  /** Position of one of the two. */
  at: { file: string; exported: string; path: (string | number)[] } | { file: string; text: string }
}

/**
 * The two numbers in the requirements; an owner's own number contradicts neither
 * (requirements §9.2.3).
 */
const specifiedReviews = [200, 500]

const inr = (amount: number) => formatMoney(amount, 'INR')
const data = (file: string, exported: string, ...path: (string | number)[]) => ({
  file: `data/${file}.ts`,
  exported,
  path,
})
const inJson = (name: string, ...path: string[]) => ({
  file: `data/${name}.json`,
  exported: 'default',
  path,
})

/**
 * Compares values that must agree. `fileText` returns the text of a file, '' if it does not exist.
 */
export function contradictions(
  values: Values,
  fileText: (file: string) => string,
): Contradiction[] {
  const { claims } = values('data/claims.json').default
  const { prices, bundleOffer, refundTerms } = values('data/prices.json').default
  const site = values('data/site.json').default
  const { openingHours }: { openingHours: typeof OpeningHoursList } = values('data/hours.ts')
  const { testimonials } = values('data/testimonials.json').default
  const { homeSkills, pageSkills } = values('data/skills.ts')
  const found: Contradiction[] = []
  const report = (id: string, values: string[], at: Contradiction['at'], message: string) =>
    found.push({ id, values, at, message })

  const sum = levelIds.reduce((total, id) => total + prices[id].INR, 0)
  if (sum !== bundleOffer.struck)
    report(
      'bundle-sum',
      [inr(bundleOffer.struck), inr(sum)],
      inJson('prices', 'bundleOffer', 'struck'),
      `The bundle's struck-through price is ${inr(bundleOffer.struck)}, but the four levels ` +
        `add up to ${inr(sum)}`,
    )
  const saving = Math.round((1 - prices.bundle.INR / bundleOffer.struck) * 100)
  const named = Number(/(\d+)\s?%/.exec(bundleOffer.label)?.[1])
  if (named !== saving)
    report(
      'bundle-saving',
      [bundleOffer.label, `${saving}%`],
      inJson('prices', 'bundleOffer', 'label'),
      `The bundle says '${bundleOffer.label}', but ${inr(prices.bundle.INR)} instead of ` +
        `${inr(bundleOffer.struck)} saves ${saving}%`,
    )

  const pairs = [
    ['clients', 'happyClientsTestimonials', 'happyClients', 'clients'],
    ['roi', 'provenRoi', 'averageRoi', 'average ROI'],
    ['roas', 'roasRange', 'roas', 'return on advertising'],
  ] as const
  for (const [id, one, other, subject] of pairs)
    if (claims[one] !== claims[other])
      report(
        id,
        [claims[one], claims[other]],
        inJson('claims', 'claims', one),
        `The site names two figures for ${subject}: '${claims[one]}' (${one}) and ` +
          `'${claims[other]}' (${other})`,
      )

  const { reviews } = claims.rating
  const otherReviews = specifiedReviews.find((each) => each !== reviews)
  if (specifiedReviews.includes(reviews))
    report(
      'reviews',
      [reviews, otherReviews].map(String),
      inJson('claims', 'claims', 'rating', 'reviews'),
      `The rating is said to come from ${reviews} reviews; the requirements also name ` +
        `${otherReviews}`,
    )
  if (testimonials.length < reviews)
    report(
      'reviews-shown',
      [String(reviews)],
      inJson('claims', 'claims', 'rating', 'reviews'),
      `The structured data says ${reviews} reviews, and visitors can read ${testimonials.length}`,
    )

  const called = site.phone.replace(/\D/g, '')
  if (site.chatNumber && site.chatNumber !== called)
    report(
      'numbers',
      [site.phone, site.chatNumber],
      inJson('site', 'chatNumber'),
      `Chats go to ${site.chatNumber} (chatNumber) and calls to ${site.phone} (phone)`,
    )

  const { businessHours } = values('data/business-hours.ts')
  for (const [index, { days, onPages }] of openingHours.entries())
    if (!onPages)
      report(
        'hours',
        [days.join(', '), businessHours],
        data('hours', 'openingHours', index),
        `The structured data includes ${days.join(', ')}, the pages say '${businessHours}'`,
      )

  const levelsOf = (categories: Levels) =>
    JSON.stringify(categories.map(({ skills }) => skills.map(({ level }) => level)))
  if (levelsOf(homeSkills) !== levelsOf(pageSkills))
    report(
      'skill-levels',
      [levelRange(homeSkills), levelRange(pageSkills)],
      data('skills', 'pageSkills'),
      'The home page and the skills page show different levels for the same skills',
    )

  const videos = 'pages/video/explanation-videos.mdx'
  const terms = 'pages/legal/terms-of-service.mdx'
  const guarantee = `INR ${inr(refundTerms.guaranteeAbove).slice(1)}`
  const typed = [
    ...Object.entries(claims.explanationVideos as Record<string, string>).map(([key, figure]) => ({
      file: videos,
      id: `videos-${key}`,
      figure,
      fact: `claims.explanationVideos.${key}`,
    })),
    { file: terms, id: 'terms-amount', figure: guarantee, fact: 'refundTerms.guaranteeAbove' },
    {
      file: terms,
      id: 'terms-guarantee',
      figure: `${refundTerms.guaranteeDays}-day`,
      fact: 'refundTerms.guaranteeDays',
    },
    {
      file: terms,
      id: 'terms-disputes',
      figure: `${refundTerms.disputeDays} days`,
      fact: 'refundTerms.disputeDays',
    },
  ]
  for (const { file, id, figure, fact } of typed) {
    const text = fileText(file)
    if (text !== '' && !text.includes(figure))
      report(
        id,
        [figure],
        { file, text: '' },
        `This page does not say '${figure}', the figure of ${fact} that other pages show`,
      )
  }
  return found
}
