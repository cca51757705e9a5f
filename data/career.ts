import { claims, promises } from './claims.ts'
import { levels } from './levels.ts'
import { formatMoney } from './money.ts'
import { prices } from './prices.ts'
import type { Titled } from './schemas/facts.ts'
import { timeZoneName } from './site.ts'

/** Opening of /ai-career-program. */
export const careerHero = {
  title: 'AI Career Program: four levels, from first prompt to architecture',
  intro: `Start at the level that fits what you can do today, from ${formatMoney(prices.beginner.INR, 'INR')}+. Each level has a fixed price, a fixed length and work that you hand in. You leave with skills and pieces to show. A job is something the program prepares for and cannot promise.`,
} as const

/**
 * Where the teaching comes from; the figures belong to the consulting practice, not to learners
 * (requirements §9.2.1).
 */
export const industryExperience: readonly Titled[] = [
  {
    icon: 'briefcase',
    title: `${claims.years} years of practice`,
    description:
      'I teach what I do for clients: AI solutions, marketing, content and video. The examples come from that work.',
  },
  {
    icon: 'layers',
    title: `${claims.projects} projects`,
    description:
      'Including the ones that went slowly. You hear why, because that is where most of the learning sits.',
  },
  {
    icon: 'chart-line',
    title: `${claims.industries} industries`,
    description:
      'Retail, education, travel, software and more, so that you can find an example close to the field you come from.',
  },
  {
    icon: 'wrench',
    title: 'Still at work',
    description:
      'I go on consulting while I teach. When a tool changes or disappears, the lesson about it changes too.',
  },
]

/** Reasons to choose the program, each one checkable. */
export const whyChoose: readonly Titled[] = [
  {
    icon: 'notebook-pen',
    title: 'Work you can show',
    description:
      'Every part of a level ends in a piece of work. At the end you have a portfolio, which says more than a certificate.',
  },
  {
    icon: 'list-checks',
    title: 'A plan you can read first',
    description:
      "Each level's page lists the weeks, the topics and what you hand in, before you write to me.",
  },
  {
    icon: 'wallet',
    title: 'One price per level',
    description:
      'The price stands on the page in rupees and dollars. Where GST applies, it is added to INR prices and named before you pay.',
  },
  {
    icon: 'footprints',
    title: 'Start where you are',
    description:
      'Take any level that fits. A short quiz gives a direction, and nobody has to begin at the beginning.',
  },
  {
    icon: 'message-circle',
    title: 'A talk before you decide',
    description: `The first consultation is free and takes ${promises.freeConsultation.sentence}. If the program is wrong for you, that is a good time to find out.`,
  },
  {
    icon: 'scale',
    title: 'Plain about its limits',
    description:
      'Each page says for whom a level is not meant. The program is new, so I show no success rates: there are none yet.',
  },
]

/** Shown on the overview and in print. */
export const careerDisclaimer =
  'The AI Career Program is training. It does not include placement, and no employment, salary or income outcome is guaranteed. Roles and salary ranges are indications for India and depend on your experience, your location, your effort and the market. Results are not typical. Read the page of your level, with its own disclaimer, before you enrol.'

/**
 * The complete bundle; its price and struck-through price are `prices.bundle` and `bundleOffer`.
 */
export const bundle = {
  title: 'Complete AI Career Bundle',
  description: 'All four levels under one price, taken one after another at a steady pace.',
  includes: levels.map((level) => `${level.level}: ${level.title}`),
  note: 'The bundle makes sense if you mean to go the whole way. If you are unsure about even one level, begin with a single one. Expert is by application, so we talk about the whole path in the chat before you pay.',
} as const

/**
 * From interest to the first week. Enrolment is by chat, consultation or application; there is no
 * checkout (requirements §1.1.2).
 */
export const howItWorks: readonly Titled[] = [
  {
    icon: 'compass',
    title: 'Find your level',
    description:
      'Read the level pages or answer the three questions of the quiz. If two levels seem right, take the lower one or ask me.',
  },
  {
    icon: 'message-circle',
    title: 'Write to me',
    description:
      'The button on the level page opens WhatsApp with the program, its price and its length filled in. You can change every word before you send it.',
  },
  {
    icon: 'calendar',
    title: 'Agree on the start',
    description: `We settle your start date, the session times in ${timeZoneName} and the payment in writing. Nothing is charged on this website.`,
  },
  {
    icon: 'file-pen',
    title: 'Work and hand in',
    description:
      'Each part of the plan ends with a piece of work. I read it and tell you what to improve before you go on.',
  },
]
