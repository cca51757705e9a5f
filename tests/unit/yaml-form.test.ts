import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, siteWith } from '#tests/site-copy.ts'
import { canonicalYaml, withValues } from '#tools/checks/yaml-form.ts'
import { nonCanonicalFiles } from '#tools/commands/format-content.ts'

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
  Another line.
`

describe('the canonical form of YAML', () => {
  test('is that of every page and content file of the site (`npm run fix`)', () => {
    expect(nonCanonicalFiles(root).map(({ file }) => file)).toEqual([])
  })

  test('keeps comments, quotes and blank lines; spaces, breaks and columns are its own', () => {
    expect(canonicalYaml(source)).toBe(source)
    expect(
      canonicalYaml(
        "a: 1   # one\nb: # two\n    - { x: 'y' }\n    - [ 1,2 ]\nc: >-\n  folded\n  text\n",
      ),
    ).toBe("a: 1 # one\nb:\n  # two\n  - {x: 'y'}\n  - [1, 2]\nc: >-\n  folded text\n")
    expect(canonicalYaml('a: [x')).toBe('a: [x')
  })
})

test.each(['a: |+\n  text\n\n\n', '- |+\n  text\n\n', '# end\n'])(
  'npm run fix takes no line of %j',
  (text) => expect(canonicalYaml(text)).toBe(text),
)

test('npm run fix keeps Windows line ends and removes a byte order mark', () => {
  const page = '---\r\ntitle: A title of a page\r\n---\r\n\r\nText.\r\n'
  const words = 'title:   A\r\nlist: # note\r\n  - a\r\n'
  const site = siteWith({ 'pages/legal/new.mdx': `\uFEFF${page}`, 'data/guide.yaml': words }, [])
  expect(nonCanonicalFiles(site)).toEqual([
    { file: 'pages/legal/new.mdx', text: page },
    { file: 'data/guide.yaml', text: 'title: A\r\nlist:\r\n  # note\r\n  - a\r\n' },
  ])
})

describe('a note goes with its entry', () => {
  const list = (...entries: string[]) =>
    `list:\n${entries.map((entry) => entry.replace(/^(?=.)/gm, '  ')).join('')}`
  const [one, two, three] = [
    '# Of the first.\n- name: One\n  text: Words of the first entry.\n',
    '# Of the second.\n- name: Two\n  text: Other lines stand here.\n',
    "# Of the third.\n- name: 'Three'\n  text: The last of them all. # aside\n",
  ]
  const all = list(one, two, three)
  const save = (change: (entries: { name: string; text: string }[]) => unknown) => {
    const next = parse(all)
    change(next.list)
    return withValues(all, next)
  }

  test('that is deleted', () => {
    expect(save((entries) => entries.shift())).toBe(list(two, three))
    expect(save((entries) => entries.splice(1, 1))).toBe(list(one, three))
  })

  test('that is moved', () => {
    expect(save((entries) => entries.reverse())).toBe(list(three, two, one))
    expect(save((entries) => entries.push(...entries.splice(0, 1)))).toBe(list(two, three, one))
  })

  test('whose words change while another one is deleted or made', () => {
    const changed = three.replace('all', 'four')
    const saved = (change: (entries: { name: string; text: string }[]) => unknown) =>
      save((entries) => {
        Object.assign(entries[2] ?? {}, { text: 'The last of them four.' })
        change(entries)
      })
    expect(saved((entries) => entries.shift())).toBe(list(two, changed))
    expect(saved((entries) => entries.unshift({ name: 'New', text: 'Something else.' }))).toBe(
      list('- name: New\n  text: Something else.\n', one, two, changed),
    )
  })

  test('and with the first field of a record', () => {
    const record = 'page:\n  # Of the label.\n  label: A\n  # Of the title.\n  title: B\n'
    expect(withValues(record, { page: { title: 'B' } })).toBe(
      'page:\n  # Of the title.\n  title: B\n',
    )
  })

  test('but what stands above a blank line is about the list', () => {
    const text = 'list:\n  # All of them.\n\n  # The first.\n  - a\n  - b\n'
    const rest = withValues(text, { list: ['b', 'c'] })
    expect(rest).toBe('list:\n  # All of them.\n\n  - b\n  - c\n')
    expect(withValues(rest, { list: ['c'] })).toContain('  # All of them.\n\n  - c')
  })
})

describe('a form that is saved', () => {
  const saved = (change: (next: ReturnType<typeof parse>) => void) => {
    const next = parse(source)
    change(next)
    return withValues(source, next)
  }

  test('changes, adds and removes nothing but its own lines', () => {
    expect(saved(({ expertise }) => expertise.push('Maps'))).toBe(
      source.replace('of a map\n', '$&  - Maps\n'),
    )
    expect(saved(({ expertise }) => expertise.splice(1, 1))).toBe(
      source.replace('  - "An author\'s eye"\n', ''),
    )
    const changed = saved((next) => {
      next.cards[1].image.alt = 'A wet road'
      delete next.sample
      next.label = 'Travel: all'
    })
    const kept = source.replace('sample: true\n', '').replace('A road', 'A wet road')
    expect(changed).toBe(`${kept}label: 'Travel: all'\n`)
  })

  test('keeps a block whose text it shows without the last line break', () => {
    const block = 'text: |\n  One.\n  Two.\nnote: a\n'
    const next = { text: 'One.\nTwo.', note: 'b' }
    expect(withValues(block, next)).toBe(block.replace('note: a', 'note: b'))
  })

  test('writes every value that the form can hold', () => {
    const words = "it's|a: b|- x|#no|true|12|'|\"|{a}|x\ny|5:30|null|~|| # x".split('|')
    const leaf = fc.oneof(fc.string({ unit: 'grapheme-ascii' }), fc.constantFrom(...words))
    const value = fc.letrec((tie) => ({
      any: fc.oneof(leaf, fc.integer(), fc.boolean(), tie('list'), tie('record')),
      list: fc.array(tie('any'), { maxLength: 3 }),
      record: fc.dictionary(fc.constantFrom('title', 'cards', 'note', 'more'), tie('any')),
    })).record
    fc.assert(
      fc.property(value, value, (before, after) => {
        const text = withValues(withValues(source, before), after)
        expect(parse(text)).toEqual(after)
        const fresh = withValues('', after)
        expect(canonicalYaml(fresh)).toBe(fresh)
      }),
    )
  })
})
