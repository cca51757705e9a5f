import { expect, test } from 'vitest'
import { notice, translations } from '#data/forms/all-forms.yaml'
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
  'a visitor reads beside the button of $id what becomes of the text, also without script',
  ({ path, id, sentence }) => {
    const place = pageAt(path).querySelector('[data-slot=notice]')
    expect(words(place?.querySelector(`#${id}-notice`))).toContain(notice[sentence])
    expect(place?.querySelector(`#${id}-notice noscript`)).not.toBeNull()
    expect(attributes(place, 'a', 'href')).toEqual([notice.more.href])
  },
)

test('the notices lead to the paragraph of the privacy policy, in each language', () => {
  const [path = '', id = ''] = notice.more.href.split('#')
  const main = pageAt(path)
  expect(words(main.querySelector(`#${id}`))).toMatch(/WhatsApp.*JavaScript/)
  expect(words(main)).toContain('one line about how you came here')
  for (const { lang } of translations)
    expect(words(main.querySelector(`p[lang=${lang}]`))).toMatch(/WhatsApp.*JavaScript/)
})
