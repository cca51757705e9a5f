import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { splitFrontmatter } from '../../ssg/content/frontmatter.ts'
import { nonCanonicalFiles } from '../../tools/checks/canonical-files.ts'
import { canonicalYaml } from '../../tools/checks/yaml-form.ts'
import { editYaml } from '../../tools/edit/yaml-edits.ts'
import { root } from './site-copy.ts'

const source = `# What the page says of itself.
title: 'Travel samples: guides' # shown in search results
keywords: [travel, "guides, plural", essays]
sample: true
expertise:
  # The first is shown in bold.
  - Itineraries with timings
  - "An author's eye"

  # Added in March.
  - Lines of a map
cards:
  - title: First card
    image: {photo: photo-1, alt: A map}
    badges: [One, Two]
    # home: false
  - title: Second card # a remark
    image:
      photo: photo-2
      alt: A road

# Drawn at the top of the page.
figure:
  kind: lanes
  items:
    - {from: '6:00', to: '8:30', name: 'Hill, then temple'}
    - {from: '9:00'}
    # - {from: '9:30'}
# To be written later.
note: |
  One line.
  Another line.`
const values = () => parse(source)

/** Changes the values; returns the removed (-) and added (+) lines. */
function lines(change: (next: ReturnType<typeof values>) => void): string[] {
  const next = values()
  change(next)
  const text = editYaml(source, next)
  expect(parse(text)).toEqual(next)
  const [before, after] = [source.split('\n'), text.split('\n')]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `-${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+${line}`),
  ]
}

const pages = ['ai', 'content', 'legal', 'video'].flatMap((kind) =>
  readdirSync(join(root, 'pages', kind)).map((name) =>
    readFileSync(join(root, 'pages', kind, name), 'utf8'),
  ),
)
const frontmatters = pages.map((page) => splitFrontmatter(page).frontmatter ?? '')

describe('the canonical form of frontmatter', () => {
  test('is that of every page of the site (`npm run fix`)', () => {
    expect(nonCanonicalFiles(root).map(({ file }) => file)).toEqual([])
  })

  test('keeps all comments and blank lines', () => {
    expect(canonicalYaml(source)).toBe(source)
    const remark = fc.constantFrom('', '', '', '\n', '# why\n', '\n# why\n', '# why\n# and who\n')
    for (const frontmatter of frontmatters) {
      const rows = frontmatter.split('\n')
      const remarks = fc.array(remark, { minLength: rows.length, maxLength: rows.length })
      fc.assert(
        fc.property(remarks, (above) => {
          const lines = rows.map((row, index) => {
            const indent = /^ */.exec(row)?.[0] ?? ''
            return (above[index] ?? '').replaceAll('#', `${indent}#`) + row
          })
          // A text begins without a blank line.
          const text = lines.join('\n').trimStart()
          expect(canonicalYaml(text)).toBe(text)
        }),
        { numRuns: 5 },
      )
    }
  })

  test('differs from another form only in spaces, breaks and the column of comments', () => {
    expect(
      canonicalYaml(
        "a: 1   # one\nb: # two\n    - { x: 'y' }\n    - [ 1,2 ]\nc: >-\n  folded\n  text\n",
      ),
    ).toBe("a: 1 # one\nb:\n  # two\n  - {x: 'y'}\n  - [1, 2]\nc: >-\n  folded text")
    expect(canonicalYaml('a:   1\r\nb: 2')).toBe('a: 1\r\nb: 2')
    expect(canonicalYaml('a: [x')).toBe('a: [x')
  })
})

describe('the editor writes', () => {
  test('an added or removed entry and keeps the comments and blank lines around it', () => {
    expect(
      lines((next) => {
        next.expertise.push('Maps')
      }),
    ).toEqual(['+  - Maps'])
    expect(
      lines((next) => {
        next.expertise.splice(1, 1)
      }),
    ).toEqual(['-  - "An author\'s eye"'])
  })

  test('a moved entry with its own comments and quotes', () => {
    const next = values()
    next.cards.reverse()
    expect(editYaml(source, next)).toContain(
      `cards:
  - title: Second card # a remark
    image:
      photo: photo-2
      alt: A road
  - title: First card
    image: {photo: photo-1, alt: A map}
    badges: [One, Two]
    # home: false

# Drawn`,
    )
  })

  test('a new entry in the format of the others', () => {
    expect(
      lines((next) => {
        next.cards.push({
          title: 'Third: a card',
          image: { photo: 'photo-3', alt: 'A hill' },
          badges: ['One', 'Two'],
        })
        next.figure.items.push({ from: '10:00', to: '11:00', name: 'Market' })
      }),
    ).toEqual([
      "+  - title: 'Third: a card'",
      '+      photo: photo-3',
      '+      alt: A hill',
      '+    - {from: 10:00, to: 11:00, name: Market}',
    ])
  })

  test('nothing where a change would alter other parts, and says so', () => {
    expect(() => editYaml('a: !!str 1', { a: 2 })).toThrow('change it in a text editor')
    expect(() => editYaml('a: [x', { a: [] })).toThrow('The file cannot be read')
  })

  test('every value that a form can hold, in every page of the site', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
      fc.constantFrom(
        "it's",
        'a: b',
        '- x',
        '#no',
        'true',
        '12',
        "'",
        '"',
        '{a}',
        'x\ny',
        '5:30',
        'null',
        '~',
      ),
    )
    const leaf = (value: unknown): fc.Arbitrary<unknown> =>
      Array.isArray(value)
        ? fc
            .tuple(...value.map(leaf))
            .chain((items) =>
              fc.constantFrom(
                items,
                [...items].reverse(),
                items.slice(1).length > 0 ? items.slice(1) : items,
                [...items, items[0]],
              ),
            )
        : typeof value === 'object' && value !== null
          ? fc.record(
              Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, leaf(inner)])),
            )
          : fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: word })
    for (const frontmatter of frontmatters)
      fc.assert(
        fc.property(leaf(parse(frontmatter)), (next) => {
          const text = editYaml(frontmatter, next as Record<string, unknown>)
          expect(parse(text)).toEqual(next)
          expect(canonicalYaml(text)).toBe(text)
        }),
        { numRuns: 5 },
      )
  })
})
