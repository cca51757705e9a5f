import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSite } from '#content/open-site.ts'
import { levelIds, serviceIds } from '#data/ids.ts'
import { isAsDelivered } from '#tests/delivered/as-delivered.ts'
import { work } from '#tests/work.ts'
import { all, attributes, documentAt, texts, words } from './page-at.ts'

const workPaths = work.map(({ path }) => path)

/** The path of a file of data/, and the paths of the pages that together show all its words. */
const shownOn = (name: string, ...paths: string[]) =>
  [`data/${name}.yaml`, paths] as const
const filesAndPages = [
  ...[
    'about',
    'skills',
    'projects',
    'testimonials',
    'contact',
    'service-request',
    'consultation',
    'ai-mastery-course',
    '404',
    'offline',
  ].map((name) => shownOn(name, `/${name}`)),
  shownOn('home', '/'),
  shownOn('guide', '/'),
  shownOn('footer', '/about'),
  shownOn('chat-card', '/about'),
  shownOn('currencies', '/ai-career-program'),
  shownOn('legal', '/legal/disclaimer'),
  shownOn('work', ...workPaths),
  shownOn(
    'services',
    '/services',
    '/services/ai-solutions',
    '/services/digital-marketing',
  ),
  shownOn(
    'ai-career-program',
    '/ai-career-program',
    '/career/beginner',
    '/career/expert',
  ),
  ...serviceIds.map((id) =>
    shownOn(`services/${id}`, `/services/${id}`, '/services'),
  ),
  ...levelIds.map((id) =>
    shownOn(`career/${id}`, `/career/${id}`, '/ai-career-program'),
  ),
]

const { files } = openSite('.')

/** Top-level keys whose words a page changes, omits, or shows only after a press. */
const notShown = [
  'application',
  'back',
  'figure',
  'priceLabel',
  'quiz',
  'thankYou',
  'title',
]
/**
 * Top-level keys of data/work.yaml with accessible names for tables and code in Markdown, which
 * pages need not have (tests/unit/parts-of-pages.test.tsx).
 */
const markdownKeys = ['table', 'code']
/** Keys, at any depth of a file, whose words no page shows. */
const notShownBelow = ['badges', 'language', 'languages', 'technologies']
/** Kinds of text that are not looked for on pages. */
const ignoredKinds = ['prose', 'picture', 'search words', 'name for code']

/** Every link in a value, as 'Services → /services'. */
const linksIn = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return []
  const own =
    'label' in value && 'href' in value
      ? [`${value.label} → ${value.href}`]
      : []
  const inner = Object.values(value).flatMap(linksIn)
  return [...own, ...inner]
}

/** A text without white space and with straight apostrophes, to compare it with a page. */
const withoutSpaces = (text: string) =>
  text.replace(/[‘’]/g, "'").replace(/\s+/g, '')
/**
 * All words of some pages as one string without spaces: texts, alternative texts, labels, contents
 * of meta elements, and addresses.
 */
const wordsOf = (paths: readonly string[]) =>
  paths
    .map((path) => documentAt(path).documentElement)
    .flatMap((root) => [
      words(root),
      ...['alt', 'aria-label', 'content'].flatMap((name) =>
        attributes(root, `[${name}]`, name),
      ),
      // Addresses of chats and mails contain their messages.
      ...attributes(root, '[href]', 'href').map((href) =>
        decodeURIComponent(href ?? ''),
      ),
    ])
    .map((text) => withoutSpaces(text ?? ''))
    .join('\n')

/** The texts of a content file that none of the pages at `paths` contains, each with its name. */
function missingTexts(file: string, paths: readonly string[]) {
  const shown = wordsOf(paths)
  const ofFile = files.get(file)?.texts ?? []
  const written = ofFile.filter(({ kind, path, value }) => {
    const keys = path.map(String)
    const [first = ''] = keys
    const isOfMarkdown =
      file === 'data/work.yaml' && markdownKeys.includes(first)
    const isBelow = keys.some((key) => notShownBelow.includes(key))
    const hasPlaceholder = /\{\w+\}/.test(value)
    return (
      !ignoredKinds.includes(kind) &&
      !notShown.includes(first) &&
      !isOfMarkdown &&
      !isBelow &&
      !hasPlaceholder
    )
  })
  expect(written.length).toBeGreaterThan(0)
  const missing = written.filter(({ value }) => {
    // Pages add the price in dollars after a price in rupees, so the words on both sides of a price
    // are looked for one by one.
    const parts = value.split(/₹[\d,]+\+?/).map(withoutSpaces)
    return parts.some((part) => !shown.includes(part))
  })
  return missing.map(({ name, value }) => `${name}: ${value}`)
}

/** The links of a page, in the form that `linksIn` returns. */
const linksOn = (path: string) =>
  all(documentAt(path), 'a').map((link) => {
    const href = link.getAttribute('href')
    return `${words(link)} → ${href}`
  })

test.skipIf(!isAsDelivered).each(filesAndPages)(
  'every word and link of %s is on %o',
  (file, paths) => {
    expect(missingTexts(file, paths)).toEqual([])
    const links = paths.flatMap(linksOn)
    const written = linksIn(files.get(file)?.value)
    expect(links).toEqual(expect.arrayContaining(written))
  },
)

type Entry = Readonly<Record<string, unknown>>

/** The titles of the entries of each list in a value; lists below a `notShown` key do not count. */
function titleLists(value: unknown): string[][] {
  if (value === null || typeof value !== 'object') return []
  const inner = Object.entries(value as Entry)
    .filter(([key]) => !notShown.includes(key))
    .flatMap(([, part]) => titleLists(part))
  if (!Array.isArray(value)) return inner
  const titles = (value as Entry[]).map(
    ({ title, question, client, topic, name }) =>
      title ?? question ?? client ?? topic ?? name,
  )
  const own = titles.filter((title) => typeof title === 'string')
  return [...inner, own as string[]]
}

/** Whether those of the `titles` that a page shows are in the same order there. */
function isInOrder(onPage: readonly string[], titles: readonly string[]) {
  const shown = titles.filter((title) => onPage.includes(title))
  let place = -1
  for (const title of shown) {
    place = onPage.indexOf(title, place + 1)
    if (place < 0) return false
  }
  return true
}

test.each([
  ...serviceIds.map((id) => [`services/${id}`, `/services/${id}`]),
  ...levelIds.map((id) => [`career/${id}`, `/career/${id}`]),
  ...['about', 'contact', 'consultation', 'service-request'].map((name) => [
    name,
    `/${name}`,
  ]),
  ['ai-mastery-course', '/ai-mastery-course'],
  ['ai-career-program', '/ai-career-program'],
  ['home', '/'],
])(
  'the entries of each list in data/%s.yaml are on %s in the same order',
  (name, path) => {
    const lists = titleLists(files.get(`data/${name}.yaml`)?.value)
    const onPage = texts(documentAt(path), 'main :is(h2, h3, h4, dt, summary)')
    const mixedLists = lists.filter((titles) => !isInOrder(onPage, titles))
    expect(mixedLists).toEqual([])
  },
)

test.each(work)(
  'every word in the frontmatter of $path is on that page or in the portfolio',
  ({ path }) => {
    const missing = missingTexts(`pages${path}.mdx`, [path, '/projects'])
    expect(missing).toEqual([])
  },
)

const legalPages = readdirSync('pages/legal').map(
  (name) => `/legal/${name.replace('.mdx', '')}`,
)

test.each(legalPages)(
  'every word in the frontmatter of %s is on that page',
  (path) => {
    const missing = missingTexts(`pages${path}.mdx`, [path])
    expect(missing).toEqual([])
  },
)

/**
 * Names of the elements that the headings of a page's Markdown become: h2 and h3 on a legal page,
 * h3 and h4 on the page of a project.
 */
function headingsIn(path: string) {
  const isLegal = path.startsWith('/legal/')
  const elements: Record<string, string> = {
    '##': isLegal ? 'h2' : 'h3',
    '###': isLegal ? 'h3' : 'h4',
  }
  const lines = readFileSync(`pages${path}.mdx`, 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [mark = ''] = line.split(' ')
    return elements[mark] ?? []
  })
}

test.each([...legalPages, ...workPaths])(
  'the text of %s has the headings of its Markdown, at the right levels',
  (path) => {
    const headings = all(documentAt(path), '.prose :is(h2, h3, h4)')
    const levels = headings.map(({ localName }) => localName)
    expect(levels).toEqual(headingsIn(path))
  },
)
