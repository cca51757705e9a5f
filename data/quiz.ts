import type { LevelId } from './ids.ts'

/** The highest total for each level; a higher one than the last is expert (requirements §9.5). */
const upTo = { beginner: 5, intermediate: 8, professional: 11 } as const

/** The level for three answers, given as their points. */
export function recommendLevel(answers: readonly number[]): LevelId {
  const total = answers.reduce((sum, points) => sum + points, 0)
  if (total <= upTo.beginner) return 'beginner'
  if (total <= upTo.intermediate) return 'intermediate'
  if (total <= upTo.professional) return 'professional'
  return 'expert'
}
