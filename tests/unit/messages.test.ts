import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import applicationForm from '#data/forms/application-form.yaml'
import { fields as consultationFields } from '#data/forms/consultation-form.yaml'
import contactForm from '#data/forms/contact-form.yaml'
import type { Answers as FormAnswers } from '#data/forms/field.ts'
import homeContactForm from '#data/forms/home-contact-form.yaml'
import serviceRequestForm from '#data/forms/service-request-form.yaml'
import { withScheme } from '#data/forms/website.ts'
import { levels } from '#data/levels.ts'
import { indent, lineBreaks } from '#data/link-texts.ts'
import { chatLink, mailLink } from '#data/links.ts'
import {
  type Application,
  applicationContext,
  applicationNotification,
} from '#data/messages/application-message.ts'
import { careerMessage } from '#data/messages/chat-message.ts'
import { consultationMessage } from '#data/messages/consultation-message.ts'
import { formMessage } from '#data/messages/form-message.ts'
import { prices } from '#data/prices.yaml'
import type { FormField } from '#data/schemas/form-field.ts'
import {
  decodeAnswers,
  decodeChat,
  decodeMail,
  decodeMessage,
} from '#tests/forms/decode-message.ts'
import { applicationFields } from '#tests/forms/form-pages.ts'
import { anyText } from './any-text.ts'

const sentAt = new Date('2025-03-01T09:30:00.000Z')
/** Amounts in messages (requirements §9.1): Indian groups for rupees, threes for dollars. */
const rupees = prices.premium.INR.toLocaleString('en-IN')
const dollars = prices.premium.USD.toLocaleString('en-US')

type Answers = Record<string, string>

const buildApplication = (currency: 'INR' | 'USD') => (answers: Answers) =>
  applicationNotification({ ...answers, ...applicationContext(currency, sentAt) } as Application)
    .body
interface Lead {
  form: string
  fields: readonly FormField[]
  build: (answers: Answers) => string
  header: string
  footer?: string
}
const leads: readonly Lead[] = [
  ...Object.entries({ homeContactForm, contactForm, serviceRequestForm }).map(
    ([form, { fields, message }]) => ({
      form,
      fields,
      build: (answers: Answers) => formMessage(message, fields)(answers).body,
      ...message,
    }),
  ),
  {
    form: 'the consultation form',
    fields: consultationFields,
    build: (answers) => consultationMessage(answers as never).body,
    header: 'FREE PROFESSIONAL CONSULTATION REQUEST',
  },
  ...(['INR', 'USD'] as const).map((currency) => ({
    form: `the application in ${currency}`,
    fields: applicationFields(currency),
    build: buildApplication(currency),
    ...applicationForm.message,
  })),
]

/**
 * The answers as the consultant receives them: unified line breaks, an added https://, blanks as
 * empty.
 */
const received = (answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      const sent = name === 'businessWebsite' ? withScheme(value) : value
      return [name, sent.trim() === '' ? '' : sent.replace(lineBreaks, '\n')]
    }),
  )

const emptyAnswers = <Fields extends readonly FormField[]>(fields: Fields) =>
  Object.fromEntries(fields.map(({ name }) => [name, ''])) as FormAnswers<Fields>

/** Text from parts that could break a message: line breaks, indents, labels, blanks. */
const anyAnswer = fc.oneof(
  anyText,
  fc
    .array(
      fc.constantFrom(
        ...['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'],
        ...[indent, ' ', '', 'Email: ', 'Name: x', 'a', 'क', '👍', ':', '*', 'Reminder'],
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join('')),
)

/** Lines that no field's further lines are, wherever a program breaks lines. */
const unindentedLines = (message: string) =>
  message.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter((line) => !line.startsWith(indent))

const anyAnswers = (fields: readonly FormField[]) =>
  fc.record(
    Object.fromEntries(
      fields.map(({ name, options }) => [
        name,
        options
          ? fc.oneof(fc.constantFrom('', ...options.map(({ value }) => value)), anyAnswer)
          : anyAnswer,
      ]),
    ),
  ) as fc.Arbitrary<Answers>

describe.each(leads)('a visitor who sends $form', ({ fields, build, header, footer = '' }) => {
  const empty = emptyAnswers(fields)

  test('finds its header and footer in the message', () => {
    expect(decodeMessage(build(empty))).toMatchObject({ header, footer })
  })

  test("reads 'Not specified' for values that are empty or only spaces", () => {
    for (const blank of ['', '   ', ' \n ']) {
      const message = build(Object.fromEntries(fields.map(({ name }) => [name, blank])))
      for (const { label } of fields)
        expect(message.split('\n')).toContain(`${label}: Not specified`)
    }
  })

  test('shows every option by its label', () => {
    for (const { name, label, options = [] } of fields)
      for (const option of options)
        expect(build({ ...empty, [name]: option.value }).split('\n')).toContain(
          `${label}: ${option.label}`,
        )
  })

  test('cannot forge a line, lose a character or make the message throw', () => {
    const lines = unindentedLines(build(empty))
    fc.assert(
      fc.property(anyAnswers(fields), (answers) => {
        const message = build(answers)
        expect(unindentedLines(message)).toHaveLength(lines.length)
        expect(decodeAnswers(fields, message)).toEqual(received(answers))
      }),
      { numRuns: 200 },
    )
  })
})

// Other messages have the order of their form: forms.test.ts.
test('a consultation request lists its fields as the requirements do, challenges last', () => {
  const { body } = consultationMessage(emptyAnswers(consultationFields))
  expect(Object.keys(decodeMessage(body).fields).join(', ')).toBe(
    'Name, Email, Phone, Business type, Preferred time, Challenges',
  )
})

describe("the consultant's notice of an application", () => {
  const answers: Application = {
    ...emptyAnswers(applicationFields('INR')),
    businessName: 'Asha Tea\nTraders',
    businessWebsite: 'asha.example',
    investmentReadiness: 'Ready to invest immediately',
    ...applicationContext('INR', sentAt),
  }

  test.each([
    ['INR', `INR ${rupees}`, `₹${rupees}`, /USD|\$/],
    ['USD', `USD ${dollars}`, `$${dollars}`, /INR|₹/],
  ] as const)(
    'names business, context and its price in %s only',
    (currency, plain, sign, other) => {
      const { subject, body } = applicationNotification({ ...answers, currency })
      expect(decodeMail(mailLink({ subject }).href).subject).toBe(
        'New premium application: Asha Tea Traders',
      )
      expect(decodeMessage(body).fields).toMatchObject({
        'Program price': plain,
        'Investment readiness': `Ready to invest ${sign} immediately`,
        'Business website': 'https://asha.example',
        Currency: currency,
        'Submitted at': '2025-03-01T09:30:00.000Z',
        Source: 'AI Business Transformation Program',
        Page: '/ai-mastery-course',
      })
      expect(body).not.toMatch(other)
    },
  )

  test('a shortened application in Hindi still says how to reach the applicant', () => {
    const long = {
      ...answers,
      fullName: 'आशा',
      email: 'asha@example.com',
      phone: '+91 00000 00000',
      businessChallenges: 'समस्या '.repeat(2_000),
    }
    for (const text of [
      decodeChat(chatLink(applicationNotification(long).body).href).text,
      decodeMail(mailLink(applicationNotification(long)).href).body,
    ])
      for (const needed of [long.fullName, long.email, long.phone, `INR ${rupees}`, 'समस्या'])
        expect(text).toContain(needed)
  })
})

// Texts of the guide, the quiz and each priced button: tests/e2e/leads-toasts.spec.ts,
// programs.spec.ts and tests/built/programs.test.ts.
test('the chat about the career program names its range and its lowest price', () => {
  const [first, last] = [levels[0], levels.at(-1)]
  for (const words of [
    'AI Career Program',
    '4 levels',
    `${first?.duration} to ${last?.duration}`,
    `from INR ${prices.beginner.INR.toLocaleString('en-IN')}`,
  ])
    expect(careerMessage(levels)).toContain(words)
})
