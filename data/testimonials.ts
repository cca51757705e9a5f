import { claims } from './claims.ts'
import type { StatItem, Testimonial } from './schemas/facts.ts'
import facts from './testimonials.json' with { type: 'json' }

/**
 * Quotes for the testimonials page; those with `home: true` are on the home page too
 * (requirements §3.1.4). `sample` marks invented ones for the launch check.
 */
export const testimonials: readonly Testimonial[] = facts.testimonials

/**
 * The four tiles of the testimonials page (requirements §2.15); its client count is a separate
 * figure.
 */
export const testimonialStats: readonly StatItem[] = [
  { icon: 'users', number: claims.happyClientsTestimonials, label: 'Happy Clients' },
  { icon: 'smile', number: claims.satisfaction, label: 'Client Satisfaction' },
  { icon: 'chart-line', number: claims.averageGrowth, label: 'Average Growth' },
  { icon: 'calendar', number: claims.years, label: 'Years Experience' },
]

export const testimonialsHero = {
  title: 'Testimonials',
  intro:
    'What clients say once the work is done, including the parts that took longer than planned. Each quote names the project behind it.',
} as const

/** Heading of the grid and the two labels on every card (requirements §2.15). */
export const testimonialsGrid = {
  title: 'What My Clients Say',
  resultsLabel: 'Project Results',
  projectLabel: 'Project Type',
} as const

/** The testimonials page's own disclaimer (requirements §1.2.1). */
export const resultsDisclaimer = {
  title: 'These results are not typical or guaranteed',
  text: 'Each quote describes one client, one market and one period of work. The results are not typical, and no outcome is guaranteed. Yours will depend on your offer, your budget, your competition and how much of the plan is carried out.',
} as const

export const testimonialsClosing = {
  title: 'Would you like to talk about your own numbers?',
  text: 'Tell me where you stand and what you want to change. If I am not the right person for it, I say so in my reply.',
  action: { label: 'Start a conversation', href: '/contact' },
} as const
