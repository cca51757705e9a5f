import type { GenericSchema } from 'valibot'
import { optionOf, type Shape, shapeOf } from '#data/schemas/schema-shape.ts'

/** How the editor's own keys begin; they are never written to a file. */
export const OWN = '__'

/** The name of a key's field: the editor takes letters, digits, _ and - only. */
export const fieldName = (key: string) => key.replace(/[^\w-]+/g, '_')

type Values = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A time on an axis or another number that may contain a colon: '5:30', 23. */
const isNumberOrText = ({ type, options = [] }: Shape) =>
  type === 'union' &&
  (options as GenericSchema[]).some((option) => shapeOf(option).type === 'number')

const asNumber = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text)

/**
 * Form value of a file's value: absent values show their default, and a pair such as ['0:20', 84]
 * is one line of text. Keys that no schema knows are kept, since the check reports them.
 */
export function toForm(schema: GenericSchema, value: unknown): unknown {
  const shape = shapeOf(schema)
  const { type, entries, item } = shape
  if (value === undefined) return type === 'boolean' ? (shape.fallback ?? false) : undefined
  if (type === 'variant') return toFormOf(optionOf(shape, value), value)
  if (type === 'tuple' && Array.isArray(value)) return value.join(', ')
  if (isNumberOrText(shape)) return String(value)
  if (item && Array.isArray(value)) return value.map((each) => toForm(item, each))
  if (!entries || !isRecord(value)) return value
  const known = Object.entries(entries).map(([key, inner]) => [
    fieldName(key),
    toForm(inner, value[key]),
  ])
  const others = Object.entries(value).filter(([key]) => !(key in entries))
  return Object.fromEntries([...others, ...known.filter(([, shown]) => shown !== undefined)])
}

const toFormOf = (schema: GenericSchema | undefined, value: unknown) =>
  schema ? toForm(schema, value) : value

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

/** File value of a form's text. */
function textValue(shape: Shape, value: string): unknown {
  const text = value.trim()
  if (shape.type === 'tuple') return text === '' ? [] : text.split(/\s*,\s*/).map(asNumber)
  return shape.type === 'number' || isNumberOrText(shape) ? asNumber(text) : text
}

/**
 * File value of a form's value. Undefined if nothing is to be written: an empty optional field, or
 * a checkbox at its default.
 */
export function fromForm(schema: GenericSchema, value: unknown): unknown {
  const shape = shapeOf(schema)
  const { type, optional, entries, item } = shape
  const standard = type === 'boolean' ? (shape.fallback ?? false) : undefined
  if (optional && (isEmpty(value) || value === standard)) return undefined
  if (shape.literal !== undefined) return shape.literal
  if (type === 'variant') {
    const option = optionOf(shape, value)
    return option ? fromForm(option, value) : value
  }
  if (type === 'string' && isEmpty(value)) return ''
  if (typeof value === 'string') return textValue(shape, value)
  if (item && Array.isArray(value)) return value.map((each) => fromForm(item, each) ?? '')
  if (!entries || !isRecord(value)) return value
  const known = Object.entries(entries).map(([key, inner]) => [
    key,
    fromForm(inner, value[fieldName(key)]),
  ])
  const names = new Set(Object.keys(entries).map(fieldName))
  const others = Object.entries(value).filter(([key]) => !names.has(key) && !key.startsWith(OWN))
  return Object.fromEntries([...known, ...others].filter(([, written]) => written !== undefined))
}
