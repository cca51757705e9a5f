import { describe, expect, test } from 'vitest'
import { servedForms } from '#tests/forms/form-pages.ts'
import { all, attributes, pageAt, texts, words } from './page-at.ts'

describe.each(servedForms)('$name without script', (lead) => {
  const form = pageAt(lead.path).querySelector(`form#${lead.id}`)

  test('sends a mail, with a chat link beside it', () => {
    expect(form?.getAttribute('action')).toMatch(/^mailto:[^?]+@[^?]+\?subject=[^+ ]+$/)
    expect(form?.getAttribute('method')).toBe('post')
    expect(form?.getAttribute('enctype')).toBe('text/plain')
    expect(form?.hasAttribute('novalidate')).toBe(false)
    const button = form?.querySelector('button[type=submit]')
    expect(words(button)).toBe(lead.button)
    expect(button?.getAttribute('data-busy')).toBe(lead.submitting)
    expect(button?.getAttribute('aria-describedby')).toBe(`${lead.id}-notice`)
    expect(words(form?.querySelector(`#${lead.id}-notice`))).not.toBe('')
    expect(attributes(form, 'a[href^="https://wa.me/"]', 'href')).toHaveLength(1)
  })

  test.each(lead.fields)('lets a phone and a browser fill in $name', (field) => {
    const control = form?.querySelector(`[name="${field.name}"]`)
    const isTyped = ['email', 'tel', 'url'].includes(field.type)
    const fromType = isTyped ? field.type : null
    const label = form?.querySelector(`label[for="${control?.id}"]`)
    expect(words(label)).toContain(field.label)
    // Screen readers read 'required' from the field.
    expect(texts(label?.parentElement, 'span[aria-hidden=true]').includes('*')).toBe(field.required)
    expect(control?.hasAttribute('required')).toBe(field.required)
    expect(control?.getAttribute('autocomplete')).toBe(field.autoComplete ?? fromType)
    expect(control?.getAttribute('inputmode')).toBe(fromType)
    // The keyboard's key sends the form on one phone and goes on on another, and says so by itself.
    expect(control?.hasAttribute('enterkeyhint')).toBe(false)
    if (field.rows) expect(control?.getAttribute('rows')).toBe(String(field.rows))
    if (control?.localName === 'input') expect(control.getAttribute('type')).toBe(field.type)
    if (field.options)
      expect(all(control, 'option').map((option) => option.getAttribute('value'))).toEqual([
        '',
        ...field.options.map(({ value }) => value),
      ])
  })
})
