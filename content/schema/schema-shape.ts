import { type GenericSchema, getDescription, getMetadata } from 'valibot'
import type { TextMetadata } from './kinds.ts'

/** The way to a part of a value. */
export type Path = readonly (string | number)[]

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
  /** Default of an absent value. */
  fallback: unknown
  /** Limits of length or count. */
  min: number | undefined
  max: number | undefined
}

interface Inner extends Parts {
  wrapped?: Inner
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

/** Reads a shape from the public structure of a schema. */
function readShape(schema: GenericSchema): Shape {
  let inner = schema as unknown as Inner
  const optional = inner.type === 'optional'
  const fallback = optional ? inner.default : undefined
  while (inner.wrapped) inner = inner.wrapped
  const { shown }: TextMetadata = getMetadata(inner as unknown as GenericSchema)
  if (shown) inner = shown as unknown as Inner
  // A pipe may start with another pipe.
  const actions = (inner.pipe ?? []).flatMap((each) => each.pipe ?? [each])
  const limit = (...names: string[]) =>
    actions.find(
      ({ type, requirement }) =>
        names.includes(type) && typeof requirement === 'number',
    )?.requirement as number | undefined
  return {
    ...inner,
    optional,
    fallback,
    description: getDescription(inner as unknown as GenericSchema),
    min: limit('min_length', 'length'),
    max: limit('max_length', 'length'),
  }
}

/** The variant's option that a value selects; undefined if none matches. */
export function optionOf({ key = '', options = [] }: Parts, value: unknown) {
  const name: unknown = Object(value)[key]
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

/** The names that a schema knows for the parts of a value; undefined where all are allowed. */
export function namesOf(
  schema: GenericSchema,
  value: unknown,
): readonly string[] | undefined {
  const shape = shapeOf(schema)
  const option = shape.type === 'variant' ? optionOf(shape, value) : undefined
  const { type, entries } = option ? shapeOf(option) : shape
  return type === 'strict_object' && entries ? Object.keys(entries) : undefined
}
