import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { hero as premiumHero } from '../../data/ai-mastery-course.yaml'
import * as application from '../../data/forms/application.fields.ts'
import { ApplicationAnswersSchema, ApplicationSchema } from '../../data/forms/application.schema.ts'
import * as consultation from '../../data/forms/consultation.fields.ts'
import { ConsultationSchema } from '../../data/forms/consultation.schema.ts'
import * as contact from '../../data/forms/contact.fields.ts'
import { ContactSchema } from '../../data/forms/contact.schema.ts'
import {
  emptyValues,
  type FormField,
  knownValue,
  labelOf,
  missingFields,
} from '../../data/forms/field.ts'
import * as homeContact from '../../data/forms/home-contact.fields.ts'
import { HomeContactSchema } from '../../data/forms/home-contact.schema.ts'
import * as serviceRequest from '../../data/forms/service-request.fields.ts'
import { ServiceRequestSchema } from '../../data/forms/service-request.schema.ts'
import { prices } from '../../data/prices.ts'

const forms = [
  { form: 'home contact', fields: homeContact.fields, schema: HomeContactSchema },
  { form: 'contact', fields: contact.fields, schema: ContactSchema },
  { form: 'service request', fields: serviceRequest.fields, schema: ServiceRequestSchema },
  { form: 'consultation', fields: consultation.fields, schema: ConsultationSchema },
  { form: 'application', fields: application.fields, schema: ApplicationAnswersSchema },
] as const

const byName = (fields: readonly FormField[], name: string) => {
  const field = fields.find((candidate) => candidate.name === name)
  if (!field) throw new Error(`No field ${name}`)
  return field
}

/** Error shown below each field: the first of its problems. */
function problems(schema: v.GenericSchema, values: unknown) {
  const result = v.safeParse(schema, values)
  if (result.success) return {}
  const { nested = {} } = v.flatten(result.issues) as {
    nested?: Record<string, [string, ...string[]]>
  }
  return Object.fromEntries(Object.entries(nested).map(([name, messages]) => [name, messages[0]]))
}

const filled = (fields: readonly FormField[]) =>
  Object.fromEntries(
    fields.map(({ name, type, options }) => {
      const sample = {
        email: 'asha@example.com',
        tel: '+91 00000 00000',
        url: 'https://example.com',
        text: 'Asha',
        textarea: 'x'.repeat(60),
        select: '',
        radio: '',
      }[type]
      return [name, options?.[0]?.value ?? sample]
    }),
  )

for (const { form, fields, schema } of forms as readonly {
  form: string
  fields: readonly FormField[]
  schema: typeof HomeContactSchema
}[]) {
  describe(`the ${form} form`, () => {
    test('asks for exactly the fields that its schema checks', () => {
      expect(fields.map(({ name }) => name)).toEqual(Object.keys(schema.entries))
      expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length)
    })

    test('accepts complete answers and answers without the optional fields', () => {
      expect(problems(schema, filled(fields))).toEqual({})
      const optional = fields.filter(({ required }) => !required).map(({ name }) => [name, ''])
      expect(problems(schema, { ...filled(fields), ...Object.fromEntries(optional) })).toEqual({})
    })

    test('stops a visitor only at a required field that is empty or only spaces', () => {
      for (const { name, required } of fields)
        for (const blank of ['', '  \n ']) {
          if (!required && blank && byName(fields, name).options) continue
          expect(Object.keys(problems(schema, { ...filled(fields), [name]: blank }))).toEqual(
            required ? [name] : [],
          )
          expect(missingFields(fields, { ...filled(fields), [name]: blank })).toEqual(
            required ? [name] : [],
          )
        }
    })

    test('accepts every option a visitor is shown and no other', () => {
      for (const { name, options = [] } of fields.filter((field) => field.options)) {
        for (const { value } of options)
          expect(problems(schema, { ...filled(fields), [name]: value })).toEqual({})
        expect(
          Object.keys(problems(schema, { ...filled(fields), [name]: 'something else' })),
        ).toEqual([name])
        expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
        expect(new Set(options.map(({ label }) => label)).size).toBe(options.length)
      }
    })

    test('sends typed text without the spaces around it', () => {
      const sent = 'नमस्ते'.repeat(10)
      for (const { name, type, options } of fields) {
        if (options || type === 'email') continue
        const text = type === 'url' ? 'https://example.com' : sent
        const output = v.parse(schema, { ...filled(fields), [name]: ` ${text} \n` })
        expect((output as Record<string, string>)[name]).toBe(text)
      }
    })

    test('sends pasted text without invisible signs, unless they shape letters', () => {
      for (const { name, type, options } of fields) {
        if (options) continue
        const text =
          {
            email: 'asha@example.com',
            url: 'https://example.com',
            tel: '+91 00000 00000',
          }[type as string] ?? 'क्\u200dष می\u200cخواهم 👩\u200d💻 മോഹന്\u200d'.repeat(3)
        const [first, ...rest] = text
        for (const sign of ['\u200b', '\u200e', '\u202e', '\u2068', '\u00ad', '\ufeff'])
          expect(
            v.parse(schema, {
              ...filled(fields),
              [name]: `\u00a0\u200d${sign}${first}${sign}${rest.join('')}${sign}\u00a0\u200d`,
            })[name as 'name'],
          ).toBe(text)
      }
    })

    test('stops at control signs in a text, but not at tabs and line breaks', () => {
      for (const { name, type, options } of fields) {
        if (options) continue
        const text = filled(fields)[name] as string
        for (const sign of ['\0', '\b', '\x1b', '\x7f', '\x9f'])
          expect(
            Object.keys(problems(schema, { ...filled(fields), [name]: text + sign + text })),
          ).toEqual([name])
        if (type === 'textarea')
          expect(
            problems(schema, { ...filled(fields), [name]: `${text}\t\n\v\f\r\x85${text}` }),
          ).toEqual({})
      }
    })

    test('accepts or rejects any typed text without an exception', () => {
      fc.assert(
        fc.property(
          fc.record(
            Object.fromEntries(
              fields.map(({ name }) => [
                name,
                fc.oneof(fc.string({ unit: 'binary' }), fc.constant(null), fc.constant(undefined)),
              ]),
            ),
          ),
          (values) => {
            for (const message of Object.values(problems(schema, values)))
              expect(message).toMatch(
                /^(Required|Invalid email|Invalid input|Please|Full name|Business name|Industry)/,
              )
            expect(missingFields(fields, values).length).toBeLessThanOrEqual(fields.length)
          },
        ),
      )
    })

    test('gives a phone user the right keyboard and the browser the right memory', () => {
      for (const { type, inputMode, autoComplete, rows, options } of fields) {
        if (type === 'email' || type === 'tel' || type === 'url')
          expect([inputMode, autoComplete]).toEqual([type, type])
        expect(rows !== undefined).toBe(type === 'textarea')
        expect(options !== undefined).toBe(type === 'select' || type === 'radio')
      }
    })
  })
}

test.each([
  [homeContact.fields, 'name*, email*, message*'],
  [contact.fields, 'name*, email*, company, service, message*'],
  [
    serviceRequest.fields,
    'name*, email*, phone, company, service*, budget, timeline, description*, goals',
  ],
  [consultation.fields, 'name*, email*, phone*, businessType*, challenges*, preferredTime'],
  [
    application.fields,
    'fullName*, email*, phone*, businessName*, businessWebsite, industry*, businessSize*, ' +
      'currentRevenue*, aiExperience*, businessChallenges*, transformationGoals*, ' +
      'investmentReadiness*, additionalInfo',
  ],
])('form %# asks for its own fields in order, with the required ones starred', (fields, asked) => {
  expect(fields.map(({ name, required }) => `${name}${required ? '*' : ''}`).join(', ')).toBe(asked)
})

describe('the errors of the application', () => {
  const valid = {
    ...filled(application.fields),
    businessChallenges: 'c'.repeat(50),
    transformationGoals: 'g'.repeat(50),
  }
  const alone = (name: string, value: unknown) =>
    problems(ApplicationAnswersSchema, { ...valid, [name]: value })

  const lengths = [
    ['fullName', 2, 'Full name must be at least 2 characters'],
    ['phone', 10, 'Please enter a valid phone number'],
    ['businessName', 2, 'Business name is required'],
    ['industry', 2, 'Industry is required'],
    ['businessChallenges', 50, 'Please describe your challenges (minimum 50 characters)'],
    ['transformationGoals', 50, 'Please describe your goals (minimum 50 characters)'],
  ] as const
  test.each(lengths)(
    'an applicant needs for %s %i characters or reads: %s',
    (name, least, message) => {
      for (const short of ['', 'x'.repeat(least - 1), ` ${'x'.repeat(least - 1)} `])
        expect(alone(name, short)).toEqual({ [name]: message })
      for (const enough of [` ${'x'.repeat(least)}\n`, 'न'.repeat(least), 'x'.repeat(10_000)])
        expect(alone(name, enough)).toEqual({})
    },
  )

  const selects = [
    ['businessSize', 'Please select business size'],
    ['currentRevenue', 'Please select revenue range'],
    ['aiExperience', 'Please select AI experience level'],
    ['investmentReadiness', 'Please confirm investment readiness'],
  ] as const
  test.each(selects)('an applicant who leaves %s empty reads only: %s', (name, message) => {
    for (const untouched of ['', null, undefined, 'something else'])
      expect(alone(name, untouched)).toEqual({ [name]: message })
  })

  test('an applicant may write a phone number with any characters', () => {
    for (const phone of ['+91 000-000', '०९८७६५४३२१', '(000) 000 00 ext. 5'])
      expect(alone('phone', phone)).toEqual({})
  })

  const wrongMail = 'Please enter a valid email address'
  test.each([
    ...['', 'asha', 'asha@', '@example.com', 'asha@example', 'a b@example.com', 'a@.com'].map(
      (email) => [email, { email: wrongMail }],
    ),
    ...['asha@example.com', "o'brien+x@mail.example.co.in", 'आशा@उदाहरण.भारत'].map((email) => [
      email,
      {},
    ]),
  ])('the email of an applicant, %j, has the errors %j', (email, errors) => {
    expect(alone('email', email)).toEqual(errors)
  })

  test.each([
    ['', ''],
    ['   ', ''],
    ['example.com', 'https://example.com'],
    [' www.example.co.in/shop?a=1 ', 'https://www.example.co.in/shop?a=1'],
    ['example.com:8080', 'https://example.com:8080'],
    ['//example.com', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['उदाहरण.भारत', 'https://उदाहरण.भारत'],
  ])('the website of an applicant, %j, is sent as %j', (typed, sent) => {
    const businessWebsite = typed
    expect(v.parse(ApplicationAnswersSchema, { ...valid, businessWebsite }).businessWebsite).toBe(
      sent,
    )
  })

  test.each(['not a url', 'https://', 'www.', 'https://example', 'javascript:alert(1)', 'a@b.com'])(
    "an applicant with the website %j reads 'Please enter a valid website URL'",
    (address) => {
      expect(alone('businessWebsite', address)).toEqual({
        businessWebsite: 'Please enter a valid website URL',
      })
    },
  )

  test('an applicant who sends an untouched form reads every error at once', () => {
    expect(problems(ApplicationAnswersSchema, emptyValues(application.fields))).toEqual({
      email: wrongMail,
      ...Object.fromEntries(lengths.map(([name, , message]) => [name, message])),
      ...Object.fromEntries(selects),
    })
  })

  test('an application carries currency, time, source and page', () => {
    const context = application.applicationContext('USD', new Date(0))
    expect(context).toEqual({
      currency: 'USD',
      timestamp: '1970-01-01T00:00:00.000Z',
      source: 'AI Business Transformation Program',
      page: '/ai-mastery-course',
    })
    expect(context.source).toBe(premiumHero.title)
    expect(problems(ApplicationSchema, { ...valid, ...context })).toEqual({})
    expect(problems(ApplicationSchema, { ...valid, ...context, currency: 'EUR' })).toEqual({
      currency: 'Invalid input',
    })
    expect(problems(ApplicationSchema, valid)).toEqual({
      currency: 'Required',
      timestamp: 'Required',
      source: 'Required',
      page: 'Required',
    })
  })

  test("the first option names the price in the applicant's currency", () => {
    const [inr, usd] = [application.investmentOptions('INR'), application.investmentOptions('USD')]
    expect(inr.map(({ label }) => label)).toEqual([
      `Ready to invest ₹${prices.premium.INR.toLocaleString('en-IN')} immediately`,
      'Ready within 1-2 weeks',
      'Need more information first',
      'Exploring options',
    ])
    expect(usd[0].label).toBe(
      `Ready to invest $${prices.premium.USD.toLocaleString('en-US')} immediately`,
    )
    expect(usd.map(({ value }) => value)).toEqual(inr.map(({ value }) => value))
  })
})

// The library's default messages, which requirements §5.3 names.
test.each([
  ['name', '', 'Required'],
  ['name', undefined, 'Required'],
  ['service', '', 'Required'],
  ['email', 'asha@', 'Invalid email'],
  ['email', 'a b@example.com', 'Invalid email'],
  ['email', 'asha@localhost', undefined],
  ['service', 'plumbing', 'Invalid input'],
  ['budget', 'plenty', 'Invalid input'],
  ['name', 7, 'Invalid input'],
])('a service request with the %s %j has the error %s', (name, value, message) => {
  const values = { ...filled(serviceRequest.fields), [name]: value }
  expect(problems(ServiceRequestSchema, values)).toEqual(message ? { [name]: message } : {})
})

describe('the options of a form', () => {
  const optionsOf = (fields: readonly FormField[], name: string, part: 'value' | 'label') =>
    byName(fields, name).options?.map((option) => option[part]) ?? []

  test.each([
    [
      serviceRequest.fields,
      'service',
      'ai-automation, digital-marketing, youtube-growth, content-creation, web-development, ' +
        'seo-services, social-media, consulting, multiple-services, other',
    ],
    [
      serviceRequest.fields,
      'budget',
      'under-1k, 1k-5k, 5k-10k, 10k-25k, 25k-50k, over-50k, discuss',
    ],
    [
      serviceRequest.fields,
      'timeline',
      'asap, 1-month, 2-3-months, 3-6-months, 6-plus-months, flexible',
    ],
    [
      consultation.fields,
      'businessType',
      'individual-entrepreneur, startup, small-business, medium-business, enterprise, ' +
        'freelancer, agency, non-profit, other',
    ],
    [consultation.fields, 'preferredTime', 'morning, afternoon, evening, flexible'],
  ])('%#: the values are those of the requirements', (fields, name, expected) => {
    expect(optionsOf(fields, name, 'value').join(', ')).toBe(expected)
  })

  test.each([
    [
      consultation.fields,
      'preferredTime',
      'Morning (9 AM-12 PM IST); Afternoon (12-5 PM IST); Evening (5-8 PM IST); Flexible',
    ],
    [
      contact.fields,
      'service',
      'AI Solutions & Automation; Digital Marketing & SEO; Content Creation & Strategy; ' +
        'YouTube Strategy & Growth; Design & Visual Branding; Business Consulting; Other',
    ],
    [
      application.fields,
      'businessSize',
      'Solo Entrepreneur; 2-10 employees; 11-50 employees; 51-200 employees; 200+ employees',
    ],
    [
      application.fields,
      'currentRevenue',
      'Pre-revenue; 1L-10L; 10L-50L; 50L-1Cr; 1Cr-10Cr; 10Cr+',
    ],
    [
      application.fields,
      'aiExperience',
      'Complete Beginner; Some Awareness; Basic Understanding; Intermediate; Advanced',
    ],
  ])('%#: the words are those of the requirements', (fields, name, expected) => {
    expect(optionsOf(fields, name, 'label').join('; ')).toBe(expected)
  })

  test('are shown as words, not ids', () => {
    expect(labelOf(serviceRequest.requestServices, 'ai-automation')).toBe('AI Automation')
    expect(labelOf(serviceRequest.budgets, 'under-1k')).toBe('Under $1,000')
    for (const { fields } of forms)
      for (const field of fields as readonly FormField[])
        for (const { label } of field.options ?? []) expect(label).not.toMatch(/^[a-z]/)
  })

  test('are preselected by a link, which may name an unknown one', () => {
    expect(knownValue(serviceRequest.requestServices, 'seo-services')).toBe('seo-services')
    for (const unknown of ['plumbing', '', 'SEO Services', 'toString', null, undefined])
      expect(knownValue(serviceRequest.requestServices, unknown)).toBe('')
  })

  test('text areas have the specified heights', () => {
    const rows = (fields: readonly FormField[], name: string) => byName(fields, name).rows
    expect(rows(homeContact.fields, 'message')).toBe(5)
    expect(rows(contact.fields, 'message')).toBe(5)
    expect(rows(serviceRequest.fields, 'description')).toBe(4)
    expect(rows(serviceRequest.fields, 'goals')).toBe(3)
    expect(rows(consultation.fields, 'challenges')).toBe(4)
  })
})

test('the button of a form shows that it is being sent', () => {
  expect(homeContact.buttons.submitting).toBe('Sending Professional Message...')
  expect(serviceRequest.buttons.submitting).toBe('Sending...')
  expect(application.buttons.submitting).toBe('Submitting Application...')
})
