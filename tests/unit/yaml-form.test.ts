import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { nonCanonicalFiles } from '#content/canonical-files.ts'
import { readEntry, writeEntry } from '#content/form-entry.ts'
import {
  canonicalYaml,
  withCanonicalFrontmatter,
  withValues,
} from '#content/yaml-form.ts'
import { root, siteWith } from '#tests/site-copy.ts'

const source = readFileSync('tests/unit/sample-entry.yaml', 'utf8')

test('every page and content file of the site already has the format of `npm run fix`', () => {
  const unformatted = nonCanonicalFiles(root)
  const names = unformatted.map(({ file }) => file)
  expect(names).toEqual([])
})

test.each([
  source,
  'a: [x',
  'a: |+\n  text\n\n\n',
  '- |+\n  text\n\n',
  '# end\n',
])(
  'npm run fix keeps every comment, quote, blank line and mistake of %j',
  (text) => expect(canonicalYaml(text)).toBe(text),
)

test('npm run fix normalises spaces, line breaks and indentation', () => {
  const text =
    "a: 1   # one\nb: # two\n    - { x: 'y' }\n    - [ 1,2 ]\nc: >-\n  folded\n  text\n"
  expect(canonicalYaml(text)).toBe(
    "a: 1 # one\nb:\n  # two\n  - {x: 'y'}\n  - [1, 2]\nc: >-\n  folded text\n",
  )
})

test('npm run fix leaves empty frontmatter empty', () => {
  const page = '---\n---\nWords.\n'
  expect(withCanonicalFrontmatter(page)).toBe(page)
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

test.each(['latin1', 'utf16le'] as const)(
  'npm run fix leaves a file alone whose encoding is %s, so that none of its letters is lost',
  (encoding) => {
    const site = siteWith({}, ['data'])
    const bytes = Buffer.from('\uFEFFtitle:   Café\n', encoding)
    writeFileSync(join(site, 'data/guide.yaml'), bytes)
    const files = nonCanonicalFiles(site).map(({ file }) => file)
    expect(files).not.toContain('data/guide.yaml')
  },
)

/** A content file with a list of these entries. */
function list(...entries: string[]) {
  const indented = entries.map((entry) => entry.replace(/^(?=.)/gm, '  '))
  return `list:\n${indented.join('')}`
}
const one = '# Of the first.\n- name: One\n  text: Words of the first entry.\n'
const two = '# Of the second.\n- name: Two\n  text: Other lines stand here.\n'
const three =
  "# Of the third.\n- name: 'Three'\n  text: The last of them all. # aside\n"
const changedThree = three.replace('all', 'four')
const allThree = list(one, two, three)
/** A content file whose first comment is about the whole list, not about its first entry. */
const commentedList = (...entries: string[]) =>
  `list:\n  # All of them.\n\n${entries.join('')}`
const record =
  'page:\n  # Of the label.\n  label: A\n  # Of the title.\n  title: B\n'

describe('saving a form changes only the lines of changed values', () => {
  test.each<[what: string, text: string, saved: string]>([
    ['when the first entry is deleted', allThree, list(two, three)],
    ['when an entry between others is deleted', allThree, list(one, three)],
    ['when all entries are moved', allThree, list(three, two, one)],
    ['when the first entry becomes the last', allThree, list(two, three, one)],
    [
      'when the words of one entry change and another is deleted',
      allThree,
      list(two, changedThree),
    ],
    [
      'when the words of one entry change and another is added',
      allThree,
      list('- name: New\n', one, two, changedThree),
    ],
    [
      'when the first field of a record is removed',
      record,
      record.replace(/ .*\n.*A\n/, ''),
    ],
    [
      'when the first entry is deleted below a comment about the list',
      commentedList('  # Of a.\n', '  - a\n', '  - b\n'),
      commentedList('  - b\n'),
    ],
    [
      'when a first entry without a comment is deleted',
      commentedList('  - a\n', '  - b\n'),
      commentedList('  - b\n'),
    ],
    [
      'when an entry is added',
      source,
      source.replace('of a map\n', '$&  - Maps\n'),
    ],
    [
      'when an entry in quotes is deleted',
      source,
      source.replace(/.*author.*\n/, ''),
    ],
    ['when a field is removed', source, source.replace('sample: true\n', '')],
    ['when a field changes', source, source.replace('A road', 'A wet road')],
    ['when a field is added', source, `${source}label: 'Travel: all'\n`],
  ])('%s, and each comment stays with its entry', (_, text, saved) =>
    expect(withValues(text, parse(saved))).toBe(saved),
  )

  test('when a text block is saved without its last line break', () => {
    const block = 'text: |\n  One.\n  Two.\nnote: a\n'
    const next = { text: 'One.\nTwo.', note: 'b' }
    const saved = block.replace('note: a', 'note: b')
    expect(withValues(block, next)).toBe(saved)
  })

  test.each([
    ['without prose', '---\ntitle: A\n---\n', '---\ntitle: B\n---\n'],
    ['without values', 'Words.\n', '---\ntitle: B\n---\nWords.\n'],
    [
      'with empty frontmatter',
      '---\n---\nWords.\n',
      '---\ntitle: B\n---\nWords.\n',
    ],
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
})

test('entries keep their comments, even if the form orders their keys differently', () => {
  const text =
    "list:\n  # Of one.\n  - text: 'One'\n    name: A\n" +
    '  # Of two.\n  - text: Two\n    name: B # aside\n'
  const list = [
    { name: 'A', text: 'One' },
    { name: 'B', text: 'Changed' },
    { name: 'C', text: 'New' },
  ]
  const changed = text.replace('Two', 'Changed')
  expect(withValues(text, { list })).toBe(
    `${changed}  - name: C\n    text: New\n`,
  )
})

test('an entry keeps its comment if another entry of the same name is deleted', () => {
  const first = '  # Of one.\n  - text: One\n    name: A\n'
  const second = '  # Of two.\n  - text: Two\n    name: A\n'
  const list = [{ name: 'A', text: 'Two' }]
  expect(withValues(`list:\n${first}${second}`, { list })).toBe(
    `list:\n${second}`,
  )
})

test('two entries of the same name keep their own comments and get their own values', () => {
  const text =
    'list:\n  - name: A # one\n    at: 1\n  - name: A # two\n    at: 2\n'
  const list = [
    { name: 'A', at: 3 },
    { name: 'A', at: 4 },
  ]
  expect(withValues(text, { list })).toBe(
    'list:\n  - name: A # one\n    at: 3\n  - name: A # two\n    at: 4\n',
  )
})

test('an empty content file opens as a form without values', () => {
  const { values } = readEntry('data/guide.yaml', '')
  expect(values).toEqual({})
})

test('any values are read again exactly as they were saved', () => {
  const words =
    "it's|a: b|- x|#no|true|12|'|\"|{a}|x\ny|5:30|null|~|| # x".split('|')
  const leaf = fc.oneof(
    fc.string({ unit: 'grapheme-ascii' }),
    fc.constantFrom(...words),
  )
  const value = fc.letrec((tie) => ({
    any: fc.oneof(leaf, fc.integer(), fc.boolean(), tie('list'), tie('record')),
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
