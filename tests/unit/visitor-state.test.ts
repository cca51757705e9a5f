// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { controlsIn, copyVisitorState } from '#client/islands/visitor-state.ts'

/** A form with a group of radio buttons; the one with the value `checked` is checked. */
function formWithChoice(checked?: string) {
  const form = document.createElement('form')
  for (const value of ['INR', 'USD', 'EUR']) {
    const input = document.createElement('input')
    input.type = 'radio'
    input.name = 'currency'
    input.value = value
    input.checked = value === checked
    form.append(input)
  }
  return form
}

/** The currency that a form would send, or null if none is chosen. */
const chosenCurrency = (form: HTMLFormElement) =>
  new FormData(form).get('currency')

test.each([
  ['the option that a visitor chose', 'USD'],
  ['no choice if the visitor made none', null],
])('a form that is rendered again has %s', (_, choice) => {
  const before = formWithChoice(choice ?? undefined)
  const after = formWithChoice()
  copyVisitorState(controlsIn(before), controlsIn(after))
  expect(chosenCurrency(after)).toBe(choice)
})

describe('a form that is rendered again', () => {
  const fields = `<input name="name"><input name="name"><textarea name="text"></textarea>
    <select name="service"><option value=""></option><option value="seo"></option></select>
    <input type="checkbox" name="terms"><details><summary>See</summary></details>`
  let before: HTMLElement
  let after: HTMLElement
  const copy = (focused?: Element | null) =>
    copyVisitorState(controlsIn(before), controlsIn(after), focused)
  const part = <Part extends HTMLElement>(root: ParentNode, selector: string) =>
    root.querySelector(selector) as Part

  beforeEach(() => {
    document.body.innerHTML = `<form>${fields}</form><form>${fields}</form>`
    const forms = [...document.querySelectorAll('form')]
    before = forms[0] as HTMLElement
    after = forms[1] as HTMLElement
  })

  test('has what was typed in each of its fields, even if two have the same name', () => {
    const values = ['Asha', 'Menon', 'Good morning', 'seo']
    const filled = 'input:not([type]), textarea, select'
    const controls = [...before.querySelectorAll<HTMLInputElement>(filled)]
    for (const [index, control] of controls.entries())
      control.value = values[index] ?? ''
    copy()
    const copied = [...after.querySelectorAll<HTMLInputElement>(filled)]
    const shown = copied.map(({ value }) => value)
    expect(shown).toEqual(values)
  })

  test('gets an input event for what was typed', () => {
    const heard = vi.fn()
    after.addEventListener('input', ({ target }) =>
      heard((target as HTMLInputElement).value),
    )
    part<HTMLTextAreaElement>(before, 'textarea').value = 'Good morning'
    copy()
    expect(heard.mock.calls).toEqual([['Good morning']])
  })

  test('keeps a checked box checked and open details open', () => {
    part<HTMLInputElement>(before, '[type=checkbox]').checked = true
    part<HTMLDetailsElement>(before, 'details').open = true
    copy()
    const box = part<HTMLInputElement>(after, '[type=checkbox]')
    expect(box.checked).toBe(true)
    const details = part<HTMLDetailsElement>(after, 'details')
    expect(details.open).toBe(true)
  })

  test.each(['input', 'textarea'])(
    'has the focus and the selection where the visitor left them in the %s',
    (selector) => {
      const field = part<HTMLInputElement>(before, selector)
      field.value = 'Good morning'
      field.focus()
      field.setSelectionRange(2, 5)
      copy(field)
      const copied = part<HTMLInputElement>(after, selector)
      expect(document.activeElement).toBe(copied)
      expect(copied.selectionStart).toBe(2)
      expect(copied.selectionEnd).toBe(5)
    },
  )

  test('does not take the focus if another element has the focus', () => {
    part(before, 'input').focus()
    copy()
    expect(document.activeElement).toBe(part(before, 'input'))
  })
})
