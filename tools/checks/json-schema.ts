import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { frontmatterSchemas, type MdxKind } from '../../data/schemas/page.ts'
import { fieldHelp } from './field-help.ts'

type JsonSchema = ReturnType<typeof toJsonSchema>

/** Adds to every field what it is for. */
function explained(schema: JsonSchema, path = ''): JsonSchema {
  const help = fieldHelp[path]
  const { properties, items } = schema
  return {
    ...schema,
    ...(help && { description: help }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, explained(value as JsonSchema, path ? `${path}.${key}` : key)])) }),
    ...(items && !Array.isArray(items) && typeof items === 'object' && { items: itemsOf(items as JsonSchema, path) }),
  }
}

/** The help of a list belongs to the list, not to each of its entries. */
function itemsOf(items: JsonSchema, path: string): JsonSchema {
  const { description: _, ...rest } = explained(items, path)
  return rest
}

const caseless = ({ source, flags }: RegExp) => (flags.includes('i') ? source.replaceAll('a-z', 'a-zA-Z') : source)

/** The frontmatter of one kind of page as JSON Schema, for editors. */
export function frontmatterJsonSchema(kind: MdxKind): JsonSchema {
  const schema: GenericSchema = frontmatterSchemas[kind]
  // Spaces around a text are cut off before it is measured; JSON Schema cannot say that and need not.
  const made = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-07',
    ignoreActions: ['trim'],
    // Nor does it know patterns that take capitals and small letters alike.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'regex' && 'requirement' in valibotAction ? { ...jsonSchema, pattern: caseless(valibotAction.requirement as RegExp) } : undefined,
  })
  const { $schema, ...rest } = explained(made)
  return { $schema, title: `Frontmatter of pages/${kind}/*.mdx`, ...rest }
}

/** Whether a field must be there wherever its surroundings are; path as in field-help. */
export function isRequired(kind: MdxKind, path: string): boolean {
  let schema = frontmatterJsonSchema(kind)
  const keys = path.split('.')
  for (const key of keys.slice(0, -1)) {
    const next = schema.properties?.[key] as JsonSchema
    schema = (next?.items as JsonSchema | undefined) ?? next
  }
  return schema?.required?.includes(keys.at(-1) ?? '') ?? false
}

/** An entry of a list of records as an editor's snippet: every field that must be there, to be filled in one after another. */
function snippet(key: string, entry: JsonSchema) {
  let stop = 0
  const lines = (schema: JsonSchema, indent: string): string[] =>
    (schema.required ?? []).flatMap((name) => {
      const field = schema.properties?.[name] as JsonSchema
      if (field.type === 'object') return [`${indent}${name}:`, ...lines(field, `${indent}  `)]
      stop++
      return [`${indent}${name}: ${field.type === 'array' ? `[\${${stop}:${name}}]` : `\${${stop}:${name}}`}`]
    })
  const body = lines(entry, '    ')
  return {
    prefix: key,
    scope: 'mdx,markdown,yaml,plaintext',
    description: fieldHelp[key] ?? '',
    body: [`${key}:`, ...body.map((line, index) => (index === 0 ? line.replace('    ', '  - ') : line))],
  }
}

/** What can be put into a page by its name: the lists of records that frontmatter knows. */
function snippets(): Record<string, ReturnType<typeof snippet>> {
  const found: Record<string, ReturnType<typeof snippet>> = {}
  for (const kind of Object.keys(frontmatterSchemas) as MdxKind[])
    for (const [key, field] of Object.entries(frontmatterJsonSchema(kind).properties ?? {})) {
      const entry = (field as JsonSchema).items as JsonSchema | undefined
      if (entry?.properties) found[`Frontmatter: ${key}`] = snippet(key, entry)
    }
  return found
}

const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The committed files for editors, by path from the root. */
export const editorFiles = (): Record<string, string> => ({
  ...Object.fromEntries((Object.keys(frontmatterSchemas) as MdxKind[]).map((kind) => [`.vscode/schemas/${kind}.json`, print(frontmatterJsonSchema(kind))])),
  '.vscode/frontmatter.code-snippets': print(snippets()),
})
