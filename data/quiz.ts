import type { LevelId } from './ids.ts'

/** The highest total of points for each level (requirements §9.5). */
export const highestTotals = {
  beginner: 5,
  intermediate: 8,
  professional: 11,
  expert: 12,
} as const

/** The level that the quiz recommends for the points of its three answers. */
export function recommendLevel(answers: readonly number[]): LevelId {
  const total = answers.reduce((sum, points) => sum + points, 0)
  if (total <= highestTotals.beginner) return 'beginner'
  if (total <= highestTotals.intermediate) return 'intermediate'
  if (total <= highestTotals.professional) return 'professional'
  return 'expert'
}
