import type { GenericSchema } from 'valibot'
import { optionOf, type Shape, shapeOf } from '#content/schemas.ts'

/** Prefix of form keys that only the editor uses, and that are never written to a file. */
export const EDITOR_PREFIX = '__'

/** Field name for a key: the editor allows only letters, digits, _ and -. */
export const fieldName = (key: string) => key.replace(/[^\w-]+/g, '_')

/** Whether a value of this shape may be a number, such as a time on an axis (23 or '5:30'). */
const mayBeNumber = ({ type, options = [] }: Shape) =>
  type === 'number' ||
  (type === 'union' &&
    (options as GenericSchema[]).some(
      (option) => shapeOf(option).type === 'number',
    ))

/**
 * A text as a number if it is written as one, otherwise the text itself. Quotes around either are
 * removed: people copy them from error messages, which show the time '5:30' in quotes, as files do.
 */
function numberOrText(typedText: string): number | string {
  const text = typedText.replace(/^(['"])(.*)\1$/, '$2')
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}

/**
 * A value with each part converted. `from` gives the name of a schema's key in the input, `to` in
 * the result. Keys that only the editor uses are removed. Other keys that are not in the schema are
 * kept, since the check reports them.
 */
function mapParts(
  shape: Shape,
  value: unknown,
  convert: (schema: GenericSchema, part: unknown) => unknown,
  { from, to }: Record<'from' | 'to', (key: string) => string>,
): unknown {
  const { type, entries, item } = shape
  if (type === 'variant') {
    const option = optionOf(shape, value)
    return option ? convert(option, value) : value
  }
  if (item && Array.isArray(value))
    return value.map((each) => convert(item, each) ?? '')
  if (
    !entries ||
    Array.isArray(value) ||
    typeof value !== 'object' ||
    value === null
  )
    return value
  const parts = value as Readonly<Record<string, unknown>>
  const schemaEntries = Object.entries(entries).map(([key, inner]) => [
    to(key),
    convert(inner, parts[from(key)]),
  ])
  const inputNames = new Set(Object.keys(entries).map(from))
  const otherEntries = Object.entries(parts).filter(
    ([key]) => !inputNames.has(key) && !key.startsWith(EDITOR_PREFIX),
  )
  return Object.fromEntries(
    [...otherEntries, ...schemaEntries].filter(
      ([, part]) => part !== undefined,
    ),
  )
}

const sameName = (key: string) => key

/**
 * The form value for a file's value. An absent or empty boolean becomes its default. A pair such as
 * ['0:20', 84] becomes one line of text.
 */
export function toFormValue(schema: GenericSchema, value: unknown): unknown {
  const shape = shapeOf(schema)
  if (value === undefined || value === null)
    return shape.type === 'boolean' ? (shape.defaultValue ?? false) : undefined
  if (shape.type === 'strict_tuple' && Array.isArray(value))
    return value.join(', ')
  if (mayBeNumber(shape)) return String(value)
  return mapParts(shape, value, toFormValue, { from: sameName, to: fieldName })
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/** The file value for a form's text. */
function textValue(shape: Shape, value: string): unknown {
  const text = value.trim()
  if (shape.type === 'strict_tuple') {
    // People may type the brackets that a pair has in files and in error messages.
    const entries = text.replace(/^\[\s*(.*?)\s*\]$/, '$1')
    return entries === '' ? [] : entries.split(/\s*,\s*/).map(numberOrText)
  }
  return mayBeNumber(shape) ? numberOrText(text) : text
}

/**
 * The file value for a form's value; undefined for an empty optional field or a checkbox at its
 * default, which are not written.
 */
export function fromForm(schema: GenericSchema, value: unknown): unknown {
  const shape = shapeOf(schema)
  const { type, isOptional, literal } = shape
  const defaultValue =
    type === 'boolean' ? (shape.defaultValue ?? false) : undefined
  if (isOptional && (isEmpty(value) || value === defaultValue)) return undefined
  if (literal !== undefined) return literal
  if (type === 'string' && isEmpty(value)) return ''
  if (typeof value === 'string') return textValue(shape, value)
  return mapParts(shape, value, fromForm, { from: fieldName, to: sameName })
}
