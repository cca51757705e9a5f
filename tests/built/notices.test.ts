import { expect, test } from 'vitest'
import { notice, offeredTranslations, policy } from '../../data/forms/notices.ts'
import { attributes, pageAt, words } from './page-at.ts'

/** What each form does with its text (requirements §4.5 to §4.9). */
const forms = [
  { path: '/', id: 'home-contact', sentence: 'chat' },
  { path: '/contact', id: 'contact', sentence: 'offer' },
  { path: '/service-request', id: 'service-request', sentence: 'chat' },
  { path: '/consultation', id: 'consultation', sentence: 'chat' },
  { path: '/ai-mastery-course', id: 'application', sentence: 'offer' },
] as const

test.each(forms)(
  'a visitor reads beside the button of $id what becomes of the text, in each language',
  ({ path, id, sentence }) => {
    const place = pageAt(path).querySelector('[data-slot=notice]')
    expect(words(place?.querySelector(`#${id}-notice`))).toContain(notice[sentence])
    expect(new Set(attributes(place, 'a', 'href'))).toEqual(new Set([policy.href]))
    const translated = place?.querySelector('details[translate=no]:not([open])')
    for (const text of offeredTranslations) {
      const { lang, label } = text
      expect(words(translated?.querySelector(`summary [lang=${lang}]`))).toBe(label)
      expect(words(translated?.querySelector(`p[lang=${lang}]`))).toContain(text[sentence])
    }
  },
)

test('the link of the notices leads to the paragraph of the privacy policy on forms', () => {
  const [path = '', id = ''] = policy.href.split('#')
  expect(words(pageAt(path).querySelector(`#${id}`))).toMatch(/WhatsApp.*JavaScript/)
})
