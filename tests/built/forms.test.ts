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

  test('is validated by the browser', () => {
    expect(form?.hasAttribute('novalidate')).toBe(false)
  })

  test('offers a chat whose message is the subject of the mail', () => {
    const chats = attributes(form, 'a[href^="https://wa.me/"]', 'href')
    const messages = chats.map((href) => decodeChat(href ?? '').text)
    expect(messages).toEqual([lead.message.subject])
  })

  test('explains the asterisk of a required field', () => {
    expect(words(form)).toContain(requiredNote)
  })

  test('hides the preview of its message, which needs a script', () => {
    const classes = attributes(form, 'details', 'class')
    expect(classes).toEqual(['needs-script'])
  })

  test('excludes the preview from translation, since the message is sent as typed', () => {
    expect(attributes(form, 'details pre', 'translate')).toEqual(['no'])
  })

  test('has a submit button with a description, a label, and another label while sending', () => {
    const button = form?.querySelector('button[type=submit]')
    expect(words(button)).toBe(lead.button)
    expect(button?.getAttribute('data-busy')).toBe(lead.submitting)
    expect(button?.getAttribute('aria-describedby')).toBe(`${lead.id}-notice`)
  })

  describe.each(lead.fields)('asks for $name', (field) => {
    const control = form?.querySelector(`[name="${field.name}"]`)
    const label = form?.querySelector(`label[for="${control?.id}"]`)
    const hasOwnKeyboard = ['email', 'tel', 'url'].includes(field.type)
    const keyboard = hasOwnKeyboard ? field.type : null

    test('with its label and its hint', () => {
      const id = control?.getAttribute('aria-describedby')
      const hint = form?.querySelector(`#${id}`)
      expect(words(label)).toContain(field.label)
      expect(words(hint)).toBe(field.hint ?? '')
    })

    test('with an asterisk and the attribute `required` only if the field is required', () => {
      // Screen readers skip the asterisk and read 'required' from the field.
      const marks = texts(label?.parentElement, 'span[aria-hidden=true]')
      expect(marks.includes('*')).toBe(field.required)
      expect(control?.hasAttribute('required')).toBe(field.required)
    })

    test('with hints for the keyboard of a phone and the autofill of a browser', () => {
      expect(control?.getAttribute('autocomplete')).toBe(
        field.autoComplete ?? keyboard,
      )
      expect(control?.getAttribute('inputmode')).toBe(keyboard)
      // Phones label the Enter key themselves: some send the form, others go to the next field.
      expect(control?.hasAttribute('enterkeyhint')).toBe(false)
    })

    test('without a maximum length, since a browser would cut off longer pasted text', () => {
      expect(control?.hasAttribute('maxlength')).toBe(false)
      expect(control?.hasAttribute('minlength')).toBe(false)
    })

    test('with a field of its type and size, and with its options', () => {
      // The browser's own validation of URLs would refuse 'example.com' and 'none'.
      const type = field.type === 'url' ? 'text' : field.type
      const isInput = !['textarea', 'select'].includes(type)
      expect(control?.localName).toBe(isInput ? 'input' : type)
      if (isInput) expect(control?.getAttribute('type')).toBe(type)
      if (field.rows)
        expect(control?.getAttribute('rows')).toBe(String(field.rows))
      const options = field.options?.map(({ value }) => value) ?? []
      const offered = attributes(control, 'option', 'value')
      if (field.options) expect(offered).toEqual(['', ...options])
    })
  })
})

test.each(allForms)(
  '$name says next to its button what happens to the text',
  ({ path, id }) => {
    // These two forms offer the text by chat and mail instead of opening a chat at once.
    const sentence = ['contact', 'application'].includes(id) ? 'offer' : 'chat'
    const place = pageAt(path).querySelector('[data-slot=notice]')
    const text = place?.querySelector(`#${id}-notice`)
    const links = attributes(place, 'a', 'href')
    expect(words(text)).toContain(notice[sentence])
    expect(place?.querySelector(`#${id}-notice noscript`)).not.toBeNull()
    expect(links).toEqual([notice.more.href])
  },
)

test('the notices of forms link to a translated paragraph of the privacy policy', () => {
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
