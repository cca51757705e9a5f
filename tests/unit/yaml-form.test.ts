import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '#tests/site-copy.ts'
import { nonCanonicalFiles } from '#tools/checks/canonical-files.ts'
import { canonicalYaml, withValues } from '#tools/checks/yaml-form.ts'

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
  - title: Second card # a remark
    image:
      photo: photo-2
      alt: A road

# To be written later.
note: |
  One line.
  Another line.`

/** Changes the values; returns the removed (-) and added (+) lines. */
function lines(change: (next: ReturnType<typeof parse>) => void): string[] {
  const next = parse(source)
  change(next)
  const text = withValues(source, next, 'yaml')
  expect(parse(text)).toEqual(next)
  const [before, after] = [source.split('\n'), text.split('\n')]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `-${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+${line}`),
  ]
}

describe('the canonical form of YAML', () => {
  test('is that of every page and content file of the site (`npm run fix`)', () => {
    expect(nonCanonicalFiles(root).map(({ file }) => file)).toEqual([])
  })

  test('keeps comments, quotes and blank lines; spaces, breaks and columns are its own', () => {
    expect(canonicalYaml(source)).toBe(source)
    expect(
      canonicalYaml(
        "a: 1   # one\r\nb: # two\n    - { x: 'y' }\n    - [ 1,2 ]\nc: >-\n  folded\n  text\n",
      ),
    ).toBe("a: 1 # one\nb:\n  # two\n  - {x: 'y'}\n  - [1, 2]\nc: >-\n  folded text")
    expect(canonicalYaml('a: [x')).toBe('a: [x')
  })
})

describe('a form that is saved', () => {
  test('changes, adds and removes nothing but its own lines', () => {
    expect(lines((next) => next.expertise.push('Maps'))).toEqual(['+  - Maps'])
    expect(lines((next) => next.expertise.splice(1, 1))).toEqual(['-  - "An author\'s eye"'])
    expect(
      lines((next) => {
        next.cards[1].image.alt = 'A wet road'
        delete next.sample
        next.label = 'Travel: all'
      }),
    ).toEqual([
      '-sample: true',
      '-      alt: A road',
      '+      alt: A wet road',
      "+label: 'Travel: all'",
    ])
  })

  test('writes every value that it can hold', () => {
    const words = "it's|a: b|- x|#no|true|12|'|\"|{a}|x\ny|5:30|null|~|| # x".split('|')
    const leaf = fc.oneof(fc.string({ unit: 'grapheme-ascii' }), fc.constantFrom(...words))
    const value = fc.letrec((tie) => ({
      any: fc.oneof(leaf, fc.integer(), fc.boolean(), tie('list'), tie('record')),
      list: fc.array(tie('any'), { maxLength: 3 }),
      record: fc.dictionary(fc.constantFrom('title', 'cards', 'note', 'more'), tie('any')),
    })).record
    fc.assert(
      fc.property(value, value, (before, after) => {
        const text = withValues(withValues(source, before, 'yaml'), after, 'yaml')
        expect(parse(text)).toEqual(after)
        const fresh = withValues('', after, 'yaml')
        expect(canonicalYaml(fresh)).toBe(fresh)
        expect(JSON.parse(withValues(JSON.stringify(before), after, 'json'))).toEqual(after)
      }),
    )
  })
})
