import { expect, test } from 'vitest'
import { utilityPaths } from '#data/utility-paths.ts'
import {
  all,
  attributes,
  builtPages,
  documentAt,
  listPages,
  pageAt,
  texts,
  words,
} from './page-at.ts'

// Where the links of a page lead, and what a page prints.

const paths = builtPages.map(({ path }) => path)

/** What a screen reader announces for a link: its accessible name and its description. */
function announcementOf(link: HTMLElement, path: string) {
  const description = link.getAttribute('aria-describedby') ?? ''
  const name = link.getAttribute('aria-label') ?? words(link)
  return `${name} ${words(documentAt(path).getElementById(description))}`
}

test.each(paths)(
  'links of %s with the same name and description lead to the same address',
  (path) => {
    const addresses = new Map<string, string>()
    for (const link of all(pageAt(path), 'a[href]')) {
      // In Markdown an owner may call two links 'here'.
      if (link.closest('.prose')) continue
      const announcement = announcementOf(link, path)
      const href = link.getAttribute('href') ?? ''
      expect(href, announcement).toBe(addresses.get(announcement) ?? href)
      addresses.set(announcement, href)
    }
  },
)

const pagesAndLists = Object.entries(listPages).flatMap(([folder, list]) =>
  paths
    .filter((path) => path.startsWith(`/${folder}/`))
    .map((path) => [path, list] as const),
)

test.each(pagesAndLists)(
  'the first link of %s leads back to %s',
  (path, list) => {
    expect(attributes(pageAt(path), 'a', 'href')[0]).toBe(list)
  },
)

/** Pages that somebody may print to keep or to hand on. */
const printedPages = paths.filter((path) =>
  /^\/(?:career|services|ai-\w+-\w+)/.test(path),
)

test.each(printedPages)(
  '%s prints no button, form or list of links',
  (path) => {
    const notPrinted =
      'main :is(.btn-primary, .btn-quiet, .btn-chat, nav, fieldset)'
    const onPaper = all(documentAt(path), notPrinted).filter(
      (part) => !part.closest('.no-print'),
    )
    expect(onPaper.map(words)).toEqual([])
  },
)

const ownPaths = paths.filter((path) => !utilityPaths.has(path))
test.each(ownPaths)('%s shows its URL only in print', (path) => {
  const sources = all(pageAt(path), '.print\\:block[translate=no]')
  expect(sources).toHaveLength(1)
  expect(sources[0]?.classList.contains('hidden')).toBe(true)
})

test('the two chat links of a pair of currencies end with (INR) and (USD)', () => {
  for (const path of paths)
    for (const pair of all(pageAt(path), '.currency-pair:has(a)')) {
      const endings = texts(pair, 'a').map((label) => label.slice(-5))
      expect(endings, path).toEqual(['(INR)', '(USD)'])
    }
})
