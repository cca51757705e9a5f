import { type GenericSchema, getDescription, getMetadata } from 'valibot'
import type { TextMetadata } from './kinds.ts'

/** The way to a part of a value. */
export type Path = readonly (string | number)[]

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A part of a value; undefined where there is none. */
export const partAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (whole, key) =>
      typeof whole === 'object'
        ? whole?.[key as keyof typeof whole]
        : undefined,
    value,
  )

/** The parts of a valibot schema that a form and a template read. */
interface Parts {
  type: string
  entries?: Readonly<Record<string, GenericSchema>> | undefined
  item?: GenericSchema | undefined
  options?: readonly unknown[] | undefined
  /** Schemas of a tuple's entries. */
  items?: readonly GenericSchema[] | undefined
  /** Discriminator key of a variant's options. */
  key?: string | undefined
  literal?: unknown
}

/** A schema, unwrapped from pipes and options. */
export interface Shape extends Parts {
  optional: boolean
  /** The field's `v.description()`. */
  description: string | undefined
  /** What is known of a text. */
  metadata: TextMetadata
  /** Whether its prices are parts of it. */
  hasParts: boolean
  /** Default of an absent value. */
  fallback: unknown
  /** Limits of length or count. */
  min: number | undefined
  max: number | undefined
}

interface Inner extends Parts {
  wrapped?: GenericSchema
  requirement?: unknown
  default?: unknown
  pipe?: readonly Inner[]
}

const shapes = new WeakMap<GenericSchema, Shape>()

/** The shape of a valibot schema. */
export function shapeOf(schema: GenericSchema): Shape {
  const shape = shapes.get(schema) ?? readShape(schema)
  shapes.set(schema, shape)
  return shape
}

/** A schema without what makes it optional. */
function unwrapped(schema: GenericSchema): GenericSchema {
  const { wrapped }: Inner = schema
  return wrapped ? unwrapped(wrapped) : schema
}

/** Reads a shape from the public structure of a schema. */
function readShape(schema: GenericSchema): Shape {
  const { shown }: TextMetadata = getMetadata(unwrapped(schema))
  const inner: GenericSchema & Inner = shown ?? unwrapped(schema)
  // A pipe may start with another pipe.
  const actions = (inner.pipe ?? []).flatMap((each) => each.pipe ?? [each])
  const limit = (...names: string[]) =>
    actions.find(
      ({ type, requirement }) =>
        names.includes(type) && typeof requirement === 'number',
    )?.requirement as number | undefined
  const optional = schema.type === 'optional'
  const { default: fallback }: Inner = schema
  return {
    ...inner,
    optional,
    fallback: optional ? fallback : undefined,
    description: getDescription(inner),
    metadata: getMetadata(inner),
    hasParts: shown !== undefined,
    min: limit('min_length', 'length'),
    max: limit('max_length', 'length'),
  }
}

/** The variant's option that a value selects; undefined if none matches. */
export function optionOf({ key = '', options = [] }: Parts, value: unknown) {
  const name = partAt(value, [key])
  return (options as GenericSchema[]).find((option) => {
    const entry = shapeOf(option).entries?.[key]
    return entry && shapeOf(entry).literal === name
  })
}

/** The schema of a value's part by its key; undefined where the schema knows none. */
export function partOf(
  schema: GenericSchema,
  value: unknown,
  key: string | number,
) {
  const shape = shapeOf(schema)
  if (shape.type === 'variant') {
    const option = optionOf(shape, value)
    return option && shapeOf(option).entries?.[key]
  }
  return typeof key === 'number'
    ? (shape.item ?? shape.items?.[key])
    : shape.entries?.[key]
}
