import { expect, test } from 'vitest'
import { homeCards } from '#tests/work.ts'
import { all, attributes, builtPages, documentAt, pageAt } from './page-at.ts'

// Queries and hashes that the islands of a page respond to. The tests of tests/e2e check how they
// do so.

/** Query parameters and hashes that the islands of a page respond to without being touched. */
const addressPartsOn = (path: string) => {
  const lists = attributes(pageAt(path), '[data-island]', 'data-answers')
  return lists.flatMap((list) => list?.split(' ') ?? [])
}

test.each([
  ['/consultation', '?level'],
  ['/ai-career-program', '?level'],
  ['/ai-career-program', '?quiz'],
  ['/ai-mastery-course', '#apply'],
  ['/service-request', '?service'],
  ['/skills', '?tab'],
  ...(homeCards.length > 0 ? [['/', '?projects']] : []),
])(
  '%s responds to %s in the URL even if the visitor has not yet touched the page',
  (path, part) => {
    expect(addressPartsOn(path)).toContain(part)
  },
)

test('a linked page responds to each query parameter of the link', () => {
  const links = builtPages.flatMap(({ path }) =>
    attributes(documentAt(path), 'a[href^="/"][href*="?"]', 'href'),
  )
  for (const link of links) {
    const { pathname, searchParams } = new URL(link ?? '', 'https://site')
    const addressParts = addressPartsOn(pathname)
    for (const name of searchParams.keys())
      expect(addressParts, `${link}`).toContain(`?${name}`)
  }
})

test('the quiz works offline: its island is marked to be cached with the page', () => {
  const [quiz, ...others] = all(pageAt('/ai-career-program'), '[data-island]')
  expect(others).toEqual([])
  expect(quiz?.dataset.offline).toBe('')
})
