import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { splitFrontmatter } from '../../ssg/routes/frontmatter.ts'
import { editYaml } from '../../tools/edit/yaml-edits.ts'
import { root } from './site-copy.ts'

const source = `# What the page says of itself.
title: 'Travel samples: guides'   # shown in search results
keywords: [travel, "guides, plural", essays]
sample: true
expertise:
  # The first is shown in bold.
  - Itineraries with timings
  - "An author's eye"

  - Folded lines
subtitle: >-
  A text that is folded over two lines because its writer
  liked it so.
cards:
  - title: First card
    image: { photo: photo-1, alt: A map }
    badges: [One, Two]
  - title: Second card # a remark
    image:
      photo: photo-2
      alt: A road
figure:
  kind: lanes
  items:
    - { from: '6:00', to: '8:30', name: 'Hill, then temple' }
    - { from: '9:00' }
`
const values = () => parse(source)
/** Changes the values and tells which lines went (-) and came (+). */
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

describe('the editor writes as a person would', () => {
  test('nothing where nothing changed', () => {
    expect(editYaml(source, values())).toBe(source)
  })

  test('a text in the quotes it stood in, with the comment behind it', () => {
    expect(
      lines((next) => {
        next.title = 'Travel samples: roads'
      }),
    ).toEqual([
      "-title: 'Travel samples: guides'   # shown in search results",
      "+title: 'Travel samples: roads'   # shown in search results",
    ])
  })

  test('a text in the other quotes where it has an apostrophe, and in quotes where YAML needs them', () => {
    expect(
      lines((next) => {
        next.title = "The traveller's guide"
      }),
    ).toContain('+title: "The traveller\'s guide"   # shown in search results')
    expect(
      lines((next) => {
        next.expertise[0] = 'Timings: all of them'
      }),
    ).toEqual(['-  - Itineraries with timings', "+  - 'Timings: all of them'"])
  })

  test('a folded text folded', () => {
    expect(
      lines((next) => {
        next.subtitle =
          'Another text that is also long enough to be folded over two lines, as the one before it was.'
      }),
    ).toEqual([
      '-  A text that is folded over two lines because its writer',
      '-  liked it so.',
      '+  Another text that is also long enough to be folded over two lines, as the one',
      '+  before it was.',
    ])
  })

  test('one word of a list in brackets', () => {
    expect(
      lines((next) => {
        next.keywords.push('maps, old')
      }),
    ).toEqual([
      '-keywords: [travel, "guides, plural", essays]',
      '+keywords: [travel, "guides, plural", essays, \'maps, old\']',
    ])
    expect(
      lines((next) => {
        next.cards[0].image.alt = 'An old map'
      }),
    ).toEqual([
      '-    image: { photo: photo-1, alt: A map }',
      '+    image: { photo: photo-1, alt: An old map }',
    ])
  })

  test('an entry that came, went or moved, with the comments and empty lines around it', () => {
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
    const next = values()
    next.cards.reverse()
    expect(editYaml(source, next)).toContain(
      'cards:\n  - title: Second card # a remark\n    image:\n      photo: photo-2\n      alt: A road\n  - title: First card\n',
    )
  })

  test('a new entry in the shape of the others', () => {
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
      '+    - { from: 10:00, to: 11:00, name: Market }',
    ])
  })

  test('a new field behind the one it follows, and a field that went without its line', () => {
    const { title, keywords, ...rest } = values()
    expect(editYaml(source, { title, label: 'Travel', keywords, ...rest })).toContain(
      '# shown in search results\nlabel: Travel\nkeywords:',
    )
    expect(
      lines((next) => {
        delete next.sample
      }),
    ).toEqual(['-sample: true'])
    expect(
      lines((next) => {
        delete next.cards[0].title
      }),
    ).toEqual([
      '-  - title: First card',
      '-    image: { photo: photo-1, alt: A map }',
      '+  - image: { photo: photo-1, alt: A map }',
    ])
  })

  test('a list that became empty, and one that had been', () => {
    expect(editYaml('a:\n  - x\nb: 1\n', { a: [], b: 1 })).toBe('a: []\nb: 1\n')
    expect(editYaml('a: []\nb: 1\n', { a: ['x'], b: 1 })).toBe('a: [x]\nb: 1\n')
    expect(editYaml('a:\nb: 1\n', { a: { c: 'x' }, b: 1 })).toBe('a:\n  c: x\nb: 1\n')
  })

  test('and says so where it cannot', () => {
    expect(() => editYaml('? [a, b]\n: x\nc: 1\n', { '[ a, b ]': 'x', c: 2 })).toThrow(
      'change it in a text editor',
    )
    expect(() => editYaml('a: [x', { a: [] })).toThrow('The file cannot be read')
  })

  test('every value that a form can hold, in every page of the site', () => {
    const pages = ['ai', 'content', 'legal', 'video'].flatMap((kind) =>
      readdirSync(join(root, 'pages', kind)).map((name) => join(root, 'pages', kind, name)),
    )
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
    for (const page of pages) {
      const frontmatter = splitFrontmatter(readFileSync(page, 'utf8')).frontmatter ?? ''
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
      fc.assert(
        fc.property(leaf(parse(frontmatter)), (next) => {
          expect(parse(editYaml(frontmatter, next as Record<string, unknown>))).toEqual(next)
        }),
        { numRuns: 20 },
      )
    }
  })
})
