import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type FactFile, factFiles } from '../../data/schemas/fact-files.ts'
import { frontmatterSchemas, type MdxKind } from '../../data/schemas/page.ts'
import { editorOf } from '../../tools/edit/edit-config.ts'
import { type EntryFile, factsFile, pageFile } from '../../tools/edit/entry-files.ts'
import { labelOfKey } from '../../tools/edit/form-fields.ts'
import { fromForm, toForm } from '../../tools/edit/form-values.ts'
import { root } from './site-copy.ts'

const kinds = Object.keys(frontmatterSchemas) as MdxKind[]
const pages = kinds.flatMap((kind) =>
  readdirSync(join(root, 'pages', kind)).map((name) => ({ kind, path: `pages/${kind}/${name}` })),
)
const everyFile: [string, EntryFile][] = [
  ...pages.map(({ kind, path }): [string, EntryFile] => [path, pageFile(frontmatterSchemas[kind])]),
  ...(Object.keys(factFiles) as FactFile[]).map((path): [string, EntryFile] => [
    path,
    factsFile(factFiles[path]),
  ]),
]

interface FormField {
  name: string
  file?: string
  format?: string
  widget?: string
  label?: string
  hint?: string
  required?: boolean
  min?: number
  max?: number
  minlength?: number
  maxlength?: number
  options?: unknown[]
  default?: unknown
  field?: FormField
  fields?: FormField[]
  types?: FormField[]
  typeKey?: string
}
const editor = editorOf({ target: 'folder', folder: 'site' })
const collection = (name: string) =>
  editor.config.collections?.find((each) => 'name' in each && each.name === name) as unknown as {
    fields: FormField[]
    files: FormField[]
  }
const field = (kind: string, path: string) =>
  path.split('.').reduce<FormField>(
    (found, name) =>
      [...(found.fields ?? []), ...(found.types ?? [])].find((each) => each.name === name) ?? {
        name: 'none',
      },
    {
      name: '',
      fields: collection(kind).fields,
    },
  )
/** All fields, nested ones included. */
const withInner = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((field) => [
    field,
    ...withInner([
      ...(field.fields ?? []),
      ...(field.field?.fields ?? []),
      ...(field.types ?? []).flatMap((type) => type.fields ?? []),
    ]),
  ])

describe('the editor writes back', () => {
  test.each(everyFile)(
    '%s, byte for byte and without a mistake',
    (path, { read, write, problems }) => {
      const text = readFileSync(join(root, path), 'utf8')
      // The editor removes the last line break before reading and restores it after writing.
      const form = read(text.trim())
      expect(problems(form)).toEqual([])
      expect(`${write(form).trim()}\n`).toBe(text)
    },
  )

  test.each(collection('words').files.map(({ file, format }) => [file, format]))(
    '%s, byte for byte and without a mistake',
    (path = '', format = '') => {
      const { read, write, problems } = editor.files.get(format) as EntryFile
      const text = readFileSync(join(root, path), 'utf8')
      const form = read(text.trim())
      expect(problems(form)).toEqual([])
      expect(`${write(form).trim()}\n`).toBe(text)
    },
  )

  test('a page with Windows line breaks', () => {
    const path = 'pages/legal/disclaimer.mdx'
    const text = readFileSync(join(root, path), 'utf8').replaceAll('\n', '\r\n')
    const file = pageFile(frontmatterSchemas.legal)
    const form = file.read(text)
    expect(file.write({ ...form, title: 'Another title' })).toBe(
      text.replace(String(form.title), 'Another title'),
    )
  })
})

describe('a form', () => {
  const schema = v.strictObject({
    on: v.optional(v.boolean(), true),
    off: v.optional(v.boolean()),
    at: v.union([v.number(), v.string()]),
    point: v.tuple([v.string(), v.number()]),
    note: v.optional(v.string()),
  })
  const value = { at: 23, point: ['0:20', 84] }

  test('shows the default of an absent field, and a pair as one line', () => {
    expect(toForm(schema, value)).toEqual({ on: true, off: false, at: 23, point: '0:20, 84' })
  })

  test('returns the given values without the defaults', () => {
    expect(fromForm(schema, { ...(toForm(schema, value) as object), note: '' }, value)).toEqual(
      value,
    )
    expect(
      fromForm(schema, { on: false, off: true, at: '5:30', point: ' 0:30,  9 ', note: ' x ' }),
    ).toEqual({ on: false, off: true, at: '5:30', point: ['0:30', 9], note: 'x' })
    expect(fromForm(schema, { on: true, off: false, at: '12', point: '' })).toEqual({
      at: 12,
      point: [],
    })
  })
})

describe('the forms', () => {
  test('have a field for every key of the schemas, each with its explanation', () => {
    for (const kind of kinds) {
      const fields = collection(kind).fields.filter(({ name }) => !name.startsWith('__'))
      expect(fields.map(({ name }) => name)).toEqual([
        ...Object.keys(frontmatterSchemas[kind].entries),
        'body',
      ])
      for (const { name, hint } of withInner(fields)) expect(hint, name).toMatch(/\.$/)
    }
    expect(field('content', 'samples.link').hint).toBe(
      'Where it can be read or watched, with https://.',
    )
    const { files } = collection('facts')
    const hints = files.map(({ fields = [] }) => withInner(fields).filter(({ hint }) => hint))
    expect(hints.every((found) => found.length > 3)).toBe(true)
  })

  test('have the limits, choices and kinds of the schemas', () => {
    expect(field('content', 'title')).toMatchObject({ required: true, minlength: 5, maxlength: 60 })
    expect(field('content', 'expertise')).toMatchObject({ widget: 'list', min: 3, max: 6 })
    expect(field('content', 'label').required).toBe(false)
    expect(field('content', 'cards.home')).toMatchObject({
      widget: 'boolean',
      default: true,
      required: false,
    })
    expect(field('content', 'figure').types).toHaveLength(6)
    expect(field('content', 'figure')).toMatchObject({
      widget: 'object',
      typeKey: 'kind',
      required: false,
    })
    expect(field('content', 'figure.shares.drawn')).toMatchObject({
      widget: 'select',
      options: ['dots', 'bars'],
    })
    expect(labelOfKey('chatMessage')).toBe('Chat message')
  })

  test.each([
    ['<script src="/x.js"></script>', "'<script>' is refused by the site's policy: delete it"],
    ['**Name: **Tara', "'**' is shown as it stands"],
    ['![](/images/about.svg)', 'This picture has no text for those who do not see it'],
    ['[Go](http://example.com)', "'http://example.com' is not encrypted: write https://"],
  ])('reject the text %j, which the check refuses, beside its field', (body, message) => {
    const path = 'pages/legal/disclaimer.mdx'
    const { read, problems } = pageFile(frontmatterSchemas.legal)
    const form = read(readFileSync(join(root, path), 'utf8'))
    expect(problems({ ...form, body })).toEqual([expect.stringContaining(message)])
    expect(editor.checks.get('legal-frontmatter:body')?.(body)).toContain(message)
    expect(editor.checks.get('legal-frontmatter:body')?.(form.body)).toBeUndefined()
  })

  test('report mistakes in the words of the content check', () => {
    const check = (name: string, value: unknown) => editor.checks.get(name)?.(value)
    expect(check('content-frontmatter:title', 'x'.repeat(61))).toBe(
      'Shorten the title to 60 characters: search results cut it there (it has 61)',
    )
    expect(check('content-frontmatter:samples.link', 'http://a.b')).toBe(
      "link must be a full address that starts with https://, not 'http://a.b'",
    )
    expect(check('content-frontmatter:label', '')).toBeUndefined()
    expect(check('facts-prices:prices.beginner.INR', null)).toContain(
      'INR must be a whole number above zero',
    )
    expect(check('content-frontmatter:figure.lines.points', '0:20, 84')).toBeUndefined()
    expect(check('content-frontmatter:figure.lines.points', '0:20')).toContain(
      'The second of a point must be a number',
    )
  })
})
