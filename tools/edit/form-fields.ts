import type { Field } from '@sveltia/cms'
import { type GenericSchema, is } from 'valibot'
import { type Shape, shapeOf } from '#content/schemas.ts'
import { labelOfKey } from '#tools/file-names.ts'
import { fieldName } from './form-values.ts'

/** Number of characters above which a text gets a field of several lines. */
const MAX_LINE_LENGTH = 120

/**
 * Types of values that are edited in a text field. Numbers are among them, since the editor's
 * number field turns 8,499 into 499.
 */
const textTypes = ['string', 'number', 'union', 'strict_tuple']

/** Keys whose value may label a collapsed entry of a list, in order of precedence. */
const titleKeys = ['title', 'name', 'question', 'text', 'label', 'says', 'from']

/** The values of fields that are left empty. */
const emptyValues = [undefined, '', [], false]

/** Fields of a form: one for each key of a schema, with the schema's description as its hint. */
export const fieldsOf = (schema: GenericSchema): Field[] =>
  Object.entries(shapeOf(schema).entries ?? {}).map(([key, inner]) =>
    formField(key, inner),
  )

/** The editor's field for a key of a schema. */
function formField(key: string, schema: GenericSchema): Field {
  const shape = shapeOf(schema)
  const label = labelOfKey(key)
  const mayBeEmpty = emptyValues.some((empty) => is(schema, empty))
  // Hints are rendered as Markdown, so marks such as ~~deleted~~ are escaped.
  const hint = shape.description?.replaceAll(/[~*_]/g, '\\$&')
  return {
    name: fieldName(key),
    label,
    ...(shape.type !== 'literal' && { required: !mayBeEmpty }),
    ...(hint && { hint }),
    ...widgetSettingsOf(schema, shape, label),
  }
}

/** The widget of a field and its settings, which depend on the type of the field's value. */
function widgetSettingsOf(
  schema: GenericSchema,
  shape: Shape,
  label: string,
): Field {
  switch (shape.type) {
    case 'boolean':
      return { widget: 'boolean', default: shape.defaultValue ?? false }
    case 'literal':
      return { widget: 'hidden', default: shape.literal }
    case 'picklist':
      return { widget: 'select', options: shape.options }
    case 'array':
      return listField(shape, label)
    case 'variant':
      return { widget: 'object', typeKey: shape.key, types: typesOf(shape) }
    default:
      if (shape.entries) return { widget: 'object', fields: fieldsOf(schema) }
      if (!textTypes.includes(shape.type))
        throw new Error(`${label}: no field shows a ${shape.type}`)
      return {
        widget: (shape.max ?? 0) > MAX_LINE_LENGTH ? 'text' : 'string',
      }
  }
}

/** The editor's types for the options of a variant schema, each with its fields. */
const typesOf = ({ options = [], key = '' }: Shape): Field[] =>
  (options as GenericSchema[]).map((option) => {
    const kindSchema = shapeOf(option).entries?.[key]
    const name = String(kindSchema && shapeOf(kindSchema).literal)
    const fields = fieldsOf(option).filter((field) => field.name !== key)
    return { name, label: labelOfKey(name), fields }
  })

/** The properties of a field for a list. */
function listField({ item, min, max }: Shape, label: string): Field {
  if (!item) throw new Error(`${label} is a list without a type of its entries`)
  const listSettings = {
    widget: 'list',
    // The label of the editor's button is 'Add' and this text.
    label_singular: `entry of ${label}`,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  }
  const { entries } = shapeOf(item)
  if (!entries)
    return {
      ...listSettings,
      field: { ...formField('item', item), label: 'Entry', hint: '' },
    }
  const titleKey = titleKeys.find((name) => name in entries)
  const summary = titleKey && { summary: `{{${titleKey}}}` }
  return {
    ...listSettings,
    collapsed: true,
    fields: fieldsOf(item),
    ...summary,
  }
}
