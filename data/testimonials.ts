import { claims } from './claims'
import type { StatItem, Testimonial } from './schemas/facts'

/** Six quotes for the testimonials page; those with `home: true` stand on the home page too (requirements §3.1.4). All invented: `sample` keeps them in the launch check. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'freight-leads',
    quote:
      'We were paying for clicks and calling it marketing. The tracking was rebuilt first, which was slow and a little embarrassing. After that we could see which two campaigns brought bookings, and we stopped the other five.',
    name: 'Ritika M.',
    role: 'Founder',
    company: 'Pathrekha Freight, Pune',
    initials: 'RM',
    rating: 5,
    results: 'Cost per qualified enquiry down 38% in four months',
    project: 'Lead generation and ad management',
    home: true,
    sample: true,
  },
  {
    id: 'software-support',
    quote:
      'I expected a chatbot pitch. What arrived was a list of eleven support tasks, three of them marked "automate", with the reason beside each. The assistant answers the routine tickets now and hands over the rest with a summary.',
    name: 'Jonas K.',
    role: 'Head of Product',
    company: 'Lindenhain Software, Berlin',
    initials: 'JK',
    rating: 5,
    results: 'First reply to routine tickets in 4 minutes instead of 3 hours',
    project: 'AI support assistant',
    home: true,
    sample: true,
  },
  {
    id: 'interiors-copy',
    quote:
      'The new pages say what we charge for and what we do not. We receive fewer messages than before, and more of them come from people who have a flat, a date and a budget.',
    name: 'Farah A.',
    role: 'Owner',
    company: 'Noor Sahil Interiors, Dubai',
    initials: 'FA',
    rating: 5,
    results: 'Site visits booked through the website: from 6 to 15 a month',
    project: 'Website copy and SEO',
    home: true,
    sample: true,
  },
  {
    id: 'learning-channel',
    quote:
      'Every script came back with the graph of the last video and a note on where people had left. We argued about openings for a month. Then viewers began to stay past the first minute, and I stopped arguing.',
    name: 'Debjit R.',
    role: 'Course Director',
    company: 'Kathabindu Learning, Kolkata',
    initials: 'DR',
    rating: 5,
    results: 'Average retention from 34% to 51% over 20 videos',
    project: 'YouTube strategy and scripts',
    home: false,
    sample: true,
  },
  {
    id: 'travel-guides',
    quote:
      'There are several hours between us and I never had to ask where things stood. Each Friday one page came: what was done, what it cost, what comes next. The guides read as if somebody had walked the routes.',
    name: 'Elise V.',
    role: 'Co-founder',
    company: 'Tulpveld Reizen, Utrecht',
    initials: 'EV',
    rating: 5,
    results: 'Twelve guides published, search visits up 64% in a year',
    project: 'Content strategy and travel guides',
    home: false,
    sample: true,
  },
  {
    id: 'clinic-bookings',
    quote:
      "Confirmations, reminders and invoices used to fill one person's morning. They run by themselves now, and we get a message when something looks odd. It took two weeks longer than planned because our records were untidy. We were told so early.",
    name: 'Arvind S.',
    role: 'Operations Manager',
    company: 'Meghtaal Clinics, Kochi',
    initials: 'AS',
    rating: 4,
    results: 'About 11 staff hours a week freed from booking work',
    project: 'Workflow automation',
    home: false,
    sample: true,
  },
]

/** The four tiles of the testimonials page (requirements §2.15); its client count is a figure of its own. */
export const testimonialStats: readonly StatItem[] = [
  { icon: 'users', number: claims.happyClientsTestimonials, label: 'Happy Clients' },
  { icon: 'smile', number: claims.satisfaction, label: 'Client Satisfaction' },
  { icon: 'chart-line', number: claims.averageGrowth, label: 'Average Growth' },
  { icon: 'calendar', number: claims.years, label: 'Years Experience' },
]

export const testimonialsHero = {
  title: 'Testimonials',
  lead: 'What clients say once the work is done, including the parts that took longer than planned. Each quote names the project behind it.',
} as const

/** Heading of the grid and the two labels on every card (requirements §2.15). */
export const testimonialsGrid = { title: 'What My Clients Say', resultsLabel: 'Project Results', projectLabel: 'Project Type' } as const

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
