import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messageBody } from '#data/messages/form-message.ts'
import { describeSource } from '#data/messages/source-line.ts'
import { decodeMessage } from '#tests/forms/decode-message.ts'

const site = 'https://www.example.com'
/** The line for a visitor who entered the site at `opened` and writes from `page`. */
const lineOf = (
  opened: string,
  referrer = '',
  page = '/contact',
  isPage = true,
) => {
  const address = new URL(opened, site)
  const entrance = isPage ? address.pathname : undefined
  return describeSource({ address: address.href, entrance, referrer, page })
}
/** The line for a visitor who entered at an address with a campaign parameter. */
const lineWithCampaign = (value: string, param = 'utm_campaign') => {
  const query = new URLSearchParams({ [param]: value })
  return lineOf(`/contact?${query}`)
}

describe('the line that says where an enquiry came from', () => {
  const wordsOfCell = (cell: string) => cell.trim().replaceAll('`', '')
  const guide = readFileSync('docs/going-live.md', 'utf8')
  const examples = guide
    .slice(guide.indexOf('| The visitor opened'))
    .split('\n')
    .filter((row) => row.startsWith('| `'))
    .map((row) => row.split('|').map(wordsOfCell))

  test('has examples in the guide', () =>
    expect(examples.length).toBeGreaterThan(5))

  test.each(examples)(
    "is as in the guide for a visitor who opened '%s%s', came from '%s' and wrote on '%s'",
    (_, entrance = '', referrer, page, line) =>
      expect(lineOf(entrance, referrer, page) ?? '').toBe(line),
  )

  test.each([
    ['the site itself', `${site}/about`, undefined],
    ['the site without www', 'https://example.com/', undefined],
    ['no address at all', 'nonsense', undefined],
    [
      'an address with account, port and path',
      'https://me:pw@a.test:8080/x?q=y',
      'a.test',
    ],
    ['an app', 'android-app://com.example.mail/', 'com.example.mail'],
  ])('names at most the host of the referrer: %s', (_, referrer, host) =>
    expect(lineOf('/contact', referrer)).toBe(host && `Source: ${host}`),
  )

  test('leaves out an address at which the site has no page', () =>
    expect(
      lineOf('/reset/asha@example.org', '', '/contact', false),
    ).toBeUndefined())

  test('names a campaign that consists of words and years', () => {
    for (const value of [
      'diwali-offer',
      'launch-2026',
      'q4_sale',
      'LinkedIn',
      'दिवाली-ऑफ़र',
      // Joiners change the shapes of letters, and an accent may be a separate character.
      'क्\u200dष',
      'शर्\u200cमा',
      'cafe\u0301',
    ])
      expect(lineWithCampaign(value)).toBe(`Source: campaign ${value}`)
  })

  test.each([
    ['a mail address', 'asha.sen@example.org'],
    ['a telephone number', '+91 98300 12233'],
    ['a telephone number in groups', '9830-0122-33'],
    ['an id', '3f2504e0-4f89-11d3-9a0c-0305e82c3301'],
    ['a token', 'eyJhbGciOiJIUzI1NiJ9'],
    ['a line break and a label', 'x\nEmail: forged'],
    ["the line's own words", 'a, page /x'],
    ['half an emoji', 'a\ud83dz'],
    ['an invisible letter', 'a\u3164b'],
    ['letters and digits in turn', 'a1bcd2e'],
    ['a number of nine digits', 'call-9830-01223'],
    ['broken encoding', '50%zz'],
    ['a text that is too long', 'x'.repeat(41)],
    ['a blank value', ' '],
  ])('leaves out %s, whichever parameter contains it', (_, value) => {
    for (const param of ['utm_source', 'utm_medium', 'utm_campaign'])
      expect(lineWithCampaign(value, param)).toBeUndefined()
  })

  test('names a campaign of several words', () =>
    expect(lineWithCampaign('Diwali offer')).toContain('Diwali offer'))

  test('has only visible characters and is not taken for an answer, whatever URLs contain', () => {
    const hostileText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.stringMatching(/^[\n\v\u0085\u2028\u202e:@%A-z0-9 ,]{0,60}$/),
    )
    const names = fc.constantFrom(
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'gclid',
    )
    const query = fc.dictionary(names, hostileText)
    const address = fc.oneof(
      hostileText,
      hostileText.map((text) => `https://a.test/${text}`),
    )
    fc.assert(
      fc.property(
        hostileText,
        query,
        address,
        hostileText,
        (path, query, referrer, page) => {
          const address = `${site}/${path}?${new URLSearchParams(query)}`
          const line = describeSource({
            address,
            entrance: undefined,
            referrer,
            page: `/${page}`,
          })
          if (line === undefined) return
          expect(line).toMatch(
            /^Source: (?:[\p{L}\p{M}\d .,/_-]|\u200c|\u200d)+$/u,
          )
          const message = messageBody(
            'HEADER',
            [['Name', 'Asha']],
            line,
            'Footer',
          )
          expect(decodeMessage(message)).toEqual({
            header: 'HEADER',
            fields: { Name: 'Asha' },
            footer: `${line}\nFooter`,
          })
        },
      ),
    )
  })
})
