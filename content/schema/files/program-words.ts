import * as v from 'valibot'
import { levelIds } from '#data/ids.ts'
import { FaqItemSchema, TitledSchema } from '../blocks.ts'
import { places, withPlaces } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { icon, text } from '../text.ts'
import { exactly, list } from '../values.ts'
import {
  copy,
  heading,
  label,
  link,
  note,
  quoted,
  quotedLink,
  title,
} from '../words.ts'

const items = list(TitledSchema, 3)
const JourneyItem = v.strictObject({
  icon,
  title,
  before: text(20, 200),
  after: text(20, 200),
})

/** data/ai-mastery-course.yaml, in the order of the page (requirements §2.7, §4.9). */
export const AiMasteryCourseWords = v.strictObject({
  page: PageMetaSchema,
  hero: v.strictObject({
    badge: label,
    ...heading,
    note,
    price: label,
    notes: v.strictObject({ INR: label, USD: label }),
    facts: exactly(v.strictObject({ label, value: label }), 3),
    apply: link,
    chat: label,
  }),
  why: v.strictObject({ title, items }),
  refusal: v.strictObject({ title, text: copy }),
  journey: v.strictObject({
    ...heading,
    today: label,
    aim: label,
    items: exactly(JourneyItem, 4),
    note,
  }),
  features: v.strictObject({ title, items }),
  process: v.strictObject({ title, items: exactly(TitledSchema, 4) }),
  faq: v.strictObject({ title, items: exactly(FaqItemSchema, 5) }),
  disclaimer: v.strictObject({ title, text: note }),
  byMail: v.strictObject({
    title,
    text: copy,
    chat: label,
    mail: label,
    form: label,
  }),
  closing: v.strictObject({ title, text: copy, apply: link, chat: label }),
  application: v.strictObject({ title }),
  back: quoted('Back to Program Details'),
  priceLabel: label,
})

/** A highlight, whose title may be how long the level takes. */
const Highlight = v.strictObject({
  ...TitledSchema.entries,
  title: places(TitledSchema.entries.title, ['duration'], 0),
})

/** The words of 'Find My Level'; the first option is worth one point, the last four. */
const QuizWords = v.strictObject({
  open: quoted('Find My Level'),
  hint: note,
  all: quoted('View All Levels'),
  progress: withPlaces(label, 'number', 'total'),
  questions: exactly(
    v.strictObject({
      text: text(10, 120),
      options: exactly(text(10, 120), 4),
    }),
    3,
  ),
  unanswered: label,
  next: label,
  finish: label,
  previous: label,
  answered: label,
  linked: label,
  results: v.strictObject(v.entriesFromList(levelIds, copy)),
  level: withPlaces(label, 'level'),
  chat: label,
  note,
  change: label,
  changeAnswer: withPlaces(label, 'number'),
  restart: label,
  byHand: v.strictObject({ text: copy, upTo: withPlaces(label, 'points') }),
})

/** data/ai-career-program.yaml, in the order of the page (requirements §2.8). */
export const CareerWords = v.strictObject({
  page: PageMetaSchema,
  earlyBird: label,
  hero: v.strictObject({ ...heading, chat: label }),
  consultation: quotedLink('Book FREE AI Career Consultation'),
  levels: v.strictObject({
    title,
    duration: label,
    salary: label,
    salaryNote: note,
    gstNote: note,
  }),
  quiz: QuizWords,
  bundle: v.strictObject({
    title,
    description: copy,
    instead: label,
    chat: label,
    note,
  }),
  start: v.strictObject({ title, items: exactly(TitledSchema, 4) }),
  experience: v.strictObject({ title, items }),
  why: v.strictObject({ title, items }),
  roles: v.strictObject({ title, items: exactly(TitledSchema, 4) }),
  disclaimer: v.strictObject({ title, text: note }),
  closing: v.strictObject({ title, text: copy }),
  onEachLevel: v.strictObject({
    back: label,
    badge: withPlaces(label, 'level'),
    price: label,
    onePrice: label,
    salary: label,
    highlights: title,
    weeks: v.strictObject({ ...heading, outcome: label }),
    forWhom: v.strictObject({ title, yes: label, no: label }),
    disclaimer: title,
    others: v.strictObject({ name: label, earlier: label, further: label }),
    closing: v.strictObject({ title, text: copy }),
  }),
})

/** Labels and titles of a level in which one enrols, and of one for which one applies. */
const enrolled = {
  enrol: 'Enroll Now',
  chat: 'Enroll Now via WhatsApp',
  topics: "What You'll Learn",
  roles: 'Career Preparation For',
}
const applied = {
  enrol: 'Apply Now',
  chat: 'Apply via WhatsApp',
  topics: "What You'll Master",
  roles: 'Leadership Preparation For',
}

const levelWords = (words: typeof enrolled, topics: number, roles: number) =>
  v.strictObject({
    page: PageMetaSchema,
    title: text(5, 60),
    headline: text(10, 80),
    subtitle: text(20, 160),
    description: text(60, 500),
    icon,
    color: text(2, 30),
    duration: text(3, 20),
    expectedSalary: text(3, 20, 'As an indication.'),
    features: exactly(text(3, 40), 3),
    enrol: quoted(words.enrol),
    chat: quoted(words.chat),
    highlights: v.optional(exactly(Highlight, 3)),
    topics: v.strictObject({
      title: quoted(words.topics),
      items: exactly(TitledSchema, topics),
    }),
    weeks: list(
      v.strictObject({
        when: text(3, 20),
        topic: text(3, 80),
        outcome: text(10, 200, 'What the learner hands in.'),
      }),
      4,
    ),
    forWhom: list(text(10, 160), 3),
    notFor: list(text(10, 160), 1),
    roles: v.strictObject({
      title: quoted(words.roles),
      items: exactly(text(3, 60), roles),
      note: text(20, 300),
    }),
    disclaimer: text(60, 600),
  })

/** data/career/level-names.yaml, apart from the levels' pages: forms need no more of them. */
export const LevelNames = v.strictObject({
  levelNames: v.strictObject({
    beginner: quoted('Beginner'),
    intermediate: quoted('Intermediate'),
    professional: quoted('Professional'),
    expert: quoted('Expert'),
  }),
})

/** data/career/*.yaml: the page of a level, and its card (requirements §2.9, §9.1.1). */
export const LevelWords = {
  beginner: levelWords(enrolled, 8, 6),
  intermediate: levelWords(enrolled, 11, 7),
  professional: levelWords(enrolled, 11, 4),
  expert: levelWords(applied, 10, 4),
}
