import { expect, test } from 'vitest'
import { cardSvg } from '#ssg/outputs/share-cards.ts'

const linesOf = (title: string) =>
  [...cardSvg(title).matchAll(/<text[^>]*>([^<]*)</g)].slice(3).map(([, line]) => line)

test('a card bears European letters and prices, in lines that fit', () => {
  expect(linesOf('Škoda’s “café” & more – ₹1,00,000')).toEqual([
    'Škoda’s “café”',
    '&amp; more –',
    '₹1,00,000',
  ])
})
