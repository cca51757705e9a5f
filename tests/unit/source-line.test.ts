import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { graphemes } from '../../data/graphemes.ts'
import { chatLimit, chatLink, mailLimit, mailLink, shortenedNote } from '../../data/links.ts'
import { messageLines } from '../../data/messages/lines.ts'
import { describeSource, valueLimit } from '../../data/messages/source-line.ts'
import { decodeChat, decodeMail, decodeMessage } from '../../tools/forms/decode-message.ts'

const site = 'https://www.example.com'
const lineOf = (entrance: string, referrer = '', page = '/contact') =>
  describeSource({ address: site + entrance, referrer, page })
const withCampaign = (value: string, param = 'utm_campaign') =>
  lineOf(`/contact?${new URLSearchParams({ [param]: value })}`)
/** The campaign's value in the line. */
const shown = (line: string | undefined) =>
  /^Found by campaign (.*); came in and written on \/contact$/.exec(line ?? '')?.[1]

describe('the line that says where an enquiry came from', () => {
  const guide = readFileSync('docs/campaigns.md', 'utf8')
  const examples = guide
    .slice(guide.indexOf('| The visitor opened'))
    .split('\n')
    .filter((row) => row.startsWith('| `'))
    .map((row) => row.split('|').map((cell) => cell.trim().replaceAll('`', '')))

  test('the guide has examples', () => expect(examples.length).toBeGreaterThan(5))

  test.each(examples)(
    '%s%s from %s, written on %s, is as the guide says',
    (_, entrance = '', referrer, page, line) =>
      expect(lineOf(entrance, referrer, page) ?? '').toBe(line),
  )

  test.each([
    ['gclid', 'Google Ads'],
    ['gbraid', 'Google Ads'],
    ['wbraid', 'Google Ads'],
    ['fbclid', 'Facebook or Instagram'],
    ['msclkid', 'Microsoft Ads'],
    ['ttclid', 'TikTok'],
    ['li_fat_id', 'LinkedIn'],
    ['twclid', 'X'],
  ])('%s names %s and not the id', (param, network) =>
    expect(withCampaign('Secret-1', param)).toBe(
      `Found by ${network}; came in and written on /contact`,
    ),
  )

  test('an ad with two ids of one network names it once', () =>
    expect(lineOf('/contact?gclid=1&gbraid=2')).toBe(
      'Found by Google Ads; came in and written on /contact',
    ))

  test.each([
    ['the site itself', `${site}/about`, undefined],
    ['the site without www', 'https://example.com/', undefined],
    ['no address at all', 'nonsense', undefined],
    ['an address with account, port and path', 'https://me:pw@a.test:8080/x?q=y', 'a.test'],
    ['an app', 'android-app://com.example.mail/', 'com.example.mail'],
  ])('a visitor from %s is attributed to a host or to none', (_, referrer, host) =>
    expect(lineOf('/contact', referrer)).toBe(
      host && `Found by ${host}; came in and written on /contact`,
    ),
  )

  test('a slash that a host adds does not make another page', () =>
    expect(lineOf('/contact/')).toBeUndefined())

  test('paths are readable, also with broken encoding', () => {
    expect(lineOf('/%E0%A4%95%E0%A5%8B%E0%A4%B0%E0%A5%8D%E0%A4%B8')).toBe(
      'Came in on /कोर्स, written on /contact',
    )
    expect(lineOf('/a%E0%A4%A')).toBe('Came in on /a, written on /contact')
    expect(lineOf('/x%0AEmail:%20me')).toBe('Came in on /x Email me, written on /contact')
  })

  test.each([
    ['a line break and a label', 'x\nEmail: forged@example.com', 'x Email forged@example.com'],
    ['a wide colon', 'Email： x', 'Email x'],
    [
      "the line's own words",
      'a (b); came in on /x, written on /y',
      'a b came in on /x written on /y',
    ],
    ['half an emoji', 'a\ud83dz', 'az'],
    ['bidi controls', 'a\u202ebc\u2066d\u200f', 'abcd'],
    ['broken encoding', '50%zz %E0%A4%A 1%', '50zz 1'],
    ['marks without a letter', '\u0301\u200d x', 'x'],
  ])('%s is harmless', (_, value, expected) => expect(shown(withCampaign(value))).toBe(expected))

  test('an invisible value makes no line', () =>
    expect(withCampaign('\u200b \u202e\n%')).toBeUndefined())

  test('a long value ends at a whole letter, in Devanagari as well', () => {
    const value = 'नमस्ते'.repeat(40)
    const kept = shown(withCampaign(value)) ?? ''
    expect(kept.endsWith('…')).toBe(true)
    expect(graphemes(kept)).toEqual([...graphemes(value).slice(0, valueLimit), '…'])
    expect(shown(withCampaign('é'.repeat(valueLimit)))).toBe('é'.repeat(valueLimit))
  })

  test('marks on a letter do not make the value longer', () =>
    expect(shown(withCampaign(`a${'\u0301'.repeat(900)}`))?.length).toBeLessThan(250))
})

describe('with any address', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          '\n',
          '\r\n',
          '\u2028',
          '\u0085',
          '\v',
          'Email: ',
          '：',
          '%',
          '%E0',
          '%0A',
          '\ud83d',
          '\udc00',
          '\u202e',
          '\u2066',
          '\u200d',
          '\ufe0f',
          '👩‍👩‍👧',
          'की',
          'क्षि',
          '; ',
          ', ',
          '(',
          ')',
        ),
        { maxLength: 150 },
      )
      .map((parts) => parts.join('')),
  )
  const params = fc.dictionary(
    fc.constantFrom('utm_source', 'utm_medium', 'utm_campaign', 'gclid', 'fbclid'),
    hostile,
  )
  const source = fc.record({
    address: fc
      .tuple(hostile, params)
      .map(([path, query]) => `${site}/${path}?${new URLSearchParams(query)}`),
    referrer: fc.oneof(
      hostile,
      hostile.map((text) => `https://a.test/${text}`),
    ),
    page: hostile.map((text) => `/${text}`),
  })
  const body = messageLines('HEADER', [['Name', 'Asha']], 'Footer')
  const shape = /^(?:Found by [^;]+; c|C)ame in (?:and|on [^;,]+,) written on [^;,]+$/

  test('the line has its format and never passes for a field', () =>
    fc.assert(
      fc.property(source, (each) => {
        const line = describeSource(each)
        if (line === undefined) return
        expect(line).toMatch(shape)
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069:%]/u)
        const message = decodeMessage(`${body}\n\n${line}`)
        expect(message.fields).toEqual({ Name: 'Asha' })
        expect(message.footer).toBe(`Footer\n\n${line}`)
      }),
    ))

  test('its links carry the whole line or the note that something is missing', () =>
    fc.assert(
      fc.property(source, fc.constantFrom(body, `${body}${' long'.repeat(2000)}`), (each, text) => {
        const message = `${text}\n\n${describeSource(each) ?? ''}`.trimEnd()
        const chat = chatLink(message)
        const mail = mailLink({ subject: 'Subject', body: message })
        expect(chat.href.length).toBeLessThanOrEqual(chatLimit)
        expect(mail.href.length).toBeLessThanOrEqual(mailLimit)
        for (const [{ truncated }, sent] of [
          [chat, decodeChat(chat.href).text],
          [mail, decodeMail(mail.href).body],
        ] as const) {
          if (truncated) expect(sent.endsWith(shortenedNote)).toBe(true)
          else expect(sent).toBe(message)
        }
      }),
      { numRuns: 50 },
    ))
})
