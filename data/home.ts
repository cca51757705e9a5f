import { promises } from './claims.ts'
import { homeProjectsHeading } from './projects-page.ts'
import { site } from './site.ts'

/** The first screen of the home page; `title` is its h1. */
export const hero = {
  eyebrow: `Independent consultant in ${site.location} · ${site.reach}`,
  title: 'Leads you can measure, results reported honestly',
  intro:
    'I help business owners get more of the enquiries they want, with AI automation, marketing, YouTube and content. We agree on the numbers that matter before work starts. You see them every month, good or bad.',
  primary: { label: 'Request a service', href: '/service-request' },
  secondary: { label: 'Book a free strategy session', href: '/consultation' },
  portraitAlt: `Portrait of ${site.name}`,
} as const

/** The dismissible line above the header (requirements §2.4.2). */
export const launchBanner = {
  text: 'NEW AI PROGRAMS LAUNCH',
  links: [
    { label: 'Business', href: '/ai-mastery-course' },
    { label: 'Career', href: '/ai-career-program' },
  ],
} as const

/** Heading and intro of each home section, by its anchor. */
export const sections = {
  skills: {
    title: 'What I work with',
    intro:
      'Four areas, from AI to strategy. The percentages are my own estimate of how far I can take each skill without outside help.',
  },
  services: {
    title: 'What I can do for you',
    intro:
      'Each service has a page of its own that says what is included, whom it suits and how the work runs.',
  },
  projects: homeProjectsHeading,
  testimonials: {
    title: 'What clients say',
    intro:
      'Three quotes with the work behind them. Your own results will differ, for better or worse.',
  },
  contact: {
    title: 'Tell me what you need',
    intro: `A few lines are enough. The button opens WhatsApp with your message ready to send, and I reply ${promises.reviewResponse.sentence}.`,
  },
  career: {
    title: 'AI Career Program',
    intro:
      'Four levels, from first prompts to enterprise architecture. You enrol by application, consultation or chat, so that we can check the level before you pay for it.',
    primary: { label: 'View All Programs', href: '/ai-career-program' },
    secondary: { label: 'Free Career Consultation', href: '/consultation' },
  },
  faq: {
    title: 'Frequently asked questions',
    intro:
      'Prices, replies, refunds and what happens to your details. If your question is missing, ask me.',
    action: { label: 'Get Free Consultation', href: '#contact' },
  },
} as const

/** Shown on the home page and, shorter, in every footer (requirements §1.2.1). */
export const siteDisclaimer = {
  home: {
    title: 'About the results on this site',
    text: 'The figures and stories here come from particular projects. They are not typical, and no outcome is guaranteed. What you achieve depends on your market, your budget, your effort and on things that neither of us controls.',
  },
  footer:
    'Results shown on this site are not typical, and no outcome is guaranteed. Services and programs carry no promise of income, employment or growth.',
} as const
