import * as v from 'valibot'
import { factFiles } from './fact-files.ts'
import {
  count,
  FaqItemSchema,
  LevelSchema,
  levelIds,
  list,
  moneySchema,
  ServicePageSchema,
  ServiceSchema,
  SkillCategorySchema,
  StatItemSchema,
  TitledSchema,
} from './facts.ts'
import { RedirectsSchema } from './old-addresses.ts'
import { icon, text } from './text.ts'

const exactly = <T extends v.GenericSchema>(name: string, item: T, length: number) =>
  v.pipe(
    v.array(item, `${name} must be a list`),
    v.length(
      length,
      (issue) => `${name} needs exactly ${length} entries, it has ${issue.input.length}`,
    ),
  )

/** A path or an anchor of this site; that it exists is checked with the links. */
const target = (name: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.regex(
      /^(?:\/(?!\/)|#)[a-z0-9/#?=&-]*$/i,
      (issue) =>
        `${name} must be a path of this site that starts with one /, or an anchor that starts with #, not '${issue.input}'`,
    ),
  )
/** A tap that writes or calls. */
const contactHref = v.pipe(
  v.string('href must be text'),
  v.regex(
    /^(?:mailto:|tel:|https:\/\/)\S+$/,
    (issue) => `href must start with mailto:, tel: or https://, not '${issue.input}'`,
  ),
)

const title = text('title', 3, 90)
const lead = text('lead', 20, 400)
const copy = text('text', 20, 500)
const link = v.strictObject({ label: text('label', 2, 50), href: target('href') })
const heading = v.strictObject({ title, lead })
const titledText = v.strictObject({ title, text: copy })
const closing = v.strictObject({ title, text: copy, action: link })
const button = v.strictObject({ idle: text('idle', 3, 50), submitting: text('submitting', 3, 50) })
const option = v.strictObject({ value: text('value', 1, 60), label: text('label', 1, 80) })
const field = v.strictObject({
  name: text('name', 2, 40),
  label: text('label', 2, 50),
  type: v.picklist(
    ['text', 'email', 'tel', 'url', 'textarea', 'select', 'radio'],
    'type must be text, email, tel, url, textarea, select or radio',
  ),
  required: v.boolean('required must be true or false'),
  options: v.optional(list('options', option, 2)),
  rows: v.optional(count('rows')),
  autoComplete: v.optional(text('autoComplete', 2, 30)),
  inputMode: v.optional(v.picklist(['text', 'email', 'tel', 'url'])),
  enterKeyHint: v.optional(v.picklist(['next', 'done', 'send'])),
  placeholder: v.optional(text('placeholder', 3, 60)),
  hint: v.optional(text('hint', 5, 160)),
})
const toast = v.strictObject({
  title: text('title', 3, 60),
  description: text('description', 10, 200),
  tone: v.picklist(['success', 'error'], 'tone must be success or error'),
})
const role = v.strictObject({
  role: text('role', 3, 40),
  description: text('description', 20, 200),
})
const day = v.picklist(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  'days must be names of days, such as Monday',
)
const clock = (name: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, `${name} must be a time such as 09:00`),
  )
const currency = (name: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.regex(/^[A-Z]{3}$/, `${name} must be a currency code such as INR`),
  )
const pageOf = (id: string) =>
  v.looseObject({ service: v.literal(id, `service must be '${id}' here`) })
const form = (fields: number) => ({ fields: exactly('fields', field, fields), buttons: button })

/**
 * Every data module whose values reach a page, with the schema of each exported value. Strict: a key that no schema knows is a mistake.
 * A test holds this list to what data/ really exports.
 */
export const dataModules: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {
  ...Object.fromEntries(
    Object.entries(factFiles).map(([file, schema]) => [file, { default: schema }]),
  ),
  'data/redirects.json': { default: RedirectsSchema },
  'data/about.ts': {
    aboutStats: exactly('aboutStats', StatItemSchema, 4),
    homeStats: exactly('homeStats', StatItemSchema, 4),
    about: v.strictObject({
      lead,
      bio: list('bio', text('paragraph', 80, 900), 2),
      expertise: list('expertise', TitledSchema, 3),
      approach: exactly('approach', TitledSchema, 4),
      principles: list('principles', text('principle', 20, 200), 3),
      imageAlt: text('imageAlt', 5, 140),
    }),
    aboutClosing: closing,
    homeAbout: v.strictObject({
      heading: title,
      paragraphs: exactly('paragraphs', text('paragraph', 60, 500), 2),
      points: exactly('points', text('point', 5, 120), 4),
    }),
  },
  'data/business.ts': {
    business: v.strictObject({
      sample: v.boolean('sample must be true or false'),
      country: v.pipe(
        v.string('country must be text'),
        v.regex(/^[A-Z]{2}$/, 'country must be two capital letters, such as IN'),
      ),
      region: text('region', 2, 60),
      geo: v.strictObject({
        latitude: v.pipe(
          v.number('latitude must be a number'),
          v.minValue(-90, 'latitude must be -90 to 90'),
          v.maxValue(90, 'latitude must be -90 to 90'),
        ),
        longitude: v.pipe(
          v.number('longitude must be a number'),
          v.minValue(-180, 'longitude must be -180 to 180'),
          v.maxValue(180, 'longitude must be -180 to 180'),
        ),
      }),
      serviceRadius: count('serviceRadius'),
      currencies: list('currencies', currency('currency')),
      paymentMethods: list('paymentMethods', text('payment method', 2, 40)),
      priceRange: text('priceRange', 3, 40),
      openingHours: list(
        'openingHours',
        v.strictObject({ days: list('days', day), opens: clock('opens'), closes: clock('closes') }),
      ),
      marketingOffer: v.strictObject({
        name: text('name', 3, 60),
        price: count('price'),
        currency: currency('currency'),
      }),
    }),
  },
  'data/call-to-action.ts': {
    callToAction: v.strictObject({
      title,
      text: copy,
      facts: exactly('facts', StatItemSchema, 3),
      primary: link,
      secondary: link,
    }),
    resultsNote: titledText,
  },
  'data/career.ts': {
    careerHero: heading,
    industryExperience: list('industryExperience', TitledSchema, 3),
    whyChoose: list('whyChoose', TitledSchema, 3),
    careerDisclaimer: text('careerDisclaimer', 60, 600),
    bundle: v.strictObject({
      title,
      description: text('description', 20, 200),
      includes: exactly('includes', text('includes', 5, 80), levelIds.length),
      note: text('note', 20, 300),
    }),
    howItWorks: exactly('howItWorks', TitledSchema, 4),
  },
  'data/consultation.ts': {
    hero: v.strictObject({ title, lead, facts: exactly('facts', StatItemSchema, 3), button: link }),
    whatYouGetTitle: title,
    whatYouGet: exactly('whatYouGet', TitledSchema, 4),
    form: titledText,
    topicsTitle: title,
    topics: exactly('topics', TitledSchema, 8),
    quotesTitle: title,
    quotes: exactly(
      'quotes',
      v.strictObject({
        id: text('id', 2, 40),
        quote: text('quote', 60, 420),
        name: text('name', 3, 60),
        role: text('role', 3, 80),
        sample: v.boolean('sample must be true or false'),
      }),
      3,
    ),
    quotesNote: text('quotesNote', 40, 300),
    helped: StatItemSchema,
    closing,
  },
  'data/contact.ts': {
    hero: v.strictObject({ title, lead, facts: exactly('facts', StatItemSchema, 3) }),
    formIntro: titledText,
    contactList: exactly(
      'contactList',
      v.strictObject({
        icon,
        label: text('label', 3, 30),
        value: text('value', 3, 60),
        href: v.optional(contactHref),
      }),
      4,
    ),
    closing: v.strictObject({
      title,
      text: copy,
      mailLabel: text('mailLabel', 3, 40),
      chatLabel: text('chatLabel', 3, 40),
    }),
  },
  'data/faq.ts': {
    homeFaq: list('homeFaq', FaqItemSchema, 12),
    contactFaq: list('contactFaq', FaqItemSchema, 3),
  },
  'data/guide.ts': {
    guide: v.strictObject({
      title,
      heading: title,
      lead,
      contents: exactly('contents', TitledSchema, 3),
      bonus: text('bonus', 20, 200),
      howToBuy: text('howToBuy', 20, 300),
      note: text('note', 20, 300),
    }),
  },
  'data/home.ts': {
    hero: v.strictObject({
      eyebrow: text('eyebrow', 5, 80),
      title,
      lead,
      primary: link,
      secondary: link,
      portraitAlt: text('portraitAlt', 5, 140),
    }),
    launchBanner: v.strictObject({ text: text('text', 5, 60), links: exactly('links', link, 2) }),
    sections: v.strictObject({
      skills: heading,
      services: heading,
      projects: heading,
      testimonials: heading,
      contact: heading,
      career: v.strictObject({ title, lead, primary: link, secondary: link }),
      faq: v.strictObject({ title, lead, action: link }),
    }),
    siteDisclaimer: v.strictObject({ home: titledText, footer: text('footer', 60, 300) }),
  },
  'data/levels.ts': {
    earlyBird: text('earlyBird', 5, 60),
    salaryNote: text('salaryNote', 40, 300),
    levels: exactly('levels', LevelSchema, levelIds.length),
    careerRoles: exactly('careerRoles', role, 4),
  },
  'data/navigation.ts': {
    mainNavigation: exactly('mainNavigation', link, 7),
    programNavigation: exactly(
      'programNavigation',
      v.strictObject({
        label: text('label', 3, 40),
        href: target('href'),
        price: moneySchema,
        from: v.boolean('from must be true or false'),
      }),
      2,
    ),
    headerActions: v.strictObject({ request: link, contact: link }),
    footerServices: list('footerServices', link, 5),
    footerLegal: list('footerLegal', link, 3),
  },
  'data/failures.ts': {
    failures: v.strictObject({
      error: v.strictObject({
        title: v.literal('Unexpected Application Error!'),
        home: link,
        write: link,
      }),
      part: titledText,
      page: v.strictObject({
        title,
        text: copy,
        loading: text('loading', 3, 40),
        broken: v.strictObject({ title, description: copy }),
        renewed: copy,
        inPlace: copy,
        tryAgain: text('tryAgain', 3, 40),
      }),
      form: v.strictObject({
        title,
        text: copy,
        chat: text('chat', 3, 40),
        mail: text('mail', 3, 40),
        copy: text('copy', 3, 40),
        copied: text('copied', 3, 40),
        copyFailed: copy,
      }),
    }),
    noPage: copy,
  },
  'data/not-found.ts': {
    notFound: v.strictObject({
      code: v.literal('404'),
      title,
      text: copy,
      home: link,
      links: list('links', link, 3),
    }),
  },
  'data/offline.ts': {
    offline: v.strictObject({
      eyebrow: text('eyebrow', 3, 40),
      title,
      text: copy,
      tryAgain: text('tryAgain', 3, 40),
      contact: text('contact', 3, 40),
      contactText: copy,
      message: text('message', 10, 200),
      subject: text('subject', 3, 80),
      saved: text('saved', 3, 60),
    }),
  },
  'data/premium.ts': {
    premiumHero: v.strictObject({ title, lead, note: text('note', 20, 300) }),
    whyPremium: list('whyPremium', TitledSchema, 3),
    journey: exactly(
      'journey',
      v.strictObject({
        icon,
        title,
        before: text('before', 20, 200),
        after: text('after', 20, 200),
      }),
      4,
    ),
    journeyNote: text('journeyNote', 20, 300),
    uniqueFeatures: list('uniqueFeatures', TitledSchema, 3),
    premiumProcess: exactly('premiumProcess', TitledSchema, 4),
    premiumFaq: exactly('premiumFaq', FaqItemSchema, 5),
    premiumDisclaimer: text('premiumDisclaimer', 60, 600),
    premiumClosing: v.strictObject({ title, description: text('description', 40, 400) }),
    homePremium: v.strictObject({
      heading: title,
      paragraphs: list('paragraphs', text('paragraph', 60, 500), 2),
      points: list('points', text('point', 10, 160), 3),
    }),
  },
  'data/projects-page.ts': {
    hero: heading,
    closing,
    homeProjectsHeading: heading,
    filters: v.strictObject({
      label: text('label', 5, 60),
      all: text('all', 2, 20),
      order: exactly('order', v.picklist(['content', 'video', 'ai']), 3),
    }),
  },
  'data/quiz.ts': {
    quizQuestions: exactly(
      'quizQuestions',
      v.strictObject({
        id: text('id', 2, 20),
        text: text('text', 10, 120),
        options: exactly(
          'options',
          v.strictObject({
            text: text('text', 10, 120),
            points: v.picklist([1, 2, 3, 4], 'points must be 1, 2, 3 or 4'),
          }),
          4,
        ),
      }),
      3,
    ),
    quizResults: v.strictObject({
      beginner: copy,
      intermediate: copy,
      professional: copy,
      expert: copy,
    }),
    quizNote: text('quizNote', 20, 300),
    quizUnanswered: text('quizUnanswered', 5, 120),
  },
  'data/service-request.ts': {
    hero: heading,
    steps: exactly('steps', TitledSchema, 3),
    form: titledText,
    stepsTitle: title,
    whyTitle: title,
    whyTiles: exactly('whyTiles', TitledSchema, 4),
    thankYou: v.strictObject({
      title,
      text: copy,
      nextTitle: title,
      steps: exactly('steps', TitledSchema, 3),
      chatLabel: text('chatLabel', 3, 40),
    }),
  },
  'data/services.ts': {
    servicesIntro: text('servicesIntro', 60, 150),
    services: exactly('services', ServiceSchema, 5),
    servicesClosing: closing,
  },
  'data/service-pages/index.ts': {
    // Only that each is filed under its own service: the pages themselves are checked in their files.
    servicePages: v.strictObject({
      'ai-solutions': pageOf('ai-solutions'),
      'digital-marketing': pageOf('digital-marketing'),
      'youtube-strategy': pageOf('youtube-strategy'),
      'content-creation': pageOf('content-creation'),
      designs: pageOf('designs'),
    }),
  },
  'data/service-pages/ai-solutions.ts': { aiSolutions: ServicePageSchema },
  'data/service-pages/content-creation.ts': { contentCreation: ServicePageSchema },
  'data/service-pages/designs.ts': { designs: ServicePageSchema },
  'data/service-pages/digital-marketing.ts': { digitalMarketing: ServicePageSchema },
  'data/service-pages/youtube-strategy.ts': { youtubeStrategy: ServicePageSchema },
  'data/skills-page.ts': {
    skillsHero: v.strictObject({ title, lead, tabsLabel: text('tabsLabel', 3, 40) }),
    skillsClosing: closing,
  },
  'data/skills.ts': {
    homeSkills: exactly('homeSkills', SkillCategorySchema, 4),
    pageSkills: exactly('pageSkills', SkillCategorySchema, 4),
  },
  'data/testimonials.ts': {
    testimonialStats: exactly('testimonialStats', StatItemSchema, 4),
    testimonialsHero: heading,
    testimonialsGrid: v.strictObject({
      title,
      resultsLabel: text('resultsLabel', 3, 40),
      projectLabel: text('projectLabel', 3, 40),
    }),
    resultsDisclaimer: titledText,
    testimonialsClosing: closing,
  },
  'data/toasts.ts': {
    toasts: v.strictObject({
      messageSent: toast,
      guide: toast,
      applicationSubmitted: toast,
      serviceRequestSent: toast,
      consultationRequested: toast,
      requiredFieldsMissing: toast,
      serviceRequestFailed: toast,
      applicationFailed: toast,
    }),
  },
  'data/forms/application.fields.ts': {
    source: text('source', 5, 60),
    page: target('page'),
    businessSizes: list('businessSizes', option, 2),
    revenueRanges: list('revenueRanges', option, 2),
    aiExperiences: list('aiExperiences', option, 2),
    ...form(13),
  },
  'data/forms/consultation.fields.ts': {
    businessTypes: list('businessTypes', option, 2),
    preferredTimes: list('preferredTimes', option, 2),
    ...form(6),
  },
  'data/forms/contact.fields.ts': {
    contactServices: list('contactServices', option, 2),
    ...form(5),
    sent: titledText,
  },
  'data/forms/home-contact.fields.ts': form(3),
  'data/forms/service-request.fields.ts': {
    requestServices: list('requestServices', option, 2),
    budgets: list('budgets', option, 2),
    timelines: list('timelines', option, 2),
    ...form(9),
  },
}
