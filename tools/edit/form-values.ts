import type { GenericSchema } from 'valibot'
import { optionOf, type Shape, shapeOf } from './schema-shape.ts'
import { equal } from './yaml-edits.ts'

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
 * is one line of text.
 */
export function toForm(schema: GenericSchema, value: unknown): unknown {
  const shape = shapeOf(schema)
  if (value === undefined) return shape.type === 'boolean' ? (shape.fallback ?? false) : undefined
  if (shape.type === 'variant') {
    const option = optionOf(shape, value)
    return option ? toForm(option, value) : value
  }
  if (shape.type === 'tuple' && Array.isArray(value)) return value.join(', ')
  const { entries, item } = shape
  if (item && Array.isArray(value)) return value.map((each) => toForm(item, each))
  if (entries && isRecord(value)) {
    const known = Object.entries(entries).flatMap(([key, inner]) => {
      const shown = toForm(inner, value[key])
      return shown === undefined ? [] : [[key, shown]]
    })
    // A key that no schema knows is the writer's mistake; it is kept.
    return { ...value, ...Object.fromEntries(known) }
  }
  return value
}

/** Without the fields left empty. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined
  if (Array.isArray(value)) return value.map(trimmed)
  if (isRecord(value)) {
    const entries = Object.entries(value).flatMap(([key, inner]) => {
      const kept = trimmed(inner)
      return kept === undefined ? [] : [[key, kept]]
    })
    return entries.length === 0 ? undefined : Object.fromEntries(entries)
  }
  return value ?? undefined
}

const nothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && trimmed(value) === undefined)

/** Whether a form shows exactly what a file holds. */
const untouched = (schema: GenericSchema, value: unknown, original: unknown) =>
  original !== undefined && equal(trimmed(value), trimmed(toForm(schema, original)))

/** File value of a form's text. */
function textValue(shape: Shape, value: string): unknown {
  const text = value.trim()
  if (shape.type === 'tuple') return text === '' ? [] : text.split(/\s*,\s*/).map(asNumber)
  return isNumberOrText(shape) ? asNumber(text) : text
}

function listValue(item: GenericSchema, value: readonly unknown[], original: unknown): unknown[] {
  const known = Array.isArray(original) ? original : []
  return value.map((each, index) => {
    const same = known.find((one) => untouched(item, each, one))
    return (
      same ?? fromForm(item, each, known.length === value.length ? known[index] : undefined) ?? ''
    )
  })
}

function recordValue(
  entries: NonNullable<Shape['entries']>,
  value: Values,
  original: unknown,
): Values {
  const known = isRecord(original) ? original : {}
  const written = Object.entries(entries).flatMap(([key, inner]) => {
    const kept = fromForm(inner, value[key], known[key])
    return kept === undefined ? [] : [[key, kept]]
  })
  const strange = Object.entries(value).filter(([key]) => !(key in entries) && key in known)
  return Object.fromEntries([...written, ...strange])
}

/**
 * File value of a form's value; `original` is the previous file value. Undefined if nothing is to
 * be written: an empty optional field, or a checkbox at its default.
 */
export function fromForm(schema: GenericSchema, value: unknown, original?: unknown): unknown {
  if (untouched(schema, value, original)) return original
  const shape = shapeOf(schema)
  if (
    shape.optional &&
    (nothing(value) ||
      (original === undefined && shape.type === 'boolean' && value === (shape.fallback ?? false)))
  )
    return undefined
  if (shape.literal !== undefined) return shape.literal
  if (shape.type === 'variant') {
    const option = optionOf(shape, value)
    return option ? fromForm(option, value, original) : value
  }
  if (nothing(value) && shape.type === 'string') return ''
  if (nothing(value) && shape.type === 'number') return null
  if (typeof value === 'string') return textValue(shape, value)
  if (shape.item && Array.isArray(value)) return listValue(shape.item, value, original)
  if (shape.entries && isRecord(value)) return recordValue(shape.entries, value, original)
  return value ?? undefined
}
