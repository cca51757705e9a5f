import type { LevelId } from './schemas/facts.ts'

/** An answer and its points, which never appear on the page. */
interface QuizOption {
  text: string
  points: 1 | 2 | 3 | 4
}

/**
 * A question of 'Find My Level', options in reading order, the least experience first
 * (requirements §3.1.5).
 */
export interface QuizQuestion {
  id: string
  text: string
  options: readonly [QuizOption, QuizOption, QuizOption, QuizOption]
}

/** The three questions of 'Find My Level'. */
export const quizQuestions: readonly QuizQuestion[] = [
  {
    id: 'ai',
    text: 'How do you use AI tools today?',
    options: [
      { text: 'I have not used them, or only tried one out of curiosity', points: 1 },
      { text: 'I ask a chat assistant for help with writing or research', points: 2 },
      { text: 'I have prompts or automations that I rely on at work', points: 3 },
      { text: 'I build tools with AI models that other people use', points: 4 },
    ],
  },
  {
    id: 'technical',
    text: 'How much technical work have you done?',
    options: [
      { text: 'Documents, mail and a browser, nothing beyond that', points: 1 },
      { text: 'Spreadsheet formulas, website builders or no-code tools', points: 2 },
      { text: 'I can read code, change a script or connect two services', points: 3 },
      { text: 'I write software and have put it into use', points: 4 },
    ],
  },
  {
    id: 'goal',
    text: 'What would you like to be able to do next?',
    options: [
      { text: 'Understand AI and use it well in the work I do now', points: 1 },
      { text: 'Automate tasks or run marketing for my business or for clients', points: 2 },
      { text: 'Build AI apps and websites and bring them into a business', points: 3 },
      { text: 'Design AI systems and lead the decisions about them', points: 4 },
    ],
  },
]

/** The highest total for each level; a higher one than the last is expert (requirements §9.5). */
const upTo = { beginner: 5, intermediate: 8, professional: 11 } as const

/** The level for three answers, given as their points. */
export function recommendLevel(answers: readonly number[]): LevelId {
  if (answers.length !== quizQuestions.length)
    throw new RangeError(
      `The quiz needs ${quizQuestions.length} answers, it got ${answers.length}.`,
    )
  for (const points of answers) {
    if (!Number.isInteger(points) || points < 1 || points > 4)
      throw new RangeError(`An answer is worth 1, 2, 3 or 4 points, not ${points}.`)
  }
  const total = answers.reduce((sum, points) => sum + points, 0)
  if (total <= upTo.beginner) return 'beginner'
  if (total <= upTo.intermediate) return 'intermediate'
  if (total <= upTo.professional) return 'professional'
  return 'expert'
}

/** Why this level; each text is true for every set of answers that leads to it. */
export const quizResults: Readonly<Record<LevelId, string>> = {
  beginner:
    'At least two of your answers are close to the start, and so is this level. It takes nothing for granted and needs no code.',
  intermediate:
    'You already have some footing, or a goal that goes past the basics. If you have hardly used AI so far, look at Beginner first: going too fast costs more than a few weeks.',
  professional:
    'At least two of your answers go well past trying things out. This level turns that into working apps and integrations for a business.',
  expert:
    'You build with AI, you write software and you want to lead the decisions. This level is about architecture, strategy and responsibility, and it takes applications.',
}

/** Shown under every result. */
export const quizNote =
  'Three questions give a direction, not a verdict. In the free consultation we check it against what you have done so far.'

/** Shown when a visitor goes on without an answer. */
export const quizUnanswered = 'Choose the answer that fits best.'
