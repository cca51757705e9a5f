import { type GenericSchema, getDescription, getMetadata } from 'valibot'
import type { TextMetadata } from './kinds.ts'

/** Keys and indices that lead to a part of a value. */
export type Path = readonly (string | number)[]

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The part of a value at a path; undefined if there is none. */
export const partAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (whole, key) =>
      typeof whole === 'object'
        ? whole?.[key as keyof typeof whole]
        : undefined,
    value,
  )

/** The properties of a valibot schema that are used here. */
interface SchemaProperties {
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

/** The properties of a schema without the pipes and `v.optional()` around it. */
export interface Shape extends SchemaProperties {
  isOptional: boolean
  /** The schema's `v.description()`. */
  description: string | undefined
  /** The schema's `v.metadata()`. */
  metadata: TextMetadata
  /** Whether the schema's output is a text split at its prices. */
  isPricedText: boolean
  /** Default of an absent value. */
  defaultValue: unknown
  /** Limits of a text's length or a list's number of entries. */
  min: number | undefined
  max: number | undefined
}

/** Further properties of wrapper schemas, such as `v.optional()`, and of actions in a pipe. */
interface WrapperOrAction extends SchemaProperties {
  wrapped?: GenericSchema
  requirement?: unknown
  default?: unknown
  pipe?: readonly WrapperOrAction[]
}

const shapes = new WeakMap<GenericSchema, Shape>()

/** The shape of a valibot schema, read once. */
export function shapeOf(schema: GenericSchema): Shape {
  const shape = shapes.get(schema) ?? readShape(schema)
  shapes.set(schema, shape)
  return shape
}

/** The schema inside `v.optional()` and the like. */
function unwrappedSchema(schema: GenericSchema): GenericSchema {
  const { wrapped }: WrapperOrAction = schema
  return wrapped ? unwrappedSchema(wrapped) : schema
}

/** The items of a schema's pipe, including those of the pipes that are nested in it. */
const actionsOf = ({
  pipe = [],
}: WrapperOrAction): readonly WrapperOrAction[] =>
  pipe.flatMap((each) => (each.pipe ? actionsOf(each) : [each]))

/** Reads a shape from the public properties of a schema. */
function readShape(schema: GenericSchema): Shape {
  const { rupeesSchema }: TextMetadata = getMetadata(unwrappedSchema(schema))
  const innerSchema: GenericSchema & WrapperOrAction =
    rupeesSchema ?? unwrappedSchema(schema)
  const actions = actionsOf(innerSchema)
  const limit = (name: string) =>
    actions.find(({ type }) => type === name)?.requirement as number | undefined
  const isOptional = schema.type === 'optional'
  const { default: fallback }: WrapperOrAction = schema
  return {
    ...innerSchema,
    isOptional,
    defaultValue: isOptional ? fallback : undefined,
    description: getDescription(innerSchema),
    metadata: getMetadata(innerSchema),
    isPricedText: rupeesSchema !== undefined,
    min: limit('min_length'),
    max: limit('max_length'),
  }
}

/** The option of a variant for a value, chosen by its discriminator; undefined if none fits. */
export function optionOf(
  { key = '', options = [] }: SchemaProperties,
  value: unknown,
) {
  const name = partAt(value, [key])
  return (options as GenericSchema[]).find((option) => {
    const entry = shapeOf(option).entries?.[key]
    return entry && shapeOf(entry).literal === name
  })
}

/** The schema of the part `key` of a value; undefined if the schema has no such part. */
export function schemaOfPart(
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

/** The schema of the part of a value at a path; undefined if the schema has no such part. */
export function schemaAt(schema: GenericSchema, value: unknown, path: Path) {
  let partSchema: GenericSchema | undefined = schema
  let partValue = value
  for (const key of path) {
    if (!partSchema) return undefined
    partSchema = schemaOfPart(partSchema, partValue, key)
    partValue = partAt(partValue, [key])
  }
  return partSchema
}
