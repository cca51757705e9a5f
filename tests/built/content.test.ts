import { expect, test } from 'vitest'
import type { ContentFile } from '../../data/schemas/content-files.ts'
import { serviceIds } from '../../data/schemas/facts.ts'
import { readContent } from '../../ssg/content/content-file.ts'
import { all, attributes, documentAt, words } from './page-at.ts'

/** Content files, with the pages that show their words together. */
const shown: readonly (readonly [ContentFile, readonly string[]])[] = [
  ['data/home.yaml', ['/']],
  ['data/guide.yaml', ['/']],
  ['data/about.yaml', ['/about']],
  ['data/skills.yaml', ['/skills']],
  ['data/services.yaml', ['/services', '/services/ai-solutions', '/services/digital-marketing']],
  ...serviceIds.map(
    (id) => [`data/services/${id}.yaml`, [`/services/${id}`, '/services']] as const,
  ),
  ['data/projects.yaml', ['/projects']],
  ['data/testimonials.yaml', ['/testimonials']],
  ['data/contact.yaml', ['/contact']],
  ['data/service-request.yaml', ['/service-request']],
  ['data/consultation.yaml', ['/consultation']],
  ['data/ai-mastery-course.yaml', ['/ai-mastery-course']],
  ['data/footer.yaml', ['/about']],
]

/** Names, drawings and keywords, which are no words of a page; then words that wait for a press. */
const noWords = /\.(?:icon|id|color|background)$|^\.(?:card\.keywords|figure)\b/
const shownLater = /^\.(?:thankYou|application|back|priceLabel|title)\b/

/** Every text below a value, as ['.hero.title', 'Services']. */
const textsIn = (value: unknown, at = ''): [string, string][] =>
  typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`))

/** Every link below a value, as 'Services → /services'. */
const linksIn = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return []
  const own = 'label' in value && 'href' in value ? [`${value.label} → ${value.href}`] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}

const spaceless = (text: string) => text.replace(/[‘’]/g, "'").replace(/\s+/g, '')

test.each(shown)('every word and link of %s is on %o', (file, paths) => {
  const roots = paths.map((path) => documentAt(path).documentElement)
  const seen = spaceless(
    roots
      .flatMap((root) => [
        words(root),
        ...['alt', 'aria-label', 'content', 'href'].flatMap((name) =>
          attributes(root, `[${name}]`, name),
        ),
      ])
      .join('\n'),
  )
  const content = readContent(file)
  const texts = textsIn(content).filter(
    ([at, text]) => !noWords.test(at) && !shownLater.test(at) && !/\{\w+\}/.test(text),
  )
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(([, text]) => !seen.includes(spaceless(text)))).toEqual([])

  const links = roots.flatMap((root) =>
    all(root, 'a').map((link) => `${words(link)} → ${link.getAttribute('href')}`),
  )
  expect(links).toEqual(expect.arrayContaining(linksIn(content)))
})
