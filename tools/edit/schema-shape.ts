import { type GenericSchema, getDescription } from 'valibot'

/** What a form needs to know of a schema, unwrapped from pipes and options. */
export interface Shape {
  type: string
  optional: boolean
  /** The field's `v.description()`. */
  description?: string
  /** Default of an absent value. */
  fallback?: unknown
  entries?: Readonly<Record<string, GenericSchema>>
  item?: GenericSchema
  items?: readonly GenericSchema[]
  options?: readonly unknown[]
  /** Discriminator key of a variant's options. */
  key?: string
  literal?: unknown
  /** Limits of length, number or count. */
  min?: number
  max?: number
  isInteger: boolean
}

interface Inner {
  type: string
  wrapped?: Inner
  requirement?: unknown
  default?: unknown
  pipe?: readonly Inner[]
  entries?: Record<string, GenericSchema>
  item?: GenericSchema
  items?: readonly GenericSchema[]
  options?: readonly unknown[]
  key?: string
  literal?: unknown
}

const minimums = new Set(['min_length', 'min_value', 'length'])
const maximums = new Set(['max_length', 'max_value', 'length'])

/** Reads the shape of a valibot schema from its public structure. */
export function shapeOf(schema: GenericSchema): Shape {
  let inner = schema as unknown as Inner
  const optional = inner.type === 'optional'
  const fallback = optional ? inner.default : undefined
  while (inner.wrapped) inner = inner.wrapped
  // A pipe may start with another pipe.
  const actions = (inner.pipe ?? []).flatMap((each) => each.pipe ?? [each])
  const limit = (names: ReadonlySet<string>) =>
    actions.find(({ type, requirement }) => names.has(type) && typeof requirement === 'number')
      ?.requirement as number | undefined
  const [min, max] = [limit(minimums), limit(maximums)]
  const description = getDescription(inner as unknown as GenericSchema)
  const { type, entries, item, items, options, key, literal } = inner
  return {
    type,
    optional,
    isInteger: actions.some((action) => action.type === 'integer'),
    ...(description && { description }),
    ...(fallback !== undefined && { fallback }),
    ...(entries && { entries }),
    ...(item && { item }),
    ...(items && { items }),
    ...(options && { options }),
    ...(key && { key }),
    ...(literal !== undefined && { literal }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The variant's option that a value selects; undefined if none matches. */
export function optionOf(
  { key = '', options = [] }: Shape,
  value: unknown,
): GenericSchema | undefined {
  const name = isRecord(value) ? value[key] : undefined
  return (options as GenericSchema[]).find((option) => {
    const entry = shapeOf(option).entries?.[key]
    return entry && shapeOf(entry).literal === name
  })
}
