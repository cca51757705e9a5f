import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContent } from '#content/content-file.ts'
import type { ContentFile } from '#content/schema/content-files.ts'
import type { FormField } from '#data/form-field.ts'

type Controls = Record<string, { options?: string[] }>

const forms: Record<string, Controls> = parse(
  readFileSync('tests/unit/form-controls.yaml', 'utf8'),
)

/** The properties of a field that contain texts. */
const textKeys = ['label', 'hint', 'error', 'placeholder', 'options']

/**
 * The name of each field of a form and its properties other than texts. If `expected` has options
 * for a field, the values of the field's options are included.
 */
function controlsOf(form: string, expected: Controls) {
  const file = `data/forms/${form}.yaml` as ContentFile
  const { fields } = readContent(file) as unknown as { fields: FormField[] }
  return fields.map(({ name, ...field }) => {
    const parts = Object.entries(field)
    const control = parts.filter(([part]) => !textKeys.includes(part))
    const values = field.options?.map(({ value }) => value)
    const options = expected[name]?.options && { options: values }
    return [name, { ...Object.fromEntries(control), ...options }]
  })
}

test.each(Object.entries(forms))(
  'the %s has the fields and options that the requirements list, in the same order',
  (form, fields) => {
    expect(controlsOf(form, fields)).toEqual(Object.entries(fields))
  },
)

test('each option of the service request has the value and label that are in its YAML file', () => {
  const { fields } = readContent('data/forms/service-request-form.yaml')
  const written = parse(
    readFileSync('data/forms/service-request-form.yaml', 'utf8'),
  )
  for (const { name, options } of fields)
    if (options)
      expect(options).toEqual(
        Object.entries(written.fields[name].options).map(([value, label]) => {
          return { value, label }
        }),
      )
})
