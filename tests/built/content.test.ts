import { expect, test } from 'vitest'
import { plainPrices } from '#data/priced-text.ts'
import { prices } from '#data/prices.yaml'
import type { ContentFile } from '#data/schemas/content-files.ts'
import { levelIds, serviceIds } from '#data/schemas/facts.ts'
import type { PricedText } from '#data/schemas/kinds.ts'
import { readContent } from '#ssg/content/content-file.ts'
import { asDelivered } from '#tests/delivered/as-delivered.ts'
import { work } from '#tests/work.ts'
import { all, attributes, documentAt, words } from './page-at.ts'

/** Files of words that have a page of their own. */
const pages = [
  ...['about', 'skills', 'projects', 'testimonials', 'contact', 'service-request'],
  ...['consultation', 'ai-mastery-course', '404', 'offline'],
] as const
/** Content files, with the pages that show their words together. */
const shown: readonly (readonly [ContentFile, readonly string[]])[] = [
  ...pages.map((name) => [`data/${name}.yaml`, [`/${name}`]] as const),
  ...(['home', 'guide'] as const).map((name) => [`data/${name}.yaml`, ['/']] as const),
  ...(['footer', 'chat-card'] as const).map((name) => [`data/${name}.yaml`, ['/about']] as const),
  ['data/services.yaml', ['/services', '/services/ai-solutions', '/services/digital-marketing']],
  ['data/ai-career-program.yaml', ['/ai-career-program', '/career/beginner', '/career/expert']],
  ...serviceIds.map(
    (id) => [`data/services/${id}.yaml`, [`/services/${id}`, '/services']] as const,
  ),
  ...levelIds.map(
    (id) => [`data/career/${id}.yaml`, [`/career/${id}`, '/ai-career-program']] as const,
  ),
]

/** Parts that no page shows as they are written; then parts that wait for a press. */
const noWords = new RegExp(
  [
    '\\.(?:icon|id|color|background|photo|lang|language)$',
    '\\.(?:technologies|badges)\\.',
    '^\\.card\\.keywords',
  ].join('|'),
)
const shownLater = /^\.(?:figure|thankYou|application|quiz|back|priceLabel|title)\b/

/** Every text below a value, as ['.hero.title', 'Services']. */
const textsIn = (value: unknown, at = ''): [string, string][] =>
  typeof value === 'string'
    ? [[at, value]]
    : Object(value).named
      ? [[at, plainPrices(value as PricedText, prices)]]
      : Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`))

/** Every link below a value, as 'Services → /services'. */
const linksIn = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return []
  const own = 'label' in value && 'href' in value ? [`${value.label} → ${value.href}`] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}

const spaceless = (text: string) => text.replace(/[‘’]/g, "'").replace(/\s+/g, '')
/** All that pages say, in their text and in names, descriptions and addresses. */
const wordsOf = (paths: readonly string[]) =>
  paths
    .map((path) => documentAt(path).documentElement)
    .flatMap((root) => [
      words(root),
      ...['alt', 'aria-label', 'content'].flatMap((name) => attributes(root, `[${name}]`, name)),
      // Links of chats and mails carry their messages.
      ...attributes(root, '[href]', 'href').map((href) => decodeURIComponent(href ?? '')),
    ])
    .map((text) => spaceless(text ?? ''))
    .join('\n')

/** Words of content that none of its pages says. */
function unsaid(content: unknown, paths: readonly string[]) {
  const said = wordsOf(paths)
  const texts = textsIn(content).filter(
    ([at, text]) => !noWords.test(at) && !shownLater.test(at) && !/\{\w+\}/.test(text),
  )
  expect(texts.length).toBeGreaterThan(0)
  // A price is followed by the one in the other currency.
  return texts.filter(([, text]) =>
    text.split(/₹[\d,]+\+?/).some((part) => !said.includes(spaceless(part))),
  )
}

test.skipIf(!asDelivered).each(shown)('every word and link of %s is on %o', (file, paths) => {
  const content = readContent(file)
  expect(unsaid(content, paths)).toEqual([])
  const links = paths.flatMap((path) =>
    all(documentAt(path), 'a').map((link) => `${words(link)} → ${link.getAttribute('href')}`),
  )
  expect(links).toEqual(expect.arrayContaining(linksIn(content)))
})

test.each(work)('every word of $path is on it or on its cards', ({ path, meta }) => {
  expect(unsaid(meta, [path, '/projects'])).toEqual([])
})
