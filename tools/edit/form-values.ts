import type { GenericSchema } from 'valibot'
import { optionOf, type Shape, shapeOf } from '#content/schemas.ts'

/** How the editor's own keys begin; they are never written to a file. */
export const OWN = '__'

/** The name of a key's field: the editor takes letters, digits, _ and - only. */
export const fieldName = (key: string) => key.replace(/[^\w-]+/g, '_')

/** A number, or a time on an axis, which may contain a colon: 23, '5:30'. */
const mayBeNumber = ({ type, options = [] }: Shape) =>
  type === 'number' ||
  (type === 'union' &&
    (options as GenericSchema[]).some(
      (option) => shapeOf(option).type === 'number',
    ))

const asNumber = (text: string) =>
  /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text

/**
 * Converts each part of a value. `from` names a key as it is read, `to` as it is written. Keys that
 * no schema knows are kept, since the check reports them.
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
  const known = Object.entries(entries).map(([key, inner]) => [
    to(key),
    convert(inner, parts[from(key)]),
  ])
  const names = new Set(Object.keys(entries).map(from))
  const others = Object.entries(parts).filter(
    ([key]) => !names.has(key) && !key.startsWith(OWN),
  )
  return Object.fromEntries(
    [...others, ...known].filter(([, part]) => part !== undefined),
  )
}

const ownName = (key: string) => key

/**
 * Form value of a file's value: absent values show their default, and a pair such as ['0:20', 84]
 * is one line of text.
 */
export function toForm(schema: GenericSchema, value: unknown): unknown {
  const shape = shapeOf(schema)
  if (value === undefined)
    return shape.type === 'boolean' ? (shape.fallback ?? false) : undefined
  if (shape.type === 'tuple' && Array.isArray(value)) return value.join(', ')
  if (mayBeNumber(shape)) return String(value)
  return mapParts(shape, value, toForm, { from: ownName, to: fieldName })
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/** File value of a form's text. */
function textValue(shape: Shape, value: string): unknown {
  const text = value.trim()
  if (shape.type === 'tuple')
    return text === '' ? [] : text.split(/\s*,\s*/).map(asNumber)
  return mayBeNumber(shape) ? asNumber(text) : text
}

/**
 * File value of a form's value. Undefined if nothing is to be written: an empty optional field, or
 * a checkbox at its default.
 */
export function fromForm(schema: GenericSchema, value: unknown): unknown {
  const shape = shapeOf(schema)
  const { type, optional, literal } = shape
  const standard = type === 'boolean' ? (shape.fallback ?? false) : undefined
  if (optional && (isEmpty(value) || value === standard)) return undefined
  if (literal !== undefined) return literal
  if (type === 'string' && isEmpty(value)) return ''
  if (typeof value === 'string') return textValue(shape, value)
  return mapParts(shape, value, fromForm, { from: fieldName, to: ownName })
}
