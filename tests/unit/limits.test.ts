import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentFiles } from '#content/schema/content-files.ts'
import { FigureSchema } from '#content/schema/figure.ts'
import { frontmatterSchemas } from '#content/schema/page.ts'
import { plainMessages } from '#content/schema/plain-messages.ts'
import { schemaOfPart, shapeOf } from '#content/schema/schema-shape.ts'

/** Limits by file, folder of pages (frontmatter) or kind of figure, then by path of the field. */
type Table = Record<
  string,
  Record<string, readonly [least: number, most: number | null]>
>

/** Values that a field accepts, and values that it refuses. */
interface Values {
  takes: readonly unknown[]
  refuses: readonly unknown[]
}
type Forms = Record<string, Values>

const table: Record<'characters' | 'entries' | 'numbers', Table> & {
  forms: Record<string, Forms>
} = parse(readFileSync('tests/unit/limits.yaml', 'utf8'))

const schemas: Record<string, v.GenericSchema> = {
  ...contentFiles,
  ...frontmatterSchemas,
}

/** The schema of a file or of the pages of a folder; every other name is a kind of figure. */
const schemaOf = (file: string) => schemas[file] ?? FigureSchema

/** A short value of the type that a schema asks for. */
function shortValueFor(schema: v.GenericSchema): unknown {
  const shape = shapeOf(schema)
  const { type, entries, items, options, min = 1 } = shape
  if (entries) {
    const fields = Object.entries(entries)
    const values = fields.map(([key, each]) => [key, shortValueFor(each)])
    return Object.fromEntries(values)
  }
  if (items) return items.map(shortValueFor)
  if (type === 'array') return []
  if (type === 'boolean') return true
  if (type === 'string') return 'x'.repeat(min)
  const other = type === 'picklist' ? options?.[0] : 1
  return shape.literal ?? other
}

/** The content of a file that has only this value, at this path. */
function fileWith(file: string, path: string, value: unknown) {
  const around = (inner: unknown, key: string) => {
    if (key === '*') return [inner]
    const field = { [key]: inner }
    return /^\d$/.test(key) ? Object.assign([], field) : field
  }
  const fields = path.split('.').reduceRight(around, value) as object
  return { kind: file, ...fields }
}

/** The error messages of a file's schema about a value at this path. */
function messagesAbout(file: string, path: string, value: unknown): string[] {
  const whole = fileWith(file, path, value)
  const { issues = [] } = v.safeParse(schemaOf(file), whole, plainMessages)
  const place = path.replaceAll('*', '0')
  const ofValue = issues.filter((issue) => v.getDotPath(issue) === place)
  return ofValue.map(({ message }) => message)
}

/** A list of this length, with short entries of the type that the list at this path accepts. */
function entriesOf(file: string, path: string, length: number) {
  let schema = schemaOf(file)
  let value: unknown = fileWith(file, path, [])
  const steps = [...path.split('.'), '*']
  for (const step of steps) {
    const key = step === '*' ? 0 : step
    schema = schemaOfPart(schema, value, key) as v.GenericSchema
    value = value?.[key as keyof typeof value]
  }
  return Array(length).fill(shortValueFor(schema))
}

/** The 'path: value' of each limit, and of each value just beyond, that a schema misjudges. */
const misjudgedIn = (
  rows: Table[string],
  step: number,
  isRefused: (path: string, value: number) => boolean,
) =>
  Object.entries(rows).flatMap(([path, [least, most]]) => {
    const inside = most === null ? [least] : [least, most]
    const below = least - step
    const outside = most === null ? [below] : [below, most + step]
    const refused = inside.filter((value) => isRefused(path, value))
    const possible = outside.filter((value) => value !== -1)
    const accepted = possible.filter((value) => !isRefused(path, value))
    const wrong = [...refused, ...accepted]
    return wrong.map((value) => `${path}: ${value}`)
  })

describe('the content checks accept values up to each limit and none beyond it', () => {
  test.each(Object.entries(table.characters))(
    'for text lengths in %s',
    (file, rows) => {
      const isRefused = (path: string, length: number) => {
        const text = 'x'.repeat(length)
        const messages = messagesAbout(file, path, text)
        return messages.some((message) => message.includes('characters'))
      }
      expect(misjudgedIn(rows, 1, isRefused)).toEqual([])
    },
  )

  test.each(Object.entries(table.entries))(
    'for list lengths in %s',
    (file, rows) => {
      const isRefused = (path: string, length: number) => {
        const list = entriesOf(file, path, length)
        const messages = messagesAbout(file, path, list)
        return messages.some((message) => /entry|entries/.test(message))
      }
      expect(misjudgedIn(rows, 1, isRefused)).toEqual([])
    },
  )

  test.each(Object.entries(table.numbers))(
    'for numbers in %s',
    (file, rows) => {
      const isRefused = (path: string, value: number) =>
        messagesAbout(file, path, value).length > 0
      expect(misjudgedIn(rows, 0.5, isRefused)).toEqual([])
    },
  )
})

test.each(Object.entries(table.forms))(
  'the content checks accept only well-formed values in %s',
  (file, rows) => {
    for (const [path, { takes, refuses }] of Object.entries(rows)) {
      const isAccepted = (value: unknown) =>
        messagesAbout(file, path, value).length === 0
      const accepted = [...takes, ...refuses].filter(isAccepted)
      expect(accepted, path).toEqual(takes)
    }
  },
)
