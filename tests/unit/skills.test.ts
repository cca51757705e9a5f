import { describe, expect, test } from 'vitest'
import { homeSkills, pageSkills } from '../../data/skills.ts'

const withoutLevels = (categories: typeof homeSkills) =>
  categories.map((category) => ({
    ...category,
    skills: category.skills.map(({ level: _level, ...words }) => words),
  }))

describe.each([
  { page: 'home page', categories: homeSkills, lowest: 70, highest: 95 },
  { page: 'skills page', categories: pageSkills, lowest: 85, highest: 98 },
])('the $page', ({ categories, lowest, highest }) => {
  test('shows 7, 10, 12 and 4 skills under the four headings of the requirements', () => {
    expect(categories.map((category) => [category.title, category.skills.length])).toEqual([
      ['AI & Technology', 7],
      ['Digital Marketing', 10],
      ['Content & Creativity', 12],
      ['Strategic Leadership', 4],
    ])
  })

  test(`keeps every level between ${lowest} and ${highest}`, () => {
    const levels = categories.flatMap((category) => category.skills.map((skill) => skill.level))
    expect(Math.min(...levels)).toBeGreaterThanOrEqual(lowest)
    expect(Math.max(...levels)).toBeLessThanOrEqual(highest)
  })

  test('names no skill twice', () => {
    const names = categories.flatMap((category) => category.skills.map((skill) => skill.name))
    expect(new Set(names).size).toBe(names.length)
  })
})

test('a visitor reads the same names and descriptions on both pages', () => {
  expect(withoutLevels(homeSkills)).toEqual(withoutLevels(pageSkills))
})
