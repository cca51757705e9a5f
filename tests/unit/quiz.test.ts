import { expect, test } from 'vitest'
import { recommendLevel } from '#data/quiz.ts'

const points = [1, 2, 3, 4]
const everyAnswer = points.flatMap((first) =>
  points.flatMap((second) => points.map((third) => [first, second, third])),
)

/** Level by total, from requirements §9.5 and not from the code under test. */
function levelOf(total: number) {
  if (total <= 5) return 'beginner'
  if (total <= 8) return 'intermediate'
  return total <= 11 ? 'professional' : 'expert'
}

test.each(everyAnswer)(
  'answers of %i, %i and %i give the level of their total',
  (...answers) => {
    const level = recommendLevel(answers)
    expect(level).toBe(
      levelOf(answers.reduce((sum, answer) => sum + answer, 0)),
    )
    // The texts of these results say so.
    if (level === 'beginner')
      expect(answers.filter((each) => each <= 2).length).toBeGreaterThan(1)
    if (level === 'professional')
      expect(answers.filter((each) => each >= 3).length).toBeGreaterThan(1)
  },
)
