import { expect, test } from 'vitest'
import { all, attributes, builtPages, documentAt, pageAt } from './page-at.ts'

// What the parts of a page that hydrate are needed for. That they work: tests/e2e.

/** What the islands of a page answer of its address, without a touch. */
const answered = (path: string) => {
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
  ['/', '?projects'],
])('%s answers %s in its address before it is touched', (path, part) => {
  expect(answered(path)).toContain(part)
})

test('each question in the address of a link is answered by the page that it leads to', () => {
  const links = builtPages.flatMap(({ path }) =>
    attributes(documentAt(path), 'a[href^="/"][href*="?"]', 'href'),
  )
  for (const link of links) {
    const { pathname, searchParams } = new URL(link ?? '', 'https://site')
    const answers = answered(pathname)
    for (const name of searchParams.keys())
      expect(answers, `${link}`).toContain(`?${name}`)
  }
})

test('the quiz works without a connection, too', () => {
  const [quiz, ...others] = all(pageAt('/ai-career-program'), '[data-island]')
  expect(others).toEqual([])
  expect(quiz?.dataset.offline).toBe('')
})
