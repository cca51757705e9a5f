import * as v from 'valibot'
import { weekdays } from '../weekdays.ts'
import { factFiles } from './fact-files.ts'
import {
  count,
  FaqItemSchema,
  LevelSchema,
  levelIds,
  list,
  ServicePageSchema,
  ServiceSchema,
  SkillCategorySchema,
  StatItemSchema,
  TitledSchema,
} from './facts.ts'
import { RedirectsSchema } from './old-addresses.ts'
import { text } from './text.ts'

const exactly = <T extends v.GenericSchema>(name: string, item: T, length: number) =>
  v.pipe(
    v.array(item, `${name} must be a list`),
    v.length(
      length,
      (issue) => `${name} needs exactly ${length} entries, it has ${issue.input.length}`,
    ),
  )
const pattern = (name: string, form: RegExp, rule: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.regex(form, (issue) => `${name} must ${rule}, not '${issue.input}'`),
  )
const within = (name: string, limit: number) => {
  const message = `${name} must be -${limit} to ${limit}`
  return v.pipe(v.number(message), v.minValue(-limit, message), v.maxValue(limit, message))
}
const clock = (name: string) =>
  pattern(name, /^(?:[01]\d|2[0-3]):[0-5]\d$/, 'be a time such as 09:00')
const currency = pattern('currency', /^[A-Z]{3}$/, 'be a currency code such as INR')

const title = text('title', 3, 90)
const copy = text('text', 20, 500)
const note = text('note', 20, 600)
const label = text('label', 2, 60)
/** The link check verifies that the page or the anchor exists. */
const link = v.object({
  label,
  href: pattern(
    'href',
    /^(?:\/(?!\/)|#)[a-z0-9/#?=&-]*$/i,
    'be a path of this site that starts with one /, or an anchor that starts with #',
  ),
})
/** The texts of a section; the types of the data say which ones it has. */
const words = {
  eyebrow: v.optional(text('eyebrow', 3, 80)),
  title: v.optional(title),
  heading: v.optional(title),
  intro: v.optional(text('intro', 20, 400)),
  text: v.optional(copy),
  description: v.optional(text('description', 20, 400)),
  note: v.optional(note),
  paragraphs: v.optional(list('paragraphs', text('paragraph', 60, 500), 2)),
  points: v.optional(list('points', text('point', 5, 160), 3)),
  action: v.optional(link),
  primary: v.optional(link),
  secondary: v.optional(link),
}
const section = v.object(words)
const sections = v.record(v.string(), section)
const withFacts = v.object({ ...words, facts: exactly('facts', StatItemSchema, 3) })

const sample = v.boolean('sample must be true or false')
const translation = {
  lang: pattern('lang', /^[a-z]{2,3}$/, 'be a language tag such as hi'),
  sample,
}

const form = {
  fields: v.array(
    v.object({
      label,
      placeholder: v.optional(text('placeholder', 3, 60)),
      hint: v.optional(text('hint', 5, 160)),
      options: v.optional(list('options', v.object({ label: text('label', 1, 80) }), 2)),
    }),
  ),
  buttons: v.object({ idle: text('idle', 3, 50), submitting: text('submitting', 3, 50) }),
}
/** All service pages have one type, so the compiler cannot notice one under another's name. */
const pageOf = (id: string) => v.object({ service: v.literal(id, `service must be '${id}' here`) })
const pages = [
  'ai-solutions',
  'digital-marketing',
  'youtube-strategy',
  'content-creation',
  'designs',
]

/**
 * Rules of the content check for data/ by file: lengths, counts and formats of what visitors read.
 * JSON files are checked in every field; the shapes of TypeScript files are checked by tsc.
 */
export const dataModules: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {
  ...Object.fromEntries(
    Object.entries(factFiles).map(([file, schema]) => [file, { default: schema }]),
  ),
  'data/redirects.json': { default: RedirectsSchema },
  'data/about.ts': {
    aboutStats: exactly('aboutStats', StatItemSchema, 4),
    homeStats: exactly('homeStats', StatItemSchema, 4),
    about: v.object({
      ...words,
      bio: list('bio', text('paragraph', 80, 900), 2),
      expertise: list('expertise', TitledSchema, 3),
      approach: exactly('approach', TitledSchema, 4),
      principles: list('principles', text('principle', 20, 200), 3),
      imageAlt: text('imageAlt', 5, 140),
    }),
    aboutClosing: section,
    homeAbout: section,
  },
  'data/business-hours.ts': { businessHours: text('businessHours', 5, 120) },
  'data/business.ts': {
    business: v.object({
      country: pattern('country', /^[A-Z]{2}$/, 'be two capital letters, such as IN'),
      geo: v.object({ latitude: within('latitude', 90), longitude: within('longitude', 180) }),
      serviceRadius: count('serviceRadius'),
      currencies: list('currencies', currency),
      marketingOffer: v.object({ price: count('price'), currency }),
    }),
  },
  'data/call-to-action.ts': { callToAction: withFacts, resultsNote: section },
  'data/career.ts': {
    careerHero: section,
    industryExperience: list('industryExperience', TitledSchema, 3),
    whyChoose: list('whyChoose', TitledSchema, 3),
    careerDisclaimer: note,
    bundle: v.object({
      ...words,
      includes: exactly('includes', text('includes', 5, 80), levelIds.length),
    }),
    howItWorks: exactly('howItWorks', TitledSchema, 4),
  },
  'data/consultation.ts': {
    hero: withFacts,
    whatYouGet: exactly('whatYouGet', TitledSchema, 4),
    form: section,
    topics: exactly('topics', TitledSchema, 8),
    quotes: exactly(
      'quotes',
      v.object({
        quote: text('quote', 60, 420),
        name: text('name', 3, 60),
        role: text('role', 3, 80),
      }),
      3,
    ),
    quotesNote: note,
    closing: section,
  },
  'data/contact.ts': {
    hero: withFacts,
    formIntro: section,
    contactList: exactly(
      'contactList',
      v.object({
        label,
        value: text('value', 3, 60),
        href: v.optional(
          pattern(
            'href',
            /^(?:mailto:|tel:|https:\/\/)\S+$/,
            'start with mailto:, tel: or https://',
          ),
        ),
      }),
      4,
    ),
    closing: section,
  },
  'data/greetings.ts': {
    greetings: v.array(
      v.object({ ...translation, label, message: copy }),
      'greetings must be a list',
    ),
  },
  'data/guide.ts': {
    guide: v.object({
      ...words,
      contents: exactly('contents', TitledSchema, 3),
      bonus: note,
      howToBuy: note,
    }),
  },
  'data/home.ts': {
    hero: section,
    launchBanner: v.object({ text: text('text', 5, 60), links: exactly('links', link, 2) }),
    sections,
    siteDisclaimer: v.object({ home: section, footer: note }),
  },
  'data/hours.ts': {
    openingHours: list(
      'openingHours',
      v.object({
        days: list('days', v.picklist(weekdays, 'days must be names of days, such as Monday')),
        opens: clock('opens'),
        closes: clock('closes'),
        onPages: v.boolean('onPages must be true or false'),
      }),
    ),
  },
  'data/levels.ts': {
    earlyBird: text('earlyBird', 5, 60),
    salaryNote: note,
    levels: exactly('levels', LevelSchema, levelIds.length),
    careerRoles: exactly(
      'careerRoles',
      v.object({ role: text('role', 3, 40), description: text('description', 20, 200) }),
      4,
    ),
  },
  'data/navigation.ts': {
    mainNavigation: exactly('mainNavigation', link, 7),
    programNavigation: exactly('programNavigation', link, 2),
    headerActions: v.record(v.string(), link),
    footerServices: list('footerServices', link, 5),
    footerLegal: list('footerLegal', link, 3),
  },
  'data/failures.ts': { failures: sections },
  'data/not-found.ts': { notFound: v.object({ ...words, links: list('links', link, 3) }) },
  'data/offline.ts': { offline: section },
  'data/premium.ts': {
    premiumHero: section,
    whyPremium: list('whyPremium', TitledSchema, 3),
    journey: list(
      'journey',
      v.object({ title, before: text('before', 20, 200), after: text('after', 20, 200) }),
    ),
    journeyNote: note,
    uniqueFeatures: list('uniqueFeatures', TitledSchema, 3),
    premiumProcess: list('premiumProcess', TitledSchema),
    premiumFaq: list('premiumFaq', FaqItemSchema),
    premiumDisclaimer: note,
    premiumClosing: section,
    homePremium: section,
  },
  'data/projects-page.ts': { hero: section, closing: section, homeProjectsHeading: section },
  'data/quiz.ts': {
    quizQuestions: exactly(
      'quizQuestions',
      v.object({
        text: text('text', 10, 120),
        options: exactly(
          'options',
          v.object({
            text: text('text', 10, 120),
            points: v.picklist([1, 2, 3, 4], 'points must be 1, 2, 3 or 4'),
          }),
          4,
        ),
      }),
      3,
    ),
    quizResults: v.record(v.string(), copy),
    quizNote: note,
  },
  'data/service-request.ts': {
    hero: section,
    steps: exactly('steps', TitledSchema, 3),
    form: section,
    whyTiles: exactly('whyTiles', TitledSchema, 4),
    thankYou: v.object({ ...words, steps: exactly('steps', TitledSchema, 3) }),
  },
  'data/services.ts': {
    servicesIntro: text('servicesIntro', 60, 150),
    services: exactly('services', ServiceSchema, 5),
    servicesClosing: section,
  },
  'data/service-pages/index.ts': {
    servicePages: v.object(Object.fromEntries(pages.map((id) => [id, pageOf(id)]))),
  },
  'data/service-pages/ai-solutions.ts': { aiSolutions: ServicePageSchema },
  'data/service-pages/content-creation.ts': { contentCreation: ServicePageSchema },
  'data/service-pages/designs.ts': { designs: ServicePageSchema },
  'data/service-pages/digital-marketing.ts': { digitalMarketing: ServicePageSchema },
  'data/service-pages/youtube-strategy.ts': { youtubeStrategy: ServicePageSchema },
  'data/skills-page.ts': { skillsHero: section, skillsClosing: section },
  'data/skills.ts': {
    homeSkills: exactly('homeSkills', SkillCategorySchema, 4),
    pageSkills: exactly('pageSkills', SkillCategorySchema, 4),
  },
  'data/testimonials.ts': {
    testimonialStats: exactly('testimonialStats', StatItemSchema, 4),
    testimonialsHero: section,
    resultsDisclaimer: section,
    testimonialsClosing: section,
  },
  'data/toasts.ts': {
    toasts: v.record(
      v.string(),
      v.object({ title: text('title', 3, 60), description: text('description', 10, 200) }),
    ),
  },
  'data/forms/application.fields.ts': form,
  'data/forms/consultation.fields.ts': form,
  'data/forms/contact.fields.ts': { ...form, sent: section },
  'data/forms/home-contact.fields.ts': form,
  'data/forms/notices.ts': {
    notice: v.object({
      chat: text('chat', 20, 200),
      offer: text('offer', 20, 200),
      withoutScript: text('withoutScript', 20, 120),
      more: label,
      sample,
    }),
    noticeTranslations: v.array(v.object(translation), 'noticeTranslations must be a list'),
  },
  'data/forms/service-request.fields.ts': form,
}
