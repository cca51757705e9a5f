import { expect, test } from 'vitest'
import { nearestWord } from '#data/nearest-word.ts'

const names = ['title', 'text', 'testimonials']

test.each([
  ['titel', 'title'],
  ['TITLE', 'title'],
  ['testimonal', 'testimonials'],
  ['tsetimonals', 'testimonials'],
  ['texx', 'text'],
  ['texxx', 'text'],
  ['tyyt', 'text'],
])('an owner who typed %s is asked whether %s is meant', (typed, meant) => {
  expect(nearestWord(typed, names)).toBe(meant)
})

test.each(['txyz', 'testimabcdls', 'a'])(
  'an owner who typed %s, which resembles no name, gets no suggestion',
  (typed) => {
    expect(nearestWord(typed, names)).toBeUndefined()
  },
)
