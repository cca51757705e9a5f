import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applicationContext } from '../../data/forms/application.ts'
import { fields as consultationFields } from '../../data/forms/consultation.yaml'
import { fields as contactFields } from '../../data/forms/contact.yaml'
import type { Answers as FormAnswers, FormField } from '../../data/forms/field.ts'
import { fields as homeContactFields } from '../../data/forms/home-contact.yaml'
import { fields as serviceRequestFields } from '../../data/forms/service-request.yaml'
import { withScheme } from '../../data/forms/website.ts'
import { levels } from '../../data/levels.ts'
import { chatLink, lineBreaks, mailLink } from '../../data/links.ts'
import {
  type Application,
  applicationNotification,
} from '../../data/messages/application-message.ts'
import {
  bundleMessage,
  careerMessage,
  contactGreeting,
  levelMessage,
  premiumMessage,
  widgetMessage,
} from '../../data/messages/chat-message.ts'
import { consultationMessage } from '../../data/messages/consultation-message.ts'
import { contactMessage } from '../../data/messages/contact-message.ts'
import { guideRequest } from '../../data/messages/guide-message.ts'
import { homeContactMessage } from '../../data/messages/home-contact-message.ts'
import { indent, messageLines } from '../../data/messages/lines.ts'
import { quizMessage } from '../../data/messages/quiz-message.ts'
import { serviceRequestMessage } from '../../data/messages/service-request-message.ts'
import { guidePrice, prices } from '../../data/prices.ts'
import {
  decodeAnswers,
  decodeChat,
  decodeMail,
  decodeMessage,
  whole,
} from '../../tools/forms/decode-message.ts'
import { applicationFields } from '../../tools/forms/form-pages.ts'

const sentAt = new Date('2025-03-01T09:30:00.000Z')
/** Amounts in messages (requirements §9.1): Indian groups for rupees, threes for dollars. */
const rupees = (amount: number) => amount.toLocaleString('en-IN')
const dollars = (amount: number) => amount.toLocaleString('en-US')
const premium = {
  inr: `INR ${rupees(prices.premium.INR)}`,
  usd: `USD ${dollars(prices.premium.USD)}`,
}

type Answers = Record<string, string>

const buildApplication = (currency: 'INR' | 'USD') => (answers: Answers) =>
  applicationNotification({ ...answers, ...applicationContext(currency, sentAt) } as Application)
    .body
const application = {
  header: 'NEW PREMIUM PROGRAM APPLICATION',
  footer: 'Reminder: please review this application within 24 hours.',
}

interface Lead {
  form: string
  fields: readonly FormField[]
  build: (answers: Answers) => string
  header: string
  footer?: string
}
const leads: readonly Lead[] = [
  {
    form: 'the home contact form',
    fields: homeContactFields,
    build: (answers) => homeContactMessage(answers as never),
    header: 'NEW PROFESSIONAL MESSAGE',
    footer: 'Sent from the contact form on the home page',
  },
  {
    form: 'the contact form',
    fields: contactFields,
    build: (answers) => contactMessage(answers as never),
    header: 'NEW CONTACT MESSAGE',
    footer: 'Sent from the form on the contact page',
  },
  {
    form: 'the service request',
    fields: serviceRequestFields,
    build: (answers) => serviceRequestMessage(answers as never),
    header: 'NEW SERVICE REQUEST',
  },
  {
    form: 'the consultation form',
    fields: consultationFields,
    build: (answers) => consultationMessage(answers as never),
    header: 'FREE PROFESSIONAL CONSULTATION REQUEST',
  },
  ...(['INR', 'USD'] as const).map((currency) => ({
    form: `the application in ${currency}`,
    fields: applicationFields(currency),
    build: buildApplication(currency),
    ...application,
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

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
  // Text from parts that could break a message: line breaks, indents, labels, blanks.
  fc
    .array(
      fc.constantFrom(
        '\n',
        '\r\n',
        '\r',
        '\u2028',
        '\v',
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

const anyAnswers = (fields: readonly FormField[]) =>
  fc.record(
    Object.fromEntries(
      fields.map(({ name, options }) => [
        name,
        options
          ? fc.oneof(fc.constantFrom('', ...options.map(({ value }) => value)), anyText)
          : anyText,
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

  test('shows every option by its label, which parses to the same choice', () => {
    for (const { name, label, options = [] } of fields)
      for (const option of options) {
        const message = build({ ...empty, [name]: option.value })
        expect(message.split('\n')).toContain(`${label}: ${option.label}`)
        expect(decodeAnswers(fields, message)[name]).toBe(option.value)
      }
  })

  test('cannot make the message throw or lose a character', () => {
    fc.assert(
      fc.property(anyAnswers(fields), (answers) => {
        const message = build(answers)
        expect(decodeAnswers(fields, message)).toEqual(received(answers))
        const chat = chatLink(message)
        if (!chat.truncated) expect(decodeChat(chat.href).text).toBe(whole(message))
        const mail = mailLink({ subject: header, body: message })
        if (!mail.truncated) expect(decodeMail(mail.href).body).toBe(whole(message))
      }),
      { numRuns: 200 },
    )
  })

  test('cannot forge a field, header or footer with line breaks of any kind', () => {
    const texts = fields.filter((field) => !field.options)
    const linesOf = (message: string) =>
      message.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter((line) => !line.startsWith(indent))
    const honest = Object.fromEntries(fields.map(({ name }) => [name, 'honest']))
    for (const lineBreak of ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])
      for (const { name } of texts) {
        const forged = ['mine', 'Email: forged@example.com', 'Phone: 1', header, footer]
        const answers = { ...honest, [name]: forged.join(lineBreak) }
        const message = build(answers)
        expect(linesOf(message)).toHaveLength(linesOf(build(honest)).length)
        expect(decodeAnswers(fields, message)).toEqual(received(answers))
      }
  })
})

describe('the order of a message', () => {
  test.each([
    [
      'consultation request',
      consultationMessage(emptyAnswers(consultationFields)),
      'Name, Email, Phone, Business type, Preferred time, Challenges',
    ],
    [
      'service request',
      serviceRequestMessage(emptyAnswers(serviceRequestFields)),
      'Name, Email, Phone, Company, Service type, Budget, Timeline, Project description, ' +
        'Business goals',
    ],
  ])('lists the fields of a %s as the requirements do', (_, message, labels) => {
    expect(Object.keys(decodeMessage(message).fields).join(', ')).toBe(labels)
  })

  test('a consultation request after the quiz names the level before the challenges', () => {
    const message = consultationMessage(emptyAnswers(consultationFields), {
      quizLevel: 'Expert',
    })
    expect(message).toContain('\nCareer level: Expert (from the quiz)\nChallenges: ')
  })

  test('a message ends with its footer, or where it has none with its last line', () => {
    expect(messageLines('HEADER', [['Name', 'Asha']], undefined)).toBe('HEADER\n\nName: Asha')
    expect(messageLines('HEADER', [['Name', null]], 'Source: google.com', 'Footer')).toBe(
      'HEADER\n\nName: Not specified\n\nSource: google.com\nFooter',
    )
  })
})

describe("the consultant's notice of an application", () => {
  const answers: Application = {
    ...emptyAnswers(applicationFields('INR')),
    businessName: 'Asha Tea\nTraders',
    businessWebsite: 'asha.example',
    investmentReadiness: 'Ready to invest immediately',
    ...applicationContext('INR', sentAt),
  }

  test('an application in rupees has business name, price and context', () => {
    const { subject, body } = applicationNotification(answers)
    expect(decodeMail(mailLink({ subject }).href).subject).toBe(
      'New premium application: Asha Tea Traders',
    )
    expect(decodeMessage(body).fields).toMatchObject({
      'Program price': premium.inr,
      'Investment readiness': `Ready to invest ₹${rupees(prices.premium.INR)} immediately`,
      'Business website': 'https://asha.example',
      Currency: 'INR',
      'Submitted at': '2025-03-01T09:30:00.000Z',
      Source: 'AI Business Transformation Program',
      Page: '/ai-mastery-course',
    })
  })

  test('an application in dollars has its price in dollars, never in rupees', () => {
    const { body } = applicationNotification({ ...answers, currency: 'USD' })
    expect(decodeMessage(body).fields).toMatchObject({
      'Program price': premium.usd,
      'Investment readiness': `Ready to invest $${dollars(prices.premium.USD)} immediately`,
      Currency: 'USD',
    })
    expect(body).not.toMatch(/INR|₹/)
  })

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
      for (const needed of ['आशा', 'asha@example.com', '+91 00000 00000', premium.inr, 'समस्या'])
        expect(text).toContain(needed)
  })
})

describe('the guide request', () => {
  test('a buyer finds the price and a line for name, phone and business name', () => {
    const { subject, body } = guideRequest()
    for (const part of [subject, body]) expect(part).toContain(`INR ${rupees(guidePrice)}`)
    for (const line of [
      'Name: [Your name]',
      'Phone: [Your phone number]',
      'Business name: [Your business name]',
    ])
      expect(body.split('\n')).toContain(line)
  })
})

// Program, price and length in the links of each page: tests/built/programs.test.ts.
describe('the message of a chat button', () => {
  const [beginner, , , expert] = levels

  test('names the level and its length after the quiz', () => {
    if (!expert) throw new Error('A level is missing')
    for (const words of ['quiz', expert.title, 'Expert level', expert.duration])
      expect(quizMessage(expert)).toContain(words)
  })

  test('names the range and the lowest price of the career program', () => {
    for (const words of [
      'AI Career Program',
      '4 levels',
      `${beginner?.duration} to ${expert?.duration}`,
      `from INR ${rupees(prices.beginner.INR)}`,
    ])
      expect(careerMessage(levels)).toContain(words)
    expect(careerMessage([])).toContain('AI Career Program')
  })

  test('fits into its link and is like no other', () => {
    const texts = [
      widgetMessage(),
      premiumMessage(),
      premiumMessage('USD'),
      careerMessage(levels),
      bundleMessage(),
      contactGreeting(),
      ...levels.map((level) => levelMessage(level)),
    ]
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.filter((text) => chatLink(text).truncated)).toEqual([])
  })
})
