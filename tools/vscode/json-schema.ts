import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { frontmatterSchemas, type MdxKind } from '../../data/schemas/page.ts'

type JsonSchema = ReturnType<typeof toJsonSchema>

const caseless = ({ source, flags }: RegExp) =>
  flags.includes('i') ? source.replaceAll('a-z', 'a-zA-Z') : source

/** JSON Schema for the frontmatter of one kind of page, for editors. */
export function frontmatterJsonSchema(kind: MdxKind): JsonSchema {
  const schema: GenericSchema = frontmatterSchemas[kind]
  // Texts are trimmed before they are measured, which JSON Schema cannot express and need not.
  const made = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-07',
    ignoreActions: ['trim', 'check', 'raw_check'],
    // JSON Schema has no case-insensitive patterns.
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'regex' && 'requirement' in valibotAction
        ? { ...jsonSchema, pattern: caseless(valibotAction.requirement as RegExp) }
        : undefined,
  })
  const { $schema, ...rest } = made
  return { $schema, title: `Frontmatter of pages/${kind}/*.mdx`, ...rest }
}

/** A record as an editor snippet: every required field as a tab stop. */
function snippet(
  prefix: string,
  key: string,
  description: string | undefined,
  record: JsonSchema,
  isEntry: boolean,
) {
  let stop = 0
  const asEntry = (lines: readonly string[], indent: string) =>
    lines.map((line, index) => (index === 0 ? line.replace(`${indent}  `, `${indent}- `) : line))
  const lines = (schema: JsonSchema, indent: string): string[] =>
    (schema.required ?? []).flatMap((name) => {
      const field = schema.properties?.[name] as JsonSchema
      const entry = field.items as JsonSchema | undefined
      if (field.type === 'object') return [`${indent}${name}:`, ...lines(field, `${indent}  `)]
      if (entry?.type === 'object')
        return [`${indent}${name}:`, ...asEntry(lines(entry, `${indent}    `), `${indent}  `)]
      if (field.const !== undefined) return [`${indent}${name}: ${field.const}`]
      stop++
      return [
        `${indent}${name}: ` +
          `${field.type === 'array' ? `[\${${stop}:${name}}]` : `\${${stop}:${name}}`}`,
      ]
    })
  return {
    prefix,
    scope: 'mdx,markdown,yaml,plaintext',
    description,
    body: [`${key}:`, ...(isEntry ? asEntry(lines(record, '    '), '  ') : lines(record, '  '))],
  }
}

/**
 * Snippets by name: the lists of records in frontmatter, and every kind of figure ('figure curve').
 */
function snippets(): Record<string, ReturnType<typeof snippet>> {
  const found: Record<string, ReturnType<typeof snippet>> = {}
  for (const kind of Object.keys(frontmatterSchemas) as MdxKind[])
    for (const [key, field] of Object.entries(frontmatterJsonSchema(kind).properties ?? {})) {
      const { items, oneOf = [], description } = field as JsonSchema
      const entry = items as JsonSchema | undefined
      if (entry?.properties)
        found[`Frontmatter: ${key}`] = snippet(key, key, description, entry, true)
      for (const option of oneOf as JsonSchema[]) {
        const name = String((option.properties?.kind as JsonSchema | undefined)?.const)
        found[`Frontmatter: ${key}, ${name}`] = snippet(
          `${key} ${name}`,
          key,
          description,
          option,
          false,
        )
      }
    }
  return found
}

const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Committed editor files, by path from the root. */
export const editorFiles = (): Record<string, string> => ({
  ...Object.fromEntries(
    (Object.keys(frontmatterSchemas) as MdxKind[]).map((kind) => [
      `.vscode/schemas/${kind}.json`,
      print(frontmatterJsonSchema(kind)),
    ]),
  ),
  '.vscode/frontmatter.code-snippets': print(snippets()),
})
