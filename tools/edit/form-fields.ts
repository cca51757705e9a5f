import type { Field, VariableFieldType } from '@sveltia/cms'
import * as v from 'valibot'
import { fromForm } from './form-values.ts'
import { type Shape, shapeOf } from './schema-shape.ts'

/** Problem with a field's value in the words of the content check; undefined if there is none. */
export type Check = (value: unknown) => string | undefined

/** Names under which the self-checking fields are registered with the editor. */
export const fieldTypes = {
  line: 'checked-line',
  lines: 'checked-lines',
  number: 'checked-number',
  prose: 'checked-prose',
  entry: 'checked-entry',
} as const

/** Longer texts get a multi-line field. */
const LINE = 120

/** 'chatMessage' → 'Chat message'. */
export const labelOfKey = (key: string) => {
  const words = key.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  )
  return words[0]?.toUpperCase() + words.slice(1)
}
const singular = (label: string) =>
  label.replace(/ies$/, 'y').replace(/(ss|expertise|technologies)$|s$/i, '$1')

/** Fields that label the collapsed entries of a list. */
const titles = ['title', 'name', 'question', 'text', 'label', 'says', 'from']

/** Forms from schemas: one field per key, with the help, limits and messages of the build. */
export class FormFields {
  /** Field checks by the name in the field's `check`. */
  readonly checks = new Map<string, Check>()
  private readonly file: string
  private readonly fill: ((value: unknown) => unknown) | undefined
  /** `fill` puts facts in place of their names, whose lengths then do not count. */
  constructor(file: string, fill?: (value: unknown) => unknown) {
    this.file = file
    this.fill = fill
  }

  /** Fields of a record; `path` leads to it, without list indexes. */
  fields(entries: NonNullable<Shape['entries']>, path = ''): Field[] {
    return Object.entries(entries).map(([key, schema]) =>
      this.field(key, schema, path ? `${path}.${key}` : key),
    )
  }

  private field(name: string, schema: v.GenericSchema, path: string): Field {
    const shape = shapeOf(schema)
    // Hints are rendered as Markdown, so the marks of a proof are escaped.
    const hint = shape.description?.replaceAll(/[~*_]/g, '\\$&')
    const isFree = shape.type === 'string' && shape.min === 0
    const common = {
      name,
      label: labelOfKey(name),
      required: !shape.optional && !isFree && shape.type !== 'boolean',
      ...(hint && { hint }),
    }
    switch (shape.type) {
      case 'boolean':
        return {
          ...common,
          widget: 'boolean',
          default: (shape.fallback as boolean | undefined) ?? false,
        }
      case 'literal':
        return { ...common, widget: 'hidden', default: shape.literal as string }
      case 'picklist':
        return { ...common, widget: 'select', options: shape.options as string[] }
      case 'array':
        return { ...common, ...this.list(common.label, shape, path) } as Field
      case 'variant':
        return {
          ...common,
          widget: 'object',
          types: this.types(shape, path),
          typeKey: shape.key ?? 'type',
        }
      default:
        if (shape.entries)
          return { ...common, widget: 'object', fields: this.fields(shape.entries, path) }
        return { ...common, ...this.checked(schema, shape, path) } as Field
    }
  }

  private types({ options = [], key = '' }: Shape, path: string): VariableFieldType[] {
    return (options as v.GenericSchema[]).map((option) => {
      const { [key]: kind, ...entries } = shapeOf(option).entries ?? {}
      const name = String(kind && shapeOf(kind).literal)
      return { name, label: labelOfKey(name), fields: this.fields(entries, path) }
    })
  }

  private list(label: string, { item, min, max }: Shape, path: string) {
    if (!item) throw new Error(`${this.file}: ${path} is a list without an entry type`)
    const limits = {
      label_singular: singular(label),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    }
    const { entries } = shapeOf(item)
    if (!entries)
      return {
        widget: 'list',
        ...limits,
        field: { ...this.field('item', item, path), label: singular(label), hint: '' },
      }
    const title = titles.find((name) => name in entries)
    return {
      widget: 'list',
      ...limits,
      collapsed: true,
      fields: this.fields(entries, path),
      ...(title && { summary: `{{${title}}}` }),
    }
  }

  /** A field for one value that its own schema validates. */
  private checked(schema: v.GenericSchema, { type, min, max, isInteger }: Shape, path: string) {
    const check = `${this.file}:${path}`
    this.checks.set(check, (value) => {
      const written = fromForm(schema, value)
      return v.safeParse(schema, this.fill?.(written) ?? written).issues?.[0]?.message
    })
    if (type === 'number')
      return { widget: fieldTypes.number, check, value_type: isInteger ? 'int' : 'float' }
    if (type !== 'string') return { widget: fieldTypes.line, check }
    return {
      widget: (max ?? 0) > LINE ? fieldTypes.lines : fieldTypes.line,
      check,
      ...(min !== undefined && !this.fill && { minlength: min }),
      ...(max !== undefined && !this.fill && { maxlength: max }),
    }
  }
}
