import { expect, test } from 'vitest'
import { levels } from '#data/levels.ts'
import {
  all,
  attributes,
  builtPages,
  documentAt,
  pageAt,
  texts,
  words,
} from './page-at.ts'

// Where the links of a page lead, by what they are called, and what of them is on paper.

const paths = builtPages.map(({ path }) => path)

/** What a screen reader says of a link: its name, and what it is described by. */
function saidOf(link: HTMLElement, path: string) {
  const description = link.getAttribute('aria-describedby') ?? ''
  const name = link.getAttribute('aria-label') ?? words(link)
  return `${name} ${words(documentAt(path).getElementById(description))}`
}

test.each(paths)(
  'links of %s that are called alike lead to one place',
  (path) => {
    const places = new Map<string, string>()
    for (const link of all(pageAt(path), 'a[href]')) {
      // An owner may write 'here' twice.
      if (link.closest('.prose')) continue
      const said = saidOf(link, path)
      const href = link.getAttribute('href') ?? ''
      expect(href, said).toBe(places.get(said) ?? href)
      places.set(said, href)
    }
  },
)

/** The list that the pages of a folder are shown in. */
const lists = {
  services: '/services',
  career: '/ai-career-program',
  content: '/projects',
  video: '/projects',
  ai: '/projects',
}
const entries = Object.entries(lists).flatMap(([folder, list]) =>
  paths
    .filter((path) => path.startsWith(`/${folder}/`))
    .map((path) => [path, list] as const),
)

test.each(entries)('%s leads first of all back to %s', (path, list) => {
  expect(attributes(pageAt(path), 'a', 'href')[0]).toBe(list)
})

/** Pages that somebody may print to keep or to hand on. */
const printed = paths.filter((path) =>
  /^\/(?:career|services|ai-\w+-\w+)/.test(path),
)

test.each(printed)(
  '%s has on paper no button, form or list of links',
  (path) => {
    const pressed =
      'main :is(.btn-primary, .btn-quiet, .btn-chat, nav, fieldset)'
    const onPaper = all(documentAt(path), pressed).filter(
      (part) => !part.closest('.no-print'),
    )
    expect(onPaper.map(words)).toEqual([])
  },
)

test.each([
  '/ai-mastery-course',
  '/ai-career-program',
  ...levels.map(({ link }) => link),
])('%s says its source on paper, and on no screen', (path) => {
  const sources = all(pageAt(path), '.print\\:block[translate=no]')
  expect(sources).toHaveLength(1)
  expect(sources[0]?.classList.contains('hidden')).toBe(true)
})

test('of two chats that differ by the currency, both say which one', () => {
  for (const path of paths)
    for (const pair of all(pageAt(path), '.currency-pair:has(a)')) {
      const endings = texts(pair, 'a').map((said) => said.slice(-5))
      expect(endings, path).toEqual(['(INR)', '(USD)'])
    }
})
