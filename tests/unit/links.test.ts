import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chatLimit,
  lineBreaks,
  mailLimit,
  subjectLimit,
} from '#data/link-texts.ts'
import { chatLink, mailLink } from '#data/links.ts'
import { shortened } from '#data/messages/added-lines.yaml'
import * as site from '#data/site.yaml'
import {
  afterUtf8,
  decodeChat,
  decodeMail,
} from '#tests/forms/decode-message.ts'
import { anyText } from './any-text.ts'

const subject = 'Service request'

describe('text that a visitor types', () => {
  test('has each of its line breaks encoded as CRLF in a mail link', () => {
    const typed = 'a\nb\r\nc\rd\u2028e\vf'
    const { href } = mailLink({ subject, body: typed })
    const [, body] = href.split('&body=')
    const lines = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(body).toBe(lines.join('%0D%0A'))
  })

  test('cannot add a mail header or a recipient through the subject', () => {
    const typed = 'Hello\r\nBcc: a@example.com&cc=b@example.com?to=c'
    const { href } = mailLink({ subject: typed, body: 'x' })
    expect(href).not.toMatch(/%0D|%0A|[&?](?:cc|bcc|to)=/i)
    expect(decodeMail(href).subject).toBe(
      'Hello Bcc: a@example.com&cc=b@example.com?to=c',
    )
  })

  test('causes no error in a link and loses no character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const chat = chatLink(text)
        const sentChat = decodeChat(chat.href)
        expect(chat.isTruncated).toBe(false)
        expect(sentChat.text).toBe(afterUtf8(text))
        const mail = mailLink({ subject, body: text })
        const sentMail = decodeMail(mail.href)
        expect(sentMail.body).toBe(afterUtf8(text).replace(lineBreaks, '\n'))
        const { href, isTruncated } = mailLink({ subject: text, body: 'x' })
        expect(href.length).toBeLessThanOrEqual(mailLimit)
        const oneLine = afterUtf8(text).replace(lineBreaks, ' ').trim()
        const mailOfSubject = decodeMail(href)
        if (!isTruncated) expect(mailOfSubject.subject).toBe(oneLine)
      }),
      { numRuns: 500 },
    )
  })
})

test("a chat link has the site's number; a mail link has the address and no empty body", () => {
  const chat = chatLink('x')
  const mail = mailLink({ subject: 'Business Inquiry - AI & Digital' })
  expect(decodeChat(chat.href).number).toBe(site.chatNumber)
  expect(mail.href).toBe(
    `mailto:${site.email}?subject=Business%20Inquiry%20-%20AI%20%26%20Digital`,
  )
})

const longTexts = {
  'plain letters': 'abcdefghi '.repeat(1_000),
  Hindi: 'क्षितिज की सेवा '.repeat(700),
  Bengali: 'ব্যবসার জন্য '.repeat(800),
  'family emoji': '👨‍👩‍👧‍👦'.repeat(1_000),
  flags: '🇮🇳'.repeat(2_500),
  'line breaks': 'a\n'.repeat(5_000),
  'right-to-left text': 'مرحبا بكم '.repeat(1_000),
  'letters with several marks': 'e\u0301\u0323'.repeat(4_000),
}

describe('a message that is too long for a link', () => {
  const note = `\n\n${shortened}`

  /** What a chat link and a mail link keep of `text`, without the note. */
  function cutTexts(text: string) {
    const chat = chatLink(text)
    const mail = mailLink({ subject, body: text })
    const chatText = decodeChat(chat.href).text
    const mailText = decodeMail(mail.href).body
    return [chatText, mailText].map((cut) => cut.replace(note, ''))
  }

  describe.each(Object.entries(longTexts))('and consists of %s', (_, text) => {
    test('is cut to a length that programs can open, and ends with a note about the cut', () => {
      const chat = chatLink(text)
      const mail = mailLink({ subject, body: text })
      expect(chat.isTruncated).toBe(true)
      expect(mail.isTruncated).toBe(true)
      expect(chat.href.length).toBeLessThanOrEqual(chatLimit)
      expect(mail.href.length).toBeLessThanOrEqual(mailLimit)
      const chatText = decodeChat(chat.href).text
      const mailText = decodeMail(mail.href).body
      expect(chatText.endsWith(note)).toBe(true)
      expect(mailText.endsWith(note)).toBe(true)
    })

    test('keeps its beginning', () => {
      for (const kept of cutTexts(text)) {
        expect(kept.length).toBeGreaterThan(100)
        expect(text.startsWith(kept)).toBe(true)
      }
    })

    test('is cut between two characters, as Intl.Segmenter counts them', () => {
      const characters = new Intl.Segmenter('en', {
        granularity: 'grapheme',
      }).segment(text)
      for (const { length } of cutTexts(text))
        expect(characters.containing(length)?.index).toBe(length)
    })

    test('is not cut before a combining mark or inside a flag', () => {
      for (const kept of cutTexts(text)) {
        // Marks, joiners and skin tones stay with their character.
        expect(text.slice(kept.length)).not.toMatch(
          /^[\p{Mark}\p{Emoji_Modifier}\u200d]/u,
        )
        expect(kept).not.toMatch(/\u200d$/)
        const halves = kept.match(/\p{Regional_Indicator}/gu) ?? []
        expect(halves.length % 2).toBe(0)
      }
    })
  })

  test.each([
    ['chat', chatLimit, (text: string) => chatLink(text)],
    ['mail', mailLimit, (text: string) => mailLink({ subject, body: text })],
  ])(
    'is cut to fill a %s link exactly; a message that just fits is not cut',
    (_, limit, linkOf) => {
      const room = limit - linkOf('a').href.length + 1
      for (const tooMany of [0, 1]) {
        const text = 'a'.repeat(room + tooMany)
        const { href, isTruncated } = linkOf(text)
        expect(href.length).toBe(limit)
        expect(isTruncated).toBe(tooMany > 0)
      }
    },
  )

  test('keeps its text complete if only its subject is too long', () => {
    const { href, isTruncated } = mailLink({
      subject: 'नमस्ते '.repeat(2_000),
      body: 'Hello',
    })
    expect(isTruncated).toBe(true)
    expect(href.length).toBeLessThanOrEqual(mailLimit)
    const mail = decodeMail(href)
    const encoded = encodeURIComponent(mail.subject)
    expect(mail.subject.endsWith('…')).toBe(true)
    expect(encoded.length).toBeLessThanOrEqual(subjectLimit)
    expect(mail.body).toBe('Hello')
  })

  test('makes a chat link of 8,000 characters and a mail link of 1,900', () => {
    const long = 'a'.repeat(20_000)
    const chat = chatLink(long)
    const mail = mailLink({ subject, body: long })
    expect(chat.href.length).toBe(8_000)
    expect(mail.href.length).toBe(1_900)
  })

  test('has an encoded mail subject of at most 400 characters', () => {
    const long = 'a'.repeat(20_000)
    const { href } = mailLink({ subject: long, body: 'Hello' })
    const mail = decodeMail(href)
    const encoded = encodeURIComponent(mail.subject)
    expect(encoded.length).toBe(400)
  })

  test('never makes a link longer than programs can open, however long the message is', () => {
    fc.assert(
      fc.property(
        anyText,
        anyText,
        fc.integer({ min: 1, max: 400 }),
        (start, part, times) => {
          const text = start + part.repeat(times)
          const chat = chatLink(text)
          const mail = mailLink({ subject: text, body: text })
          expect(chat.href.length).toBeLessThanOrEqual(chatLimit)
          expect(mail.href.length).toBeLessThanOrEqual(mailLimit)
        },
      ),
      { numRuns: 200 },
    )
  })
})
