import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { nonCanonicalFiles } from '#content/canonical-files.ts'
import { readEntry, writeEntry } from '#content/form-entry.ts'
import { canonicalYaml, withValues } from '#content/yaml-form.ts'
import { root, siteWith } from '#tests/site-copy.ts'

const source = readFileSync('tests/unit/sample-entry.yaml', 'utf8')

test('every page and content file of the site has the canonical form (`npm run fix`)', () => {
  const others = nonCanonicalFiles(root)
  const names = others.map(({ file }) => file)
  expect(names).toEqual([])
})

test.each([
  source,
  'a: [x',
  'a: |+\n  text\n\n\n',
  '- |+\n  text\n\n',
  '# end\n',
])('npm run fix takes no comment, quote, blank line or mistake of %j', (text) =>
  expect(canonicalYaml(text)).toBe(text),
)

test('spaces, breaks and columns of a text are those of its canonical form', () => {
  const text =
    "a: 1   # one\nb: # two\n    - { x: 'y' }\n    - [ 1,2 ]\nc: >-\n  folded\n  text\n"
  expect(canonicalYaml(text)).toBe(
    "a: 1 # one\nb:\n  # two\n  - {x: 'y'}\n  - [1, 2]\nc: >-\n  folded text\n",
  )
})

test('npm run fix keeps Windows line ends and removes a byte order mark', () => {
  const page = '---\r\ntitle: A title of a page\r\n---\r\n\r\nText.\r\n'
  const words = 'title:   A\r\nlist: # note\r\n  - a\r\n'
  const site = siteWith(
    { 'pages/legal/new.mdx': `\uFEFF${page}`, 'data/guide.yaml': words },
    [],
  )
  expect(nonCanonicalFiles(site)).toEqual([
    { file: 'pages/legal/new.mdx', text: page },
    {
      file: 'data/guide.yaml',
      text: 'title: A\r\nlist:\r\n  # note\r\n  - a\r\n',
    },
  ])
})

/** A content file that holds a list of these entries. */
function list(...entries: string[]) {
  const indented = entries.map((entry) => entry.replace(/^(?=.)/gm, '  '))
  return `list:\n${indented.join('')}`
}
const one = '# Of the first.\n- name: One\n  text: Words of the first entry.\n'
const two = '# Of the second.\n- name: Two\n  text: Other lines stand here.\n'
const three =
  "# Of the third.\n- name: 'Three'\n  text: The last of them all. # aside\n"
const changed = three.replace('all', 'four')
const all = list(one, two, three)
/** One whose note is of the whole list, not of its first entry. */
const shared = (...entries: string[]) =>
  `list:\n  # All of them.\n\n${entries.join('')}`
const record =
  'page:\n  # Of the label.\n  label: A\n  # Of the title.\n  title: B\n'

describe('a saved form changes its own lines alone', () => {
  test.each<[what: string, text: string, saved: string]>([
    ['where the first is deleted', all, list(two, three)],
    ['where one between others is deleted', all, list(one, three)],
    ['where all are moved', all, list(three, two, one)],
    ['where the first becomes the last', all, list(two, three, one)],
    [
      "where one's words change and another is deleted",
      all,
      list(two, changed),
    ],
    [
      "where one's words change and another is made",
      all,
      list('- name: New\n', one, two, changed),
    ],
    [
      'where the first field of a record is removed',
      record,
      record.replace(/ .*\n.*A\n/, ''),
    ],
    [
      'where the first is deleted below a note of the list',
      shared('  # Of a.\n', '  - a\n', '  - b\n'),
      shared('  - b\n'),
    ],
    [
      'where the first is deleted that has no note',
      shared('  - a\n', '  - b\n'),
      shared('  - b\n'),
    ],
    ['where one is made', source, source.replace('of a map\n', '$&  - Maps\n')],
    [
      'where one in quotes is deleted',
      source,
      source.replace(/.*author.*\n/, ''),
    ],
    ['where a field is removed', source, source.replace('sample: true\n', '')],
    ['where a field changes', source, source.replace('A road', 'A wet road')],
    ['where a field is added', source, `${source}label: 'Travel: all'\n`],
  ])('%s, and each note stays with its entry', (_, text, saved) =>
    expect(withValues(text, parse(saved))).toBe(saved),
  )

  test('where a block is shown without its last line break', () => {
    const block = 'text: |\n  One.\n  Two.\nnote: a\n'
    const next = { text: 'One.\nTwo.', note: 'b' }
    const saved = block.replace('note: a', 'note: b')
    expect(withValues(block, next)).toBe(saved)
  })

  test.each([
    ['without prose', '---\ntitle: A\n---\n', '---\ntitle: B\n---\n'],
    ['without values', 'Words.\n', '---\ntitle: B\n---\nWords.\n'],
    [
      'with prose',
      '---\ntitle: A\n---\n\n\nWords.\n',
      '---\ntitle: B\n---\n\n\nWords.\n',
    ],
  ])('in a page %s', (_, text, saved) => {
    const page = 'pages/legal/new.mdx'
    const entry = readEntry(page, text)
    const renamed = { ...entry, values: { title: 'B' } }
    expect(writeEntry(page, text, renamed)).toBe(saved)
  })

  test('and a file that is empty is a form without answers', () => {
    const { values } = readEntry('data/guide.yaml', '')
    expect(values).toEqual({})
  })

  test('whatever values it holds', () => {
    const words =
      "it's|a: b|- x|#no|true|12|'|\"|{a}|x\ny|5:30|null|~|| # x".split('|')
    const leaf = fc.oneof(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.constantFrom(...words),
    )
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        leaf,
        fc.integer(),
        fc.boolean(),
        tie('list'),
        tie('record'),
      ),
      list: fc.array(tie('any'), { maxLength: 3 }),
      record: fc.dictionary(
        fc.constantFrom('title', 'cards', 'note', 'more'),
        tie('any'),
      ),
    })).record
    fc.assert(
      fc.property(value, value, (before, after) => {
        const text = withValues(withValues(source, before), after)
        expect(parse(text)).toEqual(after)
        const fresh = withValues('', after)
        expect(canonicalYaml(fresh)).toBe(fresh)
        expect(parse(fresh)).toEqual(after)
      }),
    )
  })
})
