import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillPlaceholders } from '#data/fill-placeholders.ts'
import type { FormField } from '#data/form-field.ts'
import * as applicationForm from '#data/forms/application-form.yaml'
import { websiteAsSent } from '#data/forms/website.ts'
import { levels } from '#data/levels.ts'
import { indent, lineBreaks } from '#data/link-texts.ts'
import { chatLink, mailLink } from '#data/links.ts'
import { applicationNotification } from '#data/messages/application-message.ts'
import {
  bundleMessage,
  careerMessage,
  levelMessage,
  premiumMessage,
} from '#data/messages/chat-message.ts'
import {
  consultationMessage,
  labelledQuizLevel,
} from '#data/messages/consultation-message.ts'
import { formMessage } from '#data/messages/form-message.ts'
import { applicationByMail, guideRequest } from '#data/messages/mail-message.ts'
import { application } from '#data/messages/mails.yaml'
import { formatMoney, plainMoney } from '#data/money.ts'
import { guidePrice, prices } from '#data/prices.yaml'
import {
  decodeAnswers,
  decodeChat,
  decodeMail,
  decodeMessage,
} from '#tests/forms/decode-message.ts'
import * as pages from '#tests/forms/form-pages.ts'
import { anyText } from './any-text.ts'

const sentAt = new Date('2025-03-01T09:30:00.000Z')

const leads = [
  ...[pages.home, pages.contact, pages.serviceRequest].map((form) => ({
    ...form,
    build: (answers: pages.TypedAnswers) =>
      formMessage(form.message, form.fields)(answers).body,
  })),
  {
    ...pages.consultation,
    build: (answers: pages.TypedAnswers) =>
      consultationMessage(answers as never, {}).body,
  },
  ...(['INR', 'USD'] as const).map((currency) => ({
    ...pages.application,
    name: `the application in ${currency}`,
    fields: pages.applicationFields(currency),
    build: (answers: pages.TypedAnswers) =>
      applicationNotification({ businessWebsite: '', ...answers } as never, {
        currency,
        sentAt,
      }).body,
  })),
]

/**
 * The answers as the consultant receives them: '\n' for every kind of line break, the website as
 * `websiteAsSent` returns it, and '' for an answer of white space.
 */
const asReceived = (answers: pages.TypedAnswers) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      const sent = name === 'businessWebsite' ? websiteAsSent(value) : value
      return [name, sent.trim() === '' ? '' : sent.replace(lineBreaks, '\n')]
    }),
  )

/** Any text, or a text of parts that could break a message: line breaks, indents, labels. */
const anyAnswer = fc.oneof(
  anyText,
  fc
    .array(
      fc.constantFrom(
        '\n',
        '\r\n',
        '\r',
        '\v',
        '\f',
        '\u0085',
        '\u2028',
        '\u2029',
        indent,
        ' ',
        '',
        'Email: ',
        'Name: x',
        'a',
        'क',
        '👍',
        ':',
        '*',
        'Reminder',
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join('')),
)

/**
 * The unindented lines of a message: those that do not continue a field. Every character that some
 * program takes for a line break ends a line.
 */
const unindentedLines = (message: string) =>
  message
    .split(/[\n\v\f\r\u0085\u2028\u2029]/)
    .filter((line) => !line.startsWith(indent))

/** Arbitrary answers to `fields`: each is empty, the value of an option or any text. */
const anyAnswers = (fields: readonly FormField[]) =>
  fc.record(
    Object.fromEntries(
      fields.map(({ name, options = [] }) => {
        const values = options.map(({ value }) => value)
        return [name, fc.oneof(fc.constantFrom('', ...values), anyAnswer)]
      }),
    ),
  )

// `decodeAnswers` throws if a field is missing, doubled or empty, or if a chosen option is named by
// its value instead of its label.
test.each(leads)(
  'no answer in $name can forge a line, lose a visible character or cause an error',
  ({ fields, build, message: { header, footer = '' } }) => {
    const lines = unindentedLines(build({}))
    fc.assert(
      fc.property(anyAnswers(fields), (answers) => {
        const message = build(answers)
        expect(unindentedLines(message)).toHaveLength(lines.length)
        expect(decodeMessage(message)).toMatchObject({ header, footer })
        expect(decodeAnswers(fields, message)).toEqual(asReceived(answers))
      }),
      { numRuns: 400 },
    )
  },
)

// In all other messages the fields are in the order of the form; forms.test.ts checks the forms.
test('a consultation request has its fields in the required order, challenges last', () => {
  const { body } = consultationMessage({} as never, {})
  expect(Object.keys(decodeMessage(body).fields).join(', ')).toBe(
    'Name, Email, Phone, Business type, Preferred time, Challenges',
  )
})

describe("the consultant's notice of an application", () => {
  const answers = {
    businessName: 'Asha Tea\nTraders',
    businessWebsite: 'asha.example',
    investmentReadiness: 'Ready to invest immediately',
  }

  test.each([
    ['INR', /USD|\$/],
    ['USD', /INR|₹/],
  ] as const)(
    'names the business and the program, with the price only in %s',
    (currency, other) => {
      const { subject, body } = applicationNotification(answers as never, {
        currency,
        sentAt,
      })
      expect(decodeMail(mailLink({ subject }).href).subject).toBe(
        'New premium application: Asha Tea Traders',
      )
      const price = prices.premium[currency]
      expect(decodeMessage(body).fields).toMatchObject({
        'Program price': plainMoney(price, currency),
        'Investment readiness': `Ready to invest ${formatMoney(price, currency)} immediately`,
        'Business website': 'https://asha.example',
        Currency: currency,
        'Submitted at': '2025-03-01T09:30:00.000Z',
        Source: 'AI Business Transformation Program',
        Page: '/ai-mastery-course',
      })
      expect(body).not.toMatch(other)
    },
  )

  test("keeps the applicant's contact details when a long Hindi answer is shortened", () => {
    const contactDetails = {
      fullName: 'आशा',
      email: 'asha@example.com',
      phone: '+91 00000 00000',
    }
    const businessChallenges = 'समस्या '.repeat(2_000)
    const notice = applicationNotification(
      { ...answers, ...contactDetails, businessChallenges } as never,
      { currency: 'INR', sentAt },
    )
    for (const text of [
      decodeChat(chatLink(notice.body).href).text,
      decodeMail(mailLink(notice).href).body,
    ])
      for (const needed of [
        ...Object.values(contactDetails),
        plainMoney(prices.premium.INR, 'INR'),
        'समस्या',
      ])
        expect(text).toContain(needed)
  })
})

// Messages in built pages are tested elsewhere: the mail that orders the guide in
// tests/e2e/leads-toasts.spec.ts, the request after the quiz in tests/e2e/level-finder.spec.ts, and
// the chat links in tests/built/programs.test.ts.
test('a chat about the career program names its level count, durations and lowest price', () => {
  for (const words of [
    'AI Career Program',
    '4 levels',
    `${levels[0]?.duration} to ${levels.at(-1)?.duration}`,
    `from ${plainMoney(prices.beginner.INR, 'INR')}`,
  ])
    expect(careerMessage(levels, 'INR')).toContain(words)
})

describe.each(['INR', 'USD'] as const)(
  'a chat message with prices in %s',
  (currency) => {
    const priceOf = (program: keyof typeof prices) =>
      plainMoney(prices[program][currency], currency)

    test('about a program names the price of that program', () => {
      expect(premiumMessage(currency)).toContain(priceOf('premium'))
      expect(bundleMessage(currency)).toContain(priceOf('bundle'))
      expect(careerMessage(levels, currency)).toContain(priceOf('beginner'))
    })

    test.each(levels)(
      'about the level $level names the title, price and duration of that level',
      (level) => {
        const text = levelMessage(level, currency)
        for (const words of [level.title, level.level, level.duration])
          expect(text).toContain(words)
        expect(text).toContain(priceOf(level.id))
      },
    )
  },
)

test('the mail that orders the guide names the price of the guide in rupees', () => {
  const price = plainMoney(guidePrice, 'INR')
  const { subject, body } = guideRequest()
  expect(`${subject} ${body}`).toContain(price)
})

test('the application by mail has a line for each question, and says which are optional', () => {
  const { subject, body } = applicationByMail()
  expect(subject).toContain(applicationForm.message.program)
  expect(body).toContain(applicationForm.message.program)
  const lines = body.split('\n')
  for (const { label, required } of applicationForm.fields) {
    const optional = fillPlaceholders(application.optional, { label })
    expect(lines.includes(`${label}:`), label).toBe(required)
    expect(lines.includes(`${optional}:`), label).toBe(!required)
  }
})

test('a consultation request names the level from the quiz above the long answers', () => {
  const answers = { challenges: 'CHALLENGES' } as never
  const { body } = consultationMessage(answers, { quizLevel: 'Expert' })
  const line = labelledQuizLevel('Expert').join(': ')
  expect(line).toContain('Expert')
  expect(body.indexOf(line)).toBeGreaterThan(0)
  expect(body.indexOf(line)).toBeLessThan(body.indexOf('CHALLENGES'))
  const [label] = labelledQuizLevel('')
  expect(consultationMessage(answers, {}).body).not.toContain(label)
})
