import { expect, test } from 'vitest'
import { categories } from '#data/skills.yaml'

const skills = categories.flatMap(({ skills }) => skills)

test('the skills are the specified ones', () => {
  expect(categories.map(({ title, skills }) => [title, skills.length])).toEqual([
    ['AI & Technology', 7],
    ['Digital Marketing', 10],
    ['Content & Creativity', 12],
    ['Strategic Leadership', 4],
  ])
})

test.each([
  { page: 'home page', levels: skills.map(({ homeLevel }) => homeLevel), lowest: 70, highest: 95 },
  { page: 'skills page', levels: skills.map(({ level }) => level), lowest: 85, highest: 98 },
])('the $page shows them between $lowest and $highest %', ({ levels, lowest, highest }) => {
  expect(Math.min(...levels)).toBeGreaterThanOrEqual(lowest)
  expect(Math.max(...levels)).toBeLessThanOrEqual(highest)
})
