import { claims, promises } from './claims.ts'
import type { StatItem } from './schemas/facts.ts'

/** Free strategy session, response time and clients, under the text (requirements §2.12.4). */
const facts: readonly StatItem[] = [
  { icon: 'calendar', number: 'Free', label: 'strategy session' },
  { icon: 'clock', number: promises.reviewResponse.short, label: 'response' },
  { icon: 'users', number: claims.happyClients, label: 'happy clients' },
]

/** Ends every service page. */
export const callToAction = {
  title: 'Shall we see whether this fits?',
  text: 'In a free strategy session we look at your goal and your present numbers. You hear what I would do first, and whether I think it is worth your money.',
  facts,
  primary: { label: 'Get Free Consultation', href: '/consultation' },
  secondary: { label: 'View My Success Stories', href: '/#projects' },
} as const

/** Shown above the call to action: how to read the figures and stories of a service page. */
export const resultsNote = {
  title: 'About these results',
  text: 'The figures and stories on this page come from particular projects. They are not typical, and no outcome is guaranteed. Yours depends on your market, your budget and how much of the plan is carried out.',
} as const
