import { describe, expect, test } from 'vitest'
import { notice, requiredNote, translations } from '#data/forms/all-forms.yaml'
import { email } from '#data/site.yaml'
import { decodeChat } from '#tests/forms/decode-message.ts'
import { allForms, servedForms } from '#tests/forms/form-pages.ts'
import { attributes, pageAt, texts, words } from './page-at.ts'

describe.each(servedForms)('$name without script', (lead) => {
  const page = pageAt(lead.path)
  const form = page.querySelector(`form#${lead.id}`)

  test('sends its answers as a readable mail with a subject to the consultant', () => {
    const action = form?.getAttribute('action')
    const [address, subject] = action?.split('?subject=') ?? []
    expect(address).toBe(`mailto:${email}`)
    expect(subject).toMatch(/^[^+ ]+$/)
    expect(form?.getAttribute('method')).toBe('post')
    expect(form?.getAttribute('enctype')).toBe('text/plain')
  })

  test('is checked by the browser', () => {
    expect(form?.hasAttribute('novalidate')).toBe(false)
  })

  test('offers a chat beside its button, with the same subject', () => {
    const chats = attributes(form, 'a[href^="https://wa.me/"]', 'href')
    const texts = chats.map((href) => decodeChat(href ?? '').text)
    expect(texts).toEqual([lead.message.subject])
  })

  test('says what the mark of a field means', () => {
    expect(words(form)).toContain(requiredNote)
  })

  test('shows no preview, which needs its script', () => {
    const looks = attributes(form, 'details', 'class')
    expect(looks).toEqual(['needs-script'])
  })

  test('has a button that says what it does, what it is doing and what becomes of the text', () => {
    const button = form?.querySelector('button[type=submit]')
    expect(words(button)).toBe(lead.button)
    expect(button?.getAttribute('data-busy')).toBe(lead.submitting)
    expect(button?.getAttribute('aria-describedby')).toBe(`${lead.id}-notice`)
  })

  describe.each(lead.fields)('asks for $name', (field) => {
    const control = form?.querySelector(`[name="${field.name}"]`)
    const label = form?.querySelector(`label[for="${control?.id}"]`)
    const isTyped = ['email', 'tel', 'url'].includes(field.type)
    const fromType = isTyped ? field.type : null

    test('by its label and hint', () => {
      const id = control?.getAttribute('aria-describedby')
      const hint = form?.querySelector(`#${id}`)
      expect(words(label)).toContain(field.label)
      expect(words(hint)).toBe(field.hint ?? '')
    })

    test('and says whether it is required', () => {
      // Screen readers read 'required' from the field.
      const marks = texts(label?.parentElement, 'span[aria-hidden=true]')
      expect(marks.includes('*')).toBe(field.required)
      expect(control?.hasAttribute('required')).toBe(field.required)
    })

    test('so that a phone shows the right keys and a browser fills it in', () => {
      expect(control?.getAttribute('autocomplete')).toBe(
        field.autoComplete ?? fromType,
      )
      expect(control?.getAttribute('inputmode')).toBe(fromType)
      // The keyboard's key sends the form on one phone and goes on on another, and says so itself.
      expect(control?.hasAttribute('enterkeyhint')).toBe(false)
    })

    test('by a field of its kind and size, with its options', () => {
      // A browser's own check of addresses would refuse 'example.com' and 'none'.
      const type = field.type === 'url' ? 'text' : field.type
      if (control?.localName === 'input')
        expect(control.getAttribute('type')).toBe(type)
      if (field.rows)
        expect(control?.getAttribute('rows')).toBe(String(field.rows))
      const options = field.options?.map(({ value }) => value) ?? []
      const offered = attributes(control, 'option', 'value')
      if (field.options) expect(offered).toEqual(['', ...options])
    })
  })
})

test.each(allForms)(
  '$name says beside its button what becomes of the text',
  ({ path, id }) => {
    // Two forms offer the text for another way of sending (requirements §4.5 to §4.9).
    const sentence = ['contact', 'application'].includes(id) ? 'offer' : 'chat'
    const place = pageAt(path).querySelector('[data-slot=notice]')
    const said = place?.querySelector(`#${id}-notice`)
    const links = attributes(place, 'a', 'href')
    expect(words(said)).toContain(notice[sentence])
    expect(place?.querySelector(`#${id}-notice noscript`)).not.toBeNull()
    expect(links).toEqual([notice.more.href])
  },
)

test('the notices lead to the paragraph of the privacy policy, in each language', () => {
  const [path = '', id = ''] = notice.more.href.split('#')
  const main = pageAt(path)
  const paragraph = main.querySelector(`#${id}`)
  expect(words(paragraph)).toMatch(/WhatsApp.*JavaScript/)
  expect(words(main)).toContain('one line about how you came here')
  for (const { lang } of translations) {
    const translated = main.querySelector(`p[lang=${lang}]`)
    expect(words(translated)).toMatch(/WhatsApp.*JavaScript/)
  }
})
