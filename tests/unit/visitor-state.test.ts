// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { controlsIn, copyVisitorState } from '#client/islands/visitor-state.ts'

/** A part of a page as served, and the same part rendered again. */
function twice(markup: string) {
  document.body.innerHTML = `<div id="served">${markup}</div><div id="rendered">${markup}</div>`
  const [served, rendered] = ['served', 'rendered'].map(
    (id) => document.getElementById(id) as HTMLElement,
  ) as [HTMLElement, HTMLElement]
  const keep = () =>
    copyVisitorState(controlsIn(served), controlsIn(rendered), document.activeElement ?? undefined)
  return { served, rendered, keep }
}
const field = (root: HTMLElement, selector: string) =>
  root.querySelector(selector) as HTMLInputElement

test('a visitor keeps typed text, choices and open parts', () => {
  const { served, rendered, keep } = twice(
    `<input name="name"><textarea name="message"></textarea>
     <select name="service"><option value=""></option><option value="seo"></option></select>
     <input type="radio" name="size" value="small"><input type="radio" name="size" value="large">
     <details><summary>More</summary></details>`,
  )
  field(served, '[name=name]').value = 'Asha'
  field(served, 'textarea').value = 'Two lines\nof text'
  field(served, 'select').value = 'seo'
  field(served, '[value=large]').checked = true
  ;(served.querySelector('details') as HTMLDetailsElement).open = true
  keep()
  expect(field(rendered, '[name=name]').value).toBe('Asha')
  expect(field(rendered, 'textarea').value).toBe('Two lines\nof text')
  expect(field(rendered, 'select').value).toBe('seo')
  expect(field(rendered, '[value=large]').checked).toBe(true)
  expect((rendered.querySelector('details') as HTMLDetailsElement).open).toBe(true)
})

test('a visitor who is writing keeps the caret', () => {
  const { served, rendered, keep } = twice('<textarea name="message"></textarea>')
  const before = served.querySelector('textarea') as HTMLTextAreaElement
  before.value = 'Hello there'
  before.focus()
  before.setSelectionRange(5, 5)
  keep()
  const after = rendered.querySelector('textarea') as HTMLTextAreaElement
  expect(document.activeElement).toBe(after)
  expect(after.selectionStart).toBe(5)
})
