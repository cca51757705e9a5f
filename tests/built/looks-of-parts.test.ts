import { expect, test } from 'vitest'
import { newTab } from '#data/common.yaml'
import { faulty } from './faulty.ts'
import { all, documentAt, words } from './page-at.ts'

// Classes and attributes by which the parts of their kind look and move alike on any page.

test('a sign is as large as the words beside it', () => {
  const isBoundless = ({ classList }: HTMLElement) =>
    !classList.contains('icon')
  expect(faulty('svg[viewBox="0 0 24 24"]', isBoundless)).toEqual([])
})

test('a link that is alone in its line looks like a button or an action', () => {
  const looksLikeWords = (link: HTMLElement) =>
    !link.className && words(link) === words(link.parentElement)
  expect(faulty('main p > a', looksLikeWords)).toEqual([])
})

test('a new tab is announced to screen readers alone', () => {
  const isSeen = (part: HTMLElement) =>
    words(part) === newTab && part.className !== 'sr-only'
  expect(faulty('a[target=_blank] > *', isSeen)).toEqual([])
})

test('cards are in rows on the home page, which a finger moves', () => {
  expect(all(documentAt('/'), '.card-row > ul').length).toBeGreaterThan(0)
})
