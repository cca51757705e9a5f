// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { controlsIn, copyVisitorState } from '#client/islands/visitor-state.ts'

/** Radio buttons of one group, of which one may be checked. */
function choices(checked?: string) {
  const form = document.createElement('form')
  for (const value of ['INR', 'USD', 'EUR']) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'radio', name: 'currency', value })
    input.checked = value === checked
    form.append(input)
  }
  return form
}

const chosen = (form: HTMLFormElement) => new FormData(form).get('currency')

test.each([
  ['what a visitor chose', 'USD'],
  ['no choice of its own', null],
])('a form that is rendered again has %s', (_, choice) => {
  const after = choices()
  copyVisitorState(controlsIn(choices(choice ?? undefined)), controlsIn(after))
  expect(chosen(after)).toBe(choice)
})
