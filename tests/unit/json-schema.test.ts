import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { figureSchemas } from '../../data/schemas/figure.ts'
import { frontmatterSchemas, type MdxKind } from '../../data/schemas/page.ts'
import { fieldHelp } from '../../tools/checks/field-help.ts'
import { editorFiles, frontmatterJsonSchema, isRequired } from '../../tools/checks/json-schema.ts'
import { root } from './site-copy.ts'

const kinds = Object.keys(frontmatterSchemas) as MdxKind[]

interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  description?: string
}

/** Every field below a schema, as field-help names it. */
const pathsOf = (schema: Schema, path = ''): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => [
    path ? `${path}.${key}` : key,
    ...pathsOf(inner, path ? `${path}.${key}` : key),
  ]),
  ...(schema.items ? pathsOf(schema.items, path) : []),
  ...(schema.oneOf ?? []).flatMap((option) => pathsOf(option, path)),
]

test('the files for editors are those that the schemas give: run `npm run schemas`', () => {
  for (const [file, text] of Object.entries(editorFiles()))
    expect(JSON.parse(readFileSync(join(root, file), 'utf8')), file).toEqual(JSON.parse(text))
})

test('every field is explained, and nothing that is no field', () => {
  const paths = new Set(kinds.flatMap((kind) => pathsOf(frontmatterJsonSchema(kind) as Schema)))
  expect([...paths].filter((path) => !(path in fieldHelp))).toEqual([])
  expect(Object.keys(fieldHelp).filter((path) => !paths.has(path))).toEqual([])
})

describe('an editor learns from the schema', () => {
  const content = frontmatterJsonSchema('content')

  test('which fields there are, which of them are needed and what they are for', () => {
    expect(content.required).toEqual([
      'title',
      'description',
      'keywords',
      'heading',
      'subtitle',
      'badge',
      'expertise',
      'cards',
      'samples',
    ])
    expect(content.additionalProperties).toBe(false)
    expect(content.properties?.title).toEqual({
      type: 'string',
      minLength: 5,
      maxLength: 60,
      description: fieldHelp.title,
    })
  })

  test('what a link may look like, capitals included', () => {
    const { ogImage } = content.properties as Record<string, { pattern: string }>
    expect('/images/Share').toMatch(new RegExp(ogImage?.pattern ?? '$^'))
    expect('//elsewhere').not.toMatch(new RegExp(ogImage?.pattern ?? '$^'))
  })

  test('the same as the site itself asks for', () => {
    expect(isRequired('content', 'cards.image.alt')).toBe(true)
    expect(isRequired('content', 'cards.image.credit')).toBe(false)
    expect(isRequired('video', 'samples')).toBe(false)
    expect(isRequired('content', 'samples')).toBe(true)
    expect(isRequired('content', 'figure')).toBe(false)
    expect(isRequired('content', 'figure.caption')).toBe(true)
    expect(isRequired('content', 'figure.standfirst')).toBe(false)
    expect(isRequired('ai', 'figure.ways.steps.by')).toBe(true)
  })

  test('every kind of figure, to be filled in at once', () => {
    const snippets = JSON.parse(
      editorFiles()['.vscode/frontmatter.code-snippets'] ?? '{}',
    ) as Record<string, { prefix: string; body: string[] }>
    const figures = Object.values(snippets).filter(({ prefix }) => prefix.startsWith('figure '))
    expect(figures.map(({ prefix }) => prefix.slice('figure '.length)).sort()).toEqual(
      Object.keys(figureSchemas).sort(),
    )
    expect(snippets['Frontmatter: figure, workflow']?.body.slice(0, 2)).toEqual([
      'figure:',
      '  kind: workflow',
    ])
  })
})
