// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from '#components/forms/Field.tsx'
import { RadioField } from '#components/forms/RadioField.tsx'
import type { FormField } from '#data/form-field.ts'

/** What React Hook Form's `register` returns for a field; no test here uses it. */
const registration = {
  name: 'answer',
  onChange: async () => {},
  onBlur: async () => {},
  ref: () => {},
}

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Up to ₹5,000' },
]

/** An element with a required field and its hint, as the server renders it. */
const fieldOf = (type: FormField['type'], error?: string) => {
  const field: FormField = {
    name: 'answer',
    label: 'Answer',
    required: true,
    type,
    hint: 'In a word',
    options,
  }
  const place = document.createElement('div')
  const Part = type === 'radio' ? RadioField : Field
  place.innerHTML = renderToString(
    <Part
      id="answer"
      field={field}
      registration={registration}
      error={error}
    />,
  )
  return place
}

/** The texts that describe a control to a screen reader (aria-describedby). */
const descriptionsOf = (place: Element, control: Element | null) => {
  const ids = control?.getAttribute('aria-describedby')?.split(' ')
  const textOf = (id: string) => place.querySelector(`#${id}`)?.textContent
  return ids?.map(textOf)
}
/** The part of a field that a visitor fills in. */
const controlOf = (place: Element) =>
  place.querySelector('input, textarea, select')

test.each(['text', 'email', 'textarea', 'select'] as const)(
  'a screen reader names a field of type %s by its label',
  (type) => {
    const place = fieldOf(type)
    const label = place.querySelector('label')
    expect(label?.textContent).toBe('Answer')
    const target = label?.getAttribute('for')
    expect(controlOf(place)?.id).toBe(target)
  },
)

test.each(['text', 'textarea', 'select'] as const)(
  'a screen reader reads the hint and any error of a field of type %s',
  (type) => {
    const right = fieldOf(type)
    const wrong = fieldOf(type, 'Required')
    const asRight = descriptionsOf(right, controlOf(right))
    const asWrong = descriptionsOf(wrong, controlOf(wrong))
    expect(asRight).toEqual(['In a word'])
    expect(asWrong).toEqual(['In a word', 'Required'])
  },
)

test.each(['text', 'textarea', 'select', 'radio'] as const)(
  'a field of type %s has aria-invalid only if it has an error',
  (type) => {
    const invalid = '[aria-invalid="true"]'
    const right = fieldOf(type)
    const wrong = fieldOf(type, 'Required')
    expect(right.querySelector(invalid)).toBeNull()
    expect(wrong.querySelector(invalid)).not.toBeNull()
  },
)

test.each(['text', 'textarea', 'select', 'radio'] as const)(
  'a field of type %s has a red label and a red error text only after a wrong answer',
  (type) => {
    const label = 'label.text-danger, legend > .text-danger:not([aria-hidden])'
    const right = fieldOf(type)
    const wrong = fieldOf(type, 'Invalid input')
    expect(right.querySelector(`${label}, p.text-danger`)).toBeNull()
    expect(wrong.querySelector(label)?.textContent).toBe('Answer')
    const [error] = wrong.querySelectorAll('p.text-danger')
    expect(error?.textContent).toBe('Invalid input')
    const position = controlOf(wrong)?.compareDocumentPosition(error as Node)
    expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
)

test('a screen reader names a group of choices by its legend', () => {
  const place = fieldOf('radio', 'Required')
  const group = place.querySelector('fieldset')
  const id = group?.getAttribute('aria-labelledby')
  const name = place.querySelector(`#${id}`)
  expect(name?.textContent).toContain('Answer')
})

test('a screen reader reads the hint and any error of a group of choices', () => {
  const right = fieldOf('radio')
  const wrong = fieldOf('radio', 'Required')
  const groupOf = (place: Element) => place.querySelector('fieldset')
  expect(descriptionsOf(right, groupOf(right))).toEqual(['In a word'])
  expect(descriptionsOf(wrong, groupOf(wrong))).toEqual([
    'In a word',
    'Required',
  ])
})

test('each choice has a label that can be pressed and is at least 44 px high', () => {
  const place = fieldOf('radio')
  const labels = [...place.querySelectorAll('label')]
  const chosen = labels.map(({ htmlFor }) =>
    place.querySelector(`#${htmlFor}`)?.getAttribute('value'),
  )
  expect(chosen).toEqual(['one', 'two'])
  // The class min-h-11 means 44 px (WCAG 2.5.5).
  expect(place.querySelectorAll('label.min-h-11')).toHaveLength(2)
})

test.each(['select', 'radio'] as const)(
  'only a choice with an amount is excluded from translation (type: %s)',
  (type) => {
    const untranslated = fieldOf(type).querySelectorAll('[translate=no]')
    const amounts = [...untranslated].map(({ textContent }) => textContent)
    expect(amounts).toEqual(['Up to ₹5,000'])
  },
)
