import * as v from 'valibot'
import { levelIds } from '#data/ids.ts'
import { FaqItemSchema, TitledSchema } from '../blocks.ts'
import { textWithPlaceholders, withPlaceholders } from '../kinds.ts'
import { PageMetaSchema } from '../page.ts'
import { icon, text } from '../text.ts'
import { list, listOfExactly, object } from '../values.ts'
import {
  introducedSection,
  label,
  labels,
  link,
  note,
  panel,
  points,
  section,
  sentences,
  title,
  titledParts,
} from '../words.ts'

const titledItems = list(TitledSchema, 3)
const JourneyItemSchema = object({
  icon,
  title,
  before: text(20, 200),
  after: text(20, 200),
})

/** Schema of a highlight of a level; its title may contain {duration}, the length of the level. */
const HighlightSchema = object({
  ...TitledSchema.entries,
  title: textWithPlaceholders(TitledSchema.entries.title, ['duration'], false),
})

/** Schema of the quiz 'Find My Level'; its options are worth one to four points, in order. */
const QuizSchema = object({
  open: label,
  hint: note,
  all: label,
  progress: withPlaceholders(label, 'number', 'total'),
  questions: listOfExactly(
    object({
      text: text(10, 120),
      options: listOfExactly(text(10, 120), 4),
    }),
    3,
  ),
  unanswered: label,
  next: label,
  finish: label,
  previous: label,
  answered: label,
  linked: label,
  results: object(v.entriesFromList(levelIds, sentences)),
  level: withPlaceholders(label, 'level'),
  chat: label,
  note,
  change: label,
  changeAnswer: withPlaceholders(label, 'number'),
  restart: label,
  byHand: object({ text: sentences, upTo: withPlaceholders(label, 'points') }),
})

/** Schema of the words of a level's page and card; the counts are those of its entries. */
const levelSchema = (topicCount: number, roleCount: number) =>
  object({
    page: PageMetaSchema,
    title: text(5, 60),
    headline: text(10, 80),
    subtitle: text(20, 160),
    description: text(60, 500),
    icon,
    color: text(2, 30),
    duration: text(3, 20),
    expectedSalary: text(3, 20, 'As an indication.'),
    features: listOfExactly(text(3, 40), 3),
    enrol: label,
    chat: label,
    highlights: v.optional(listOfExactly(HighlightSchema, 3)),
    topics: section({ items: titledParts(topicCount) }),
    weeks: list(
      object({
        when: text(3, 20),
        topic: text(3, 80),
        outcome: text(10, 200, 'What the learner hands in.'),
      }),
      4,
    ),
    forWhom: points,
    notFor: list(text(10, 160), 1),
    roles: section({
      items: listOfExactly(text(3, 60), roleCount),
      note: text(20, 300),
    }),
    disclaimer: text(60, 600),
  })

/** Schemas of the levels' words, by level (requirements §2.9, §9.1.1). */
const levelSchemas = {
  beginner: levelSchema(8, 6),
  intermediate: levelSchema(11, 7),
  professional: levelSchema(11, 4),
  expert: levelSchema(10, 4),
}

/** Content files and their schemas; the editor lists their forms in this order. */
export const programFiles = {
  /** The page of the business program, in the order of its parts (requirements §2.7, §4.9). */
  'data/ai-mastery-course.yaml': object({
    page: PageMetaSchema,
    hero: introducedSection({
      badge: label,
      note,
      price: label,
      notes: labels('INR', 'USD'),
      facts: listOfExactly(object({ label, value: label }), 3),
      apply: link,
      chat: label,
    }),
    why: section({ items: titledItems }),
    refusal: panel,
    journey: introducedSection({
      today: label,
      aim: label,
      items: listOfExactly(JourneyItemSchema, 4),
      note,
    }),
    features: section({ items: titledItems }),
    process: section({ items: titledParts(4) }),
    faq: section({ items: listOfExactly(FaqItemSchema, 5) }),
    disclaimer: section({ text: note }),
    byMail: section({ text: sentences, chat: label, mail: label, form: label }),
    closing: section({ text: sentences, apply: link, chat: label }),
    application: section({}),
    back: label,
    priceLabel: label,
  }),

  /** The page of the career program, in the order of its parts (requirements §2.8). */
  'data/ai-career-program.yaml': object({
    page: PageMetaSchema,
    earlyBird: label,
    hero: introducedSection({ chat: label }),
    consultation: link,
    levels: section({
      duration: label,
      salary: label,
      salaryNote: note,
      gstNote: note,
    }),
    quiz: QuizSchema,
    bundle: section({
      description: sentences,
      instead: label,
      chat: label,
      note,
    }),
    start: section({ items: titledParts(4) }),
    experience: section({ items: titledItems }),
    why: section({ items: titledItems }),
    roles: section({ items: titledParts(4) }),
    disclaimer: section({ text: note }),
    closing: panel,
    onEachLevel: object({
      back: label,
      badge: withPlaceholders(label, 'level'),
      price: label,
      onePrice: label,
      highlights: title,
      weeks: introducedSection({ outcome: label }),
      forWhom: section({ yes: label, no: label }),
      disclaimer: title,
      others: labels('name', 'earlier', 'further'),
      closing: panel,
    }),
  }),

  /**
   * Names of the levels. They are in a separate file, since forms need nothing else about levels.
   */
  'data/career/level-names.yaml': object({
    levelNames: labels(...levelIds),
  }),

  'data/career/beginner.yaml': levelSchemas.beginner,
  'data/career/intermediate.yaml': levelSchemas.intermediate,
  'data/career/professional.yaml': levelSchemas.professional,
  'data/career/expert.yaml': levelSchemas.expert,
} as const
