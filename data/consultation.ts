import { businessHours } from './business-hours.ts'
import { claims, promises } from './claims.ts'
import type { StatItem, Titled } from './schemas/facts.ts'

/** '30min free session', '24h response', '0% commitment' (requirements §2.17). */
const facts: readonly StatItem[] = [
  { number: promises.freeConsultation.short, label: 'free session' },
  { number: promises.consultationResponse.short, label: 'response' },
  { number: '0%', label: 'commitment' },
]

/** Link to the form, at the top and at the end of the page. */
const button = {
  label: 'Book the free call',
  href: '#consultation-form',
} as const

export const hero = {
  title: 'A free consultation about your business',
  intro: `Bring one problem that you would like to be rid of. In ${promises.freeConsultation.sentence} we look at where you stand and what I would try first. Whether you hire me or use the advice on your own is up to you.`,
  facts,
  button,
} as const

export const whatYouGetTitle = "What You'll Get"
/** The four tiles below the hero (requirements §2.17). */
export const whatYouGet: readonly Titled[] = [
  {
    icon: 'search',
    title: 'A look at where you stand',
    description:
      'I read your website, your channel or your ads before the call, so that we do not spend it on introductions.',
  },
  {
    icon: 'list-ordered',
    title: 'A first step and a second',
    description:
      'You leave with two things to do next, in order, and a rough idea of the effort each one takes.',
  },
  {
    icon: 'scale',
    title: 'A straight opinion',
    description:
      'If AI or advertising is the wrong answer for you at present, you hear that as well, with the reason.',
  },
  {
    icon: 'file-text',
    title: 'Notes in writing',
    description:
      'After the call I send you a short summary. It is yours to keep and to hand to anyone.',
  },
]

/** Above the form. */
export const form = {
  title: 'Request your free call',
  text: `Say what you are struggling with and when you can talk. I write back ${promises.consultationResponse.sentence} with a time; my business hours are ${businessHours}.`,
} as const

export const topicsTitle = 'What we can talk about'
/** The eight topics (requirements §2.17). One or two of them fit into a call. */
export const topics: readonly Titled[] = [
  {
    icon: 'workflow',
    title: 'AI automation',
    description: 'Which repeated work a machine could take over, and which it should not.',
  },
  {
    icon: 'magnet',
    title: 'Lead generation',
    description: 'Where your enquiries come from today and where they get lost.',
  },
  {
    icon: 'search',
    title: 'SEO',
    description: 'What your buyers type, and what they find when they do.',
  },
  {
    icon: 'megaphone',
    title: 'Ad management',
    description: 'Whether your budget is spent on the right people, and how you would know.',
  },
  {
    icon: 'clapperboard',
    title: 'YouTube growth',
    description: 'Topics, openings and a pace of publishing that you can keep.',
  },
  {
    icon: 'pen-line',
    title: 'Content and copywriting',
    description: 'Pages, articles and emails that answer what people ask before they buy.',
  },
  {
    icon: 'palette',
    title: 'Design and branding',
    description: 'What your business looks like to someone who sees it for the first time.',
  },
  {
    icon: 'graduation-cap',
    title: 'AI training',
    description: 'Which program or level suits you, or whether a free course would do.',
  },
]

/** A success story in the client's words; `sample` marks an invented one for the launch check. */
export interface SuccessQuote {
  id: string
  quote: string
  name: string
  /** Who is speaking: 'Owner of a bakery in Surat'. */
  role: string
  sample: boolean
}

export const quotesTitle = 'What came of a first call'
/** Three sample quotes (requirements §2.17). */
export const quotes: readonly SuccessQuote[] = [
  {
    id: 'bakery',
    quote:
      'I came with a plan to rebuild the whole website. After the call I changed one page and put the phone number at the top. Cake orders by phone went from two a week to five.',
    name: 'Meher D.',
    role: 'Owner of a bakery in Surat',
    sample: true,
  },
  {
    id: 'translator',
    quote:
      'My question was which AI tool to buy. The answer was none yet: write down how a job runs first. That list saved me four hours a week before I paid for any software.',
    name: 'Tobias L.',
    role: 'Freelance translator in Leipzig',
    sample: true,
  },
  {
    id: 'academy',
    quote:
      'We talked about our ads for ten minutes and about our reply time for twenty. Answering parents the same day filled the spring course with no extra budget.',
    name: 'Hana R.',
    role: 'Founder of a music academy in Abu Dhabi',
    sample: true,
  },
]

/** Under the quotes. */
export const quotesNote =
  'Each quote is one story from one business. The results are not typical, and no outcome is guaranteed.'

/** The page's claim (requirements §2.17). */
export const helped: StatItem = {
  number: claims.businessOwnersHelped,
  label: 'business owners helped',
}

export const closing = {
  title: 'Bring one question',
  text: 'That is enough for a useful call. If it turns out that you do not need me, you hear that too.',
  action: button,
} as const
