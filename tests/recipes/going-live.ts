import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type * as v from 'valibot'
import { expect } from 'vitest'
import type { ContentFile, contentFiles } from '#data/schemas/content-files.ts'
import { filesBelow } from '#ssg/content/content-record.ts'
import type { SiteCopy } from '#tests/site-copy.ts'
import type { LaunchFinding } from '#tools/launch/launch.ts'

// The steps of docs/going-live.md up to 'Nothing blocks going live', for a consultant who shares no
// fact with the samples.

export type ValuesOf<File extends ContentFile> = v.InferInput<(typeof contentFiles)[File]>

/** Step 2, Make it yours. */
async function makeItYours(site: SiteCopy) {
  const photo = join(site.folder, 'me.jpg')
  const background = { r: 120, g: 90, b: 70 }
  await sharp({ create: { width: 960, height: 1120, channels: 3, background } }).toFile(photo)
  const answers = {
    name: 'Meera Iyer',
    domain: 'www.meeraiyer.co.uk',
    number: '+44 20 7946 0958',
    mail: 'post@meeraiyer.co.uk',
    linkedin: 'https://www.linkedin.com/in/meeraiyer',
    youtube: 'https://www.youtube.com/@meeraiyer',
    instagram: 'none',
    x: 'none',
    analytics: 'G-MI77KQ41XZ',
    pixel: '402918837465120',
    photo,
  }
  site.run(
    'setup',
    Object.entries(answers).flatMap(([flag, answer]) => [`--${flag}`, answer]),
  )
  rmSync(photo)
  site.yaml<ValuesOf<'data/site.yaml'>>('data/site.yaml', (identity) =>
    Object.assign(identity, {
      alternateName: 'मीरा अय्यर',
      role: 'Consultant for Small Shops and Schools',
      location: 'London',
      reach: 'Across Europe by Train',
      languages: ['English', 'Tamil'],
      timeZone: 'Europe/London',
      timeZoneLabel: 'London time',
      areasServed: ['United Kingdom', 'Ireland', 'Belgium'],
    }),
  )
  site.yaml<ValuesOf<'data/business.yaml'>>('data/business.yaml', (business) =>
    Object.assign(business, {
      sample: false,
      country: 'GB',
      region: 'Greater London',
      geo: { latitude: 51.5072, longitude: -0.1276 },
      hours: [{ days: ['Tuesday', 'Friday'], opens: '10:00', closes: '16:00', onPages: true }],
    }),
  )
}

function changePrices(site: SiteCopy) {
  site.yaml<ValuesOf<'data/prices.yaml'>>('data/prices.yaml', (facts) => {
    Object.assign(facts, {
      prices: {
        premium: { INR: 180_000, USD: 2_150 },
        beginner: { INR: 6_500, USD: 80 },
        intermediate: { INR: 12_000, USD: 145 },
        professional: { INR: 19_500, USD: 235 },
        expert: { INR: 32_000, USD: 385 },
        bundle: { INR: 56_000, USD: 675 },
      },
      bundleOffer: { struck: 70_000, label: 'save 20%' },
      guidePrice: 950,
      guideBonusWorth: 3_500,
      refundTerms: { guaranteeDays: 14, guaranteeAbove: 20_000, disputeDays: 45 },
    })
  })
  const terms = 'pages/legal/terms-of-service.mdx'
  site.replace(terms, '30 days of service', '45 days of service')
  site.replace(terms, '30 days of its', '14 days of its')
  site.replace(terms, '30-day', '14-day')
  site.replace(terms, 'INR 10,000', 'INR 20,000')
}

const clients = [
  ...['Owen Pryce', 'Ελένη Παππά', 'Grace Adeyemi', 'Tom Beck', 'Anna Lind', 'Niamh Duffy'],
  'Karl Voss',
]

function replaceTestimonials(site: SiteCopy) {
  site.write(
    'public/images/client.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><circle r="48"/></svg>\n',
  )
  site.yaml<ValuesOf<'data/testimonials.yaml'>>('data/testimonials.yaml', (facts) => {
    facts.testimonials = clients.map((name, index) => ({
      id: `client-${index + 1}`,
      quote: `Each week we saw one number and a plan. Visit ${index + 1} was the one that paid.`,
      name,
      role: 'Head teacher',
      company: index === 0 ? 'চা ঘর' : 'A small business',
      initials: name.replace(/\P{Lu}/gu, ''),
      rating: 4,
      results: 'Fewer calls that led nowhere',
      project: 'A new order of work',
      ...(index === 0 && { avatar: '/images/client.svg' }),
      home: index < 3,
      sample: false,
    }))
  })
}

const addQuestion = (site: SiteCopy) =>
  site.yaml<ValuesOf<'data/home.yaml'>>('data/home.yaml', ({ faq }) =>
    faq.items.push({
      question: 'Do you come to the shop in person?',
      answer: 'Yes, within the city, on any day but Monday.',
    }),
  )

/** Keeps the first works of each kind as the owner's own and deletes the others. */
function replaceWorks(site: SiteCopy, found: readonly LaunchFinding[]) {
  const unfinished = found.filter(({ id }) => id.startsWith('placeholder.pages/'))
  for (const file of new Set(unfinished.map(({ file }) => file))) site.remove(file)
  site.remove('pages/content/betting-gaming.mdx')
  site.replace('pages/legal/disclaimer.mdx', '](/content/betting-gaming)', '](/projects)')
  for (const [folder, count] of [
    ['pages/content', 2],
    ['pages/video', 2],
    ['pages/ai', 1],
  ] as const)
    for (const [index, file] of filesBelow(site.folder, folder).entries())
      if (index >= count) site.remove(file)
      else {
        site.replace(file, 'sample: true', 'sample: false')
        if (site.read(file).includes('https://example.com/'))
          site.replace(file, 'https://example.com/', 'https://work.meeraiyer.co.uk/')
      }
}

/** Replaces the clients' stories on service pages and on the consultation page. */
function replaceStories(site: SiteCopy, found: readonly LaunchFinding[]) {
  const stories = found.filter(({ id }) => /^sample\.(?:quotes|cases)\./.test(id))
  for (const file of new Set(stories.map((story) => story.file)))
    site.replace(file, 'sample: true', 'sample: false')
  site.replace('data/consultation.yaml', 'Owner of a bakery in Surat', 'Owner of a bakery in York')
  site.replace('data/services/ai-solutions.yaml', 'A Nashik logistics firm', 'A Leeds bus firm')
}

const promises = {
  reviewResponse: { short: 'Next working day', sentence: 'the next working day' },
  consultationResponse: { short: '1-2 working days', sentence: 'within 1-2 working days' },
  serviceResponse: { short: 'The same evening', sentence: 'the same evening' },
  paymentDetails: { short: 'Next noon', sentence: 'by noon on the working day after it' },
  freeConsultation: { short: 'Half an hour', sentence: 'half an hour, by phone or by video' },
  strategyCall: { short: 'strategy call', sentence: 'an 80-minute strategy call' },
  quickStart: { short: 'Next Tuesday', sentence: 'on the following Tuesday' },
  typicalProject: { short: '3-5 weeks', sentence: 'three to five weeks' },
}

const raised = (figures: string) =>
  figures.replace(/(?<![\d.])\d+(?![\d.])/g, (figure) => String(Number(figure) + 1))

function changeClaims(site: SiteCopy) {
  site.yaml<ValuesOf<'data/claims.yaml'>>('data/claims.yaml', (facts) => {
    // The only page that types figures which are also claims.
    for (const figure of Object.values(facts.claims.explanationVideos))
      site.replace('pages/video/explanation-videos.mdx', figure, raised(figure))
    const claims = raised(JSON.stringify(facts.claims)).replace('4.9', '4.7')
    Object.assign(facts, { claims: JSON.parse(claims), promises })
  })
}

/** Step 3, Replace the samples. */
function replaceSamples(site: SiteCopy) {
  changePrices(site)
  replaceTestimonials(site)
  addQuestion(site)
  const found = JSON.parse(site.run('launch-check', ['--json'], true)) as LaunchFinding[]
  replaceWorks(site, found)
  replaceStories(site, found)
  changeClaims(site)
  site.replace('data/career/beginner.yaml', '2-6 LPA', '3-7 LPA')
}

export async function goLive(site: SiteCopy) {
  await makeItYours(site)
  replaceSamples(site)
  expect(site.run('launch-check')).toContain('Nothing blocks going live')
}
