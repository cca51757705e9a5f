import { expect, test } from 'vitest'
import { recommendLevel } from '#data/quiz.ts'

const points = [1, 2, 3, 4]
/** The points of every way to answer the three questions. */
const allAnswers: number[][] = []
for (const first of points)
  for (const second of points)
    for (const third of points) allAnswers.push([first, second, third])

/** Level by total, from requirements §9.5 and not from the code under test. */
function levelOf(total: number) {
  if (total <= 5) return 'beginner'
  if (total <= 8) return 'intermediate'
  return total <= 11 ? 'professional' : 'expert'
}

test.each(allAnswers)(
  'answers worth %i, %i and %i points give the level of their total',
  (...answers) => {
    const level = recommendLevel(answers)
    const total = answers.reduce((sum, answer) => sum + answer, 0)
    expect(level).toBe(levelOf(total))
    const low = answers.filter((each) => each <= 2)
    const high = answers.filter((each) => each >= 3)
    // The text of 'beginner' says that most answers were low, and the text of 'professional' says
    // that most were high.
    if (level === 'beginner') expect(low.length).toBeGreaterThan(1)
    if (level === 'professional') expect(high.length).toBeGreaterThan(1)
  },
)
