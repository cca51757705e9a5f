import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { figureSchemas } from '../../data/schemas/figure.ts'
import { frontmatterSchemas, type MdxKind } from '../../data/schemas/page.ts'
import { editorFiles, frontmatterJsonSchema } from '../../tools/vscode/json-schema.ts'
import { root } from './site-copy.ts'

const kinds = Object.keys(frontmatterSchemas) as MdxKind[]

interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  description?: string
}

/** Every field below a schema, by its path without list indexes, with its explanation. */
const fieldsOf = (schema: Schema, path = ''): [path: string, description?: string][] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => [
    [`${path}${key}`, inner.description] as [string, string?],
    ...fieldsOf(inner, `${path}${key}.`),
  ]),
  ...(schema.items ? fieldsOf(schema.items, path) : []),
  ...(schema.oneOf ?? []).flatMap((option) => fieldsOf(option, path)),
]

test('the files for editors are up to date with the schemas (`npm run fix`)', () => {
  for (const [file, text] of Object.entries(editorFiles()))
    expect(JSON.parse(readFileSync(join(root, file), 'utf8')), file).toEqual(JSON.parse(text))
})

test('every field of a page is explained in a sentence', () => {
  for (const kind of kinds)
    for (const [path, description] of fieldsOf(frontmatterJsonSchema(kind) as Schema))
      expect(description, `${kind}: ${path}`).toMatch(/^[\p{L}][^\n]{3,120}\.$/u)
})

describe('an editor learns from the schema', () => {
  const content = frontmatterJsonSchema('content')

  test('which fields exist, which are required and what they are for', () => {
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
      description: expect.stringContaining('Search results'),
    })
  })

  test('which links are valid, capitals included', () => {
    const { ogImage } = content.properties as Record<string, { pattern: string }>
    expect('/images/Share').toMatch(new RegExp(ogImage?.pattern ?? '$^'))
    expect('//elsewhere').not.toMatch(new RegExp(ogImage?.pattern ?? '$^'))
  })

  test('every kind of figure as a snippet', () => {
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
