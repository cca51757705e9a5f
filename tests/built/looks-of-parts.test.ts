import { expect, test } from 'vitest'
import { newTab } from '#data/common.yaml'
import { findFaulty } from './faulty.ts'
import { all, documentAt, words } from './page-at.ts'

// Classes and attributes by which all parts of a kind look and move alike on every page.

test('each icon has the class that makes it as large as its text', () => {
  const hasNoSize = ({ classList }: HTMLElement) => !classList.contains('icon')
  expect(findFaulty('svg[viewBox="0 0 24 24"]', hasNoSize)).toEqual([])
})

test('each link that is alone in its paragraph has a class, such as that of a button', () => {
  const looksLikeText = (link: HTMLElement) =>
    !link.className && words(link) === words(link.parentElement)
  expect(findFaulty('main p > a', looksLikeText)).toEqual([])
})

test('only screen readers get the note that a link opens a new tab', () => {
  const isVisible = (part: HTMLElement) =>
    words(part) === newTab && part.className !== 'sr-only'
  expect(findFaulty('a[target=_blank] > *', isVisible)).toEqual([])
})

test('the home page has rows of cards, which a finger can scroll', () => {
  expect(all(documentAt('/'), '.card-row > ul').length).toBeGreaterThan(0)
})
