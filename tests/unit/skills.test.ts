import { expect, test } from 'vitest'
import { homeSkills, pageSkills } from '../../data/skills.ts'

test.each([
  { page: 'home page', categories: homeSkills, lowest: 70, highest: 95 },
  { page: 'skills page', categories: pageSkills, lowest: 85, highest: 98 },
])('the $page shows the specified skills between $lowest and $highest %', (given) => {
  const { categories, lowest, highest } = given
  expect(categories.map((category) => [category.title, category.skills.length])).toEqual([
    ['AI & Technology', 7],
    ['Digital Marketing', 10],
    ['Content & Creativity', 12],
    ['Strategic Leadership', 4],
  ])
  const levels = categories.flatMap(({ skills }) => skills.map(({ level }) => level))
  expect(Math.min(...levels)).toBeGreaterThanOrEqual(lowest)
  expect(Math.max(...levels)).toBeLessThanOrEqual(highest)
})
