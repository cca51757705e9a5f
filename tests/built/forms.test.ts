import { describe, expect, test } from 'vitest'
import { servedForms } from '#tests/forms/form-pages.ts'
import { all, attributes, pageAt, words } from './page-at.ts'

describe.each(servedForms)('$name without script', (lead) => {
  const form = pageAt(lead.path).querySelector(`form#${lead.id}`)

  test('sends a mail, with a chat link beside it', () => {
    expect(form?.getAttribute('action')).toMatch(/^mailto:[^?]+@[^?]+\?subject=[^+ ]+$/)
    expect(form?.getAttribute('method')).toBe('post')
    expect(form?.getAttribute('enctype')).toBe('text/plain')
    expect(form?.hasAttribute('novalidate')).toBe(false)
    expect(words(form?.querySelector('button[type=submit]'))).toBe(lead.button)
    expect(attributes(form, 'a[href^="https://wa.me/"]', 'href')).toHaveLength(1)
  })

  test.each(lead.fields)('asks for $name as a phone and a browser know it', (field) => {
    const control = form?.querySelector(`[name="${field.name}"]`)
    const isTyped = ['email', 'tel', 'url'].includes(field.type)
    const fromType = isTyped ? field.type : null
    expect(words(form?.querySelector(`label[for="${control?.id}"]`))).toContain(field.label)
    expect(control?.hasAttribute('required')).toBe(field.required)
    expect(control?.getAttribute('autocomplete')).toBe(field.autoComplete ?? fromType)
    expect(control?.getAttribute('inputmode')).toBe(fromType)
    if (isTyped) expect(control?.getAttribute('enterkeyhint')).toBe('next')
    if (field.rows) expect(control?.getAttribute('rows')).toBe(String(field.rows))
    if (control?.localName === 'input') expect(control.getAttribute('type')).toBe(field.type)
    if (field.options)
      expect(all(control, 'option').map((option) => option.getAttribute('value'))).toEqual([
        '',
        ...field.options.map(({ value }) => value),
      ])
  })
})
