import { expect, test } from 'vitest'
import { nearest } from '#data/nearest.ts'

test.each([
  ['titel', 'title'],
  ['TITLE', 'title'],
  ['testimonal', 'testimonials'],
  ['tsetimonals', 'testimonials'],
  ['texx', 'text'],
  ['texxx', 'text'],
  ['tyyt', 'text'],
])('an owner who typed %s is asked whether %s is meant', (typed, meant) => {
  expect(nearest(typed, ['title', 'text', 'testimonials'])).toBe(meant)
})

test.each(['txyz', 'testimabcdls', 'a'])(
  'nothing is guessed for %s',
  (typed) => {
    expect(nearest(typed, ['title', 'text', 'testimonials'])).toBeUndefined()
  },
)
