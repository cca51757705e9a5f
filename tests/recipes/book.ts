import { changeClaims, changePromises } from './facts.ts'
import { goingLive } from './going-live.ts'
import type { Recipe } from './site-copy.ts'

type Amounts = Record<'INR' | 'USD', number>
interface Prices {
  prices: Record<string, Amounts>
  bundleOffer: { struck: number; label: string }
  guidePrice: number
  guideBonusWorth: number
}
interface Testimonials {
  testimonials: {
    name: string
    initials: string
    quote: string
    company: string
    avatar?: string
    sample: boolean
  }[]
}
interface Identity {
  [fact: string]: unknown
  social: { label: string; url: string }[]
}

const clients = [
  'Leela Nair',
  'Amit Thapar',
  'Sana Qureshi',
  'Debraj Roy',
  'Eva Visser',
  'Arun Shetty',
]

const speaking = `import { PageHero } from '../components/ui/PageHero.tsx'
import type { PageMeta } from '../data/schemas/page'

export const meta = {
  title: 'Speaking',
  description:
    'Talks on AI in small companies: what a team can hand over and what it must check.',
  keywords: ['AI speaker India', 'talks on AI'],
} satisfies PageMeta

export default function SpeakingPage() {
  return (
    <PageHero
      title="Talks on AI at work"
      intro="A talk of forty minutes with examples from small companies."
    />
  )
}
`

/**
 * Changes that the README and docs/going-live.md describe for a consultant, each carried out as
 * described. All of them work together, in this order.
 */
export const book: readonly Recipe[] = [
  {
    name: 'every price changed',
    change: (site) =>
      site.json<Prices>('data/prices.json', (facts) => {
        for (const price of Object.values(facts.prices)) {
          price.INR += 1_500
          price.USD += 15
        }
        facts.bundleOffer = { struck: 82_000, label: 'save 35%' }
        facts.guidePrice += 300
        facts.guideBonusWorth += 1_000
      }),
  },
  {
    name: 'a sample of each kind added',
    change(site) {
      const create = (kind: string, slug: string, title: string) =>
        site.run('new', ['--kind', kind, '--slug', slug, '--title', title])
      create('content', 'food', 'Food writing samples')
      create('video', 'reels', 'Short reels for shops')
      create('case', 'clinic-reminders', 'Reminders for a clinic')
      create('legal', 'cookie-policy', 'Cookie Policy')
    },
  },
  {
    name: 'a sample of each kind renamed',
    change(site) {
      site.rename('pages/content/travel.mdx', 'pages/content/travel-guides.mdx')
      site.rename('pages/video/video-editor.mdx', 'pages/video/editing.mdx')
      site.rename('pages/ai/webapp-development.mdx', 'pages/ai/plant-care.mdx')
    },
  },
  {
    name: 'a sample of each kind deleted',
    change(site) {
      for (const page of ['content/listicle', 'video/youtube-producer', 'ai/ai-powered-website'])
        site.remove(`pages/${page}.mdx`)
    },
  },
  {
    name: 'all testimonials replaced, one with an avatar',
    change(site) {
      site.write(
        'public/images/client.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><circle cx="48" ' +
          'cy="48" r="40" fill="#5a6b7b"/></svg>\n',
      )
      site.json<Testimonials>('data/testimonials.json', ({ testimonials }) => {
        for (const [index, entry] of testimonials.entries()) {
          const name = clients[index % clients.length] ?? ''
          Object.assign(entry, {
            name,
            initials: name.replace(/\P{Lu}/gu, ''),
            quote:
              'We met every week, and each meeting ended with a list of what to do next. ' +
              `(${index + 1})`,
            sample: false,
          })
          if (index === 0) entry.avatar = '/images/client.svg'
        }
      })
    },
  },
  {
    name: 'name, domain, number, addresses, profiles and ids replaced',
    change: (site) =>
      site.json<Identity>('data/site.json', (identity) => {
        Object.assign(identity, {
          name: 'Tara Roy',
          initials: 'TR',
          alternateName: 'Tara Roy Consulting',
          origin: 'https://tararoy.in',
          email: 'hello@tararoy.in',
          phone: '+91 98301 12233',
          analyticsId: 'G-AB12CD34EF',
          pixelId: '184726350918273',
        })
        for (const profile of identity.social)
          profile.url = `https://www.${profile.label.toLowerCase()}.com/tararoy`
      }),
  },
  {
    name: 'a question of the home page replaced',
    change: (site) =>
      site.replace(
        'data/questions.json',
        'How does the level quiz work?',
        'What does the level quiz ask?',
      ),
  },
  {
    name: 'a service renamed',
    change: (site) =>
      site.replace('data/services.ts', 'YouTube Strategy & Growth', 'YouTube Planning & Growth'),
  },
  {
    name: "a level's week changed",
    change: (site) =>
      site.replace(
        'data/levels.ts',
        'What AI is and where it fails',
        'What AI is, and where it goes wrong',
      ),
  },
  {
    name: 'a legal paragraph rewritten',
    change: (site) =>
      site.replace(
        'pages/legal/disclaimer.mdx',
        'They come from particular businesses',
        'Each comes from one business',
      ),
  },
  {
    name: 'a page added that is neither sample nor legal',
    change: (site) => site.write('pages/speaking.tsx', speaking),
  },
  {
    name: 'claims changed',
    change: (site) =>
      changeClaims(site, {
        years: '9+',
        projects: '310+',
        happyClients: '240+',
        happyClientsTestimonials: '75+',
        averageRoi: '220%',
        averageGrowth: '150%',
        provenRoi: '220%+',
        industries: '35+',
        satisfaction: '97%',
        roas: '190%+',
        roasRange: '190-410%',
        revenue: '$3M',
        productivity: '120%',
        costReduction: '35%',
        retention: '82%',
        businessOwnersHelped: '260',
        rating: { value: 4.8, reviews: 130 },
        explanationVideos: { views: '450K+', retention: '79%', videos: '65+' },
      }),
  },
  {
    name: 'promises changed',
    change: (site) =>
      changePromises(site, {
        reviewResponse: { short: '1-2 working days', sentence: 'within 1-2 working days' },
        consultationResponse: { short: 'Same evening', sentence: 'the same evening' },
        serviceResponse: { short: 'By noon', sentence: 'by noon on the next working day' },
        paymentDetails: { short: 'Half an hour', sentence: 'within half an hour' },
        freeConsultation: { short: '20min', sentence: '20 minutes' },
        strategyCall: { short: '90-minute strategy call', sentence: 'a 90-minute strategy call' },
        quickStart: { short: '2 working days', sentence: 'within 2 working days' },
        typicalProject: { short: 'Three months', sentence: 'about three months' },
      }),
  },
  goingLive,
]
