import { type LevelId, levelIds } from './ids.ts'

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
  return levelIds.find((id) => total <= highestTotals[id]) ?? 'expert'
}
