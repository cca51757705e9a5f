import { describe, expect, test } from 'vitest'
import { quizQuestions, quizResults, recommendLevel } from '../../data/quiz.ts'
import type { LevelId } from '../../data/schemas/facts.ts'

const points = [1, 2, 3, 4]
const everyAnswer = points.flatMap((first) =>
  points.flatMap((second) => points.map((third) => [first, second, third])),
)

/** Level by total, from requirements §9.5 and not from the code under test. */
const levelByTotal: Record<number, LevelId> = {
  3: 'beginner',
  4: 'beginner',
  5: 'beginner',
  6: 'intermediate',
  7: 'intermediate',
  8: 'intermediate',
  9: 'professional',
  10: 'professional',
  11: 'professional',
  12: 'expert',
}

describe('the questions', () => {
  test('a visitor answers three questions with four options each', () => {
    expect(quizQuestions).toHaveLength(3)
    for (const question of quizQuestions) expect(question.options).toHaveLength(4)
  })

  test('a visitor reads the least experienced option first', () => {
    for (const question of quizQuestions)
      expect(question.options.map((option) => option.points)).toEqual(points)
  })

  test('a visitor never meets the same question or option twice', () => {
    const texts = quizQuestions.flatMap((question) => [
      question.text,
      ...question.options.map((option) => option.text),
    ])
    expect(new Set(texts).size).toBe(texts.length)
    expect(new Set(quizQuestions.map((question) => question.id)).size).toBe(3)
  })
})

describe('the recommended level', () => {
  test.each(everyAnswer)(
    'a visitor who answers %i, %i and %i gets the level of the total',
    (...answers) => {
      expect(recommendLevel(answers)).toBe(
        levelByTotal[answers.reduce((sum, answer) => sum + answer, 0)],
      )
    },
  )

  test('of all 64 visitors who answer differently, 10, 34, 19 and 1 reach the four levels', () => {
    const counts: Record<LevelId, number> = {
      beginner: 0,
      intermediate: 0,
      professional: 0,
      expert: 0,
    }
    for (const answers of everyAnswer) counts[recommendLevel(answers)] += 1
    // Ways to reach a total with three four-sided dice: 1 3 6 | 10 12 12 | 10 6 3 | 1.
    expect(counts).toEqual({
      beginner: 1 + 3 + 6,
      intermediate: 10 + 12 + 12,
      professional: 10 + 6 + 3,
      expert: 1,
    })
  })

  test('any two answers can lead to Beginner or Professional, as the texts say', () => {
    for (const answers of everyAnswer) {
      const level = recommendLevel(answers)
      if (level === 'beginner')
        expect(answers.filter((answer) => answer <= 2).length).toBeGreaterThanOrEqual(2)
      if (level === 'professional')
        expect(answers.filter((answer) => answer >= 3).length).toBeGreaterThanOrEqual(2)
    }
  })

  test('a visitor reads why, for every level', () => {
    for (const answers of everyAnswer)
      expect(quizResults[recommendLevel(answers)].length).toBeGreaterThan(40)
  })

  test('a changed answer does not modify the array of answers', () => {
    const answers = Object.freeze([2, 3, 4])
    expect(recommendLevel(answers)).toBe('professional')
    expect(answers).toEqual([2, 3, 4])
  })
})

describe('impossible answers', () => {
  test.each([[[]], [[1]], [[1, 2]], [[1, 2, 3, 4]]])(
    'a visitor with %j has not answered three questions',
    (answers) => {
      expect(() => recommendLevel(answers)).toThrow(
        new RangeError(`The quiz needs 3 answers, it got ${answers.length}.`),
      )
    },
  )

  test.each([0, 5, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'a visitor cannot give an answer worth %d points',
    (wrong) => {
      expect(() => recommendLevel([1, wrong, 4])).toThrow(RangeError)
      expect(() => recommendLevel([1, wrong, 4])).toThrow(
        `An answer is worth 1, 2, 3 or 4 points, not ${wrong}.`,
      )
    },
  )
})
