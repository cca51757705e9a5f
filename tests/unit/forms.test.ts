import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { promises } from '../../data/claims.ts'
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
import { withScheme } from '../../data/forms/website.ts'
import { premiumHero } from '../../data/premium.ts'
import { prices } from '../../data/prices.ts'
import { toasts } from '../../data/toasts.ts'

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
      const texts = fields.filter(({ options, type }) => !options && type !== 'email')
      const values = {
        ...filled(fields),
        ...Object.fromEntries(
          texts.map(({ name, type }) => [
            name,
            type === 'url' ? ' https://example.com ' : ` ${'नमस्ते'.repeat(10)} \n`,
          ]),
        ),
      }
      const output = v.parse(schema, values) as Record<string, string>
      for (const { name, type } of texts)
        expect(output[name]).toBe(type === 'url' ? 'https://example.com' : 'नमस्ते'.repeat(10))
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

describe('the errors of the application', () => {
  const valid = {
    ...filled(application.fields),
    businessChallenges: 'c'.repeat(50),
    transformationGoals: 'g'.repeat(50),
  }
  const alone = (name: string, value: unknown) =>
    problems(ApplicationAnswersSchema, { ...valid, [name]: value })

  const lengths = [
    { name: 'fullName', least: 2, message: 'Full name must be at least 2 characters' },
    { name: 'phone', least: 10, message: 'Please enter a valid phone number' },
    { name: 'businessName', least: 2, message: 'Business name is required' },
    { name: 'industry', least: 2, message: 'Industry is required' },
    {
      name: 'businessChallenges',
      least: 50,
      message: 'Please describe your challenges (minimum 50 characters)',
    },
    {
      name: 'transformationGoals',
      least: 50,
      message: 'Please describe your goals (minimum 50 characters)',
    },
  ]
  for (const { name, least, message } of lengths) {
    test(`an applicant reads '${message}' below ${least} characters in ${name}`, () => {
      for (const short of [
        '',
        'x',
        'x'.repeat(least - 1),
        ` ${'x'.repeat(least - 1)} `,
        ' '.repeat(least),
      ])
        expect(alone(name, short)).toEqual({ [name]: message })
      for (const enough of [
        'x'.repeat(least),
        ` ${'x'.repeat(least)}\n`,
        'न'.repeat(least),
        'x'.repeat(10_000),
      ])
        expect(alone(name, enough)).toEqual({})
    })
  }

  const selects = [
    { name: 'businessSize', message: 'Please select business size' },
    { name: 'currentRevenue', message: 'Please select revenue range' },
    { name: 'aiExperience', message: 'Please select AI experience level' },
    { name: 'investmentReadiness', message: 'Please confirm investment readiness' },
  ]
  for (const { name, message } of selects) {
    test(`an applicant who leaves ${name} empty reads only '${message}'`, () => {
      for (const untouched of ['', null, undefined, 'something else'])
        expect(alone(name, untouched)).toEqual({ [name]: message })
    })
  }

  test('an applicant may write a phone number with any characters', () => {
    for (const phone of ['+91 000-000', '०९८७६५४३२१', '(000) 000 00 ext. 5'])
      expect(alone('phone', phone)).toEqual({})
  })

  test("an applicant with a wrong email reads 'Please enter a valid email address'", () => {
    for (const email of [
      '',
      'asha',
      'asha@',
      '@example.com',
      'asha@example',
      'asha example@example.com',
      'a@b@example.com',
      'asha@example.',
      'asha@.com',
    ])
      expect(alone('email', email)).toEqual({ email: 'Please enter a valid email address' })
    for (const email of [
      'asha@example.com',
      ' asha@example.com ',
      "o'brien+x@mail.example.co.in",
      'a@xn--p1b6ci4b4b3a.xn--h2brj9c',
      'आशा@उदाहरण.भारत',
    ])
      expect(alone('email', email)).toEqual({})
  })

  test('an applicant may omit the website or its https://', () => {
    const website = (address: string) =>
      v.parse(ApplicationAnswersSchema, { ...valid, businessWebsite: address }).businessWebsite
    expect(website('')).toBe('')
    expect(website('   ')).toBe('')
    expect(website('example.com')).toBe('https://example.com')
    expect(website(' www.example.co.in/shop?a=1 ')).toBe('https://www.example.co.in/shop?a=1')
    expect(website('example.com:8080')).toBe('https://example.com:8080')
    expect(website('//example.com')).toBe('https://example.com')
    expect(website('http://example.com')).toBe('http://example.com')
    expect(website('HTTPS://example.com')).toBe('HTTPS://example.com')
    expect(website('उदाहरण.भारत')).toBe('https://उदाहरण.भारत')
    expect(withScheme(withScheme('example.com'))).toBe('https://example.com')
  })

  test("an applicant with a wrong website reads 'Please enter a valid website URL'", () => {
    for (const address of [
      'none',
      'not a url',
      'https://',
      'http://.',
      'www.',
      'https://example',
      'javascript:alert(1)',
      'ftp://example.com',
      'asha@example.com',
      'mailto:asha@example.com',
    ])
      expect(alone('businessWebsite', address)).toEqual({
        businessWebsite: 'Please enter a valid website URL',
      })
  })

  test('an applicant who sends an untouched form reads every error at once', () => {
    expect(problems(ApplicationAnswersSchema, emptyValues(application.fields))).toEqual({
      fullName: 'Full name must be at least 2 characters',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
      businessName: 'Business name is required',
      industry: 'Industry is required',
      businessSize: 'Please select business size',
      currentRevenue: 'Please select revenue range',
      aiExperience: 'Please select AI experience level',
      businessChallenges: 'Please describe your challenges (minimum 50 characters)',
      transformationGoals: 'Please describe your goals (minimum 50 characters)',
      investmentReadiness: 'Please confirm investment readiness',
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

describe('errors that the requirements do not specify', () => {
  const values = filled(serviceRequest.fields)

  test("a visitor reads 'Required' for an empty field", () => {
    for (const name of ['name', 'email', 'service', 'description'])
      expect(problems(ServiceRequestSchema, { ...values, [name]: '' })).toEqual({
        [name]: 'Required',
      })
    expect(problems(ServiceRequestSchema, {})).toMatchObject({
      name: 'Required',
      email: 'Required',
      service: 'Required',
      description: 'Required',
    })
  })

  test("a visitor reads 'Invalid email' where a browser finds no address", () => {
    for (const email of ['asha', 'asha@', 'a b@example.com'])
      expect(problems(ServiceRequestSchema, { ...values, email })).toEqual({
        email: 'Invalid email',
      })
    for (const email of ['asha@example.com', 'asha@localhost', ' asha@example.com '])
      expect(problems(ServiceRequestSchema, { ...values, email })).toEqual({})
  })

  test("a visitor reads 'Invalid input' for anything else", () => {
    expect(problems(ServiceRequestSchema, { ...values, service: 'plumbing' })).toEqual({
      service: 'Invalid input',
    })
    expect(problems(ServiceRequestSchema, { ...values, budget: 'plenty' })).toEqual({
      budget: 'Invalid input',
    })
    expect(problems(ServiceRequestSchema, { ...values, name: 7 })).toEqual({
      name: 'Invalid input',
    })
  })
})

describe('the options of a form', () => {
  const values = (fields: readonly FormField[], name: string) =>
    byName(fields, name)
      .options?.map(({ value }) => value)
      .join(', ')
  const labels = (fields: readonly FormField[], name: string) =>
    byName(fields, name)
      .options?.map(({ label }) => label)
      .join('; ')

  test('are those of the requirements, in their order', () => {
    expect(values(serviceRequest.fields, 'service')).toBe(
      'ai-automation, digital-marketing, youtube-growth, content-creation, web-development, ' +
        'seo-services, social-media, consulting, multiple-services, other',
    )
    expect(values(serviceRequest.fields, 'budget')).toBe(
      'under-1k, 1k-5k, 5k-10k, 10k-25k, 25k-50k, over-50k, discuss',
    )
    expect(values(serviceRequest.fields, 'timeline')).toBe(
      'asap, 1-month, 2-3-months, 3-6-months, 6-plus-months, flexible',
    )
    expect(values(consultation.fields, 'businessType')).toBe(
      'individual-entrepreneur, startup, small-business, medium-business, enterprise, ' +
        'freelancer, agency, non-profit, other',
    )
    expect(values(consultation.fields, 'preferredTime')).toBe(
      'morning, afternoon, evening, flexible',
    )
    expect(labels(consultation.fields, 'preferredTime')).toBe(
      'Morning (9 AM-12 PM IST); Afternoon (12-5 PM IST); Evening (5-8 PM IST); Flexible',
    )
    expect(labels(contact.fields, 'service')).toBe(
      'AI Solutions & Automation; Digital Marketing & SEO; Content Creation & Strategy; ' +
        'YouTube Strategy & Growth; Design & Visual Branding; Business Consulting; Other',
    )
    expect(labels(application.fields, 'businessSize')).toBe(
      'Solo Entrepreneur; 2-10 employees; 11-50 employees; 51-200 employees; 200+ employees',
    )
    expect(labels(application.fields, 'currentRevenue')).toBe(
      'Pre-revenue; 1L-10L; 10L-50L; 50L-1Cr; 1Cr-10Cr; 10Cr+',
    )
    expect(labels(application.fields, 'aiExperience')).toBe(
      'Complete Beginner; Some Awareness; Basic Understanding; Intermediate; Advanced',
    )
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

describe('the texts around a form', () => {
  test('show on the button that a form is being sent', () => {
    expect(homeContact.buttons.submitting).toBe('Sending Professional Message...')
    expect(serviceRequest.buttons.submitting).toBe('Sending...')
    expect(application.buttons.submitting).toBe('Submitting Application...')
  })

  test('match the requirements in the toasts', () => {
    expect(Object.values(toasts).map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Professional Message Sent!',
        'Email Client Opened! 📧',
        'Application Submitted Successfully!',
        'Request Sent Successfully! 🎉',
        'Professional Consultation Requested!',
        'Please fill in all required fields',
        'Error',
        'Submission Error',
      ]),
    )
    expect(toasts.messageSent.description).toContain(promises.reviewResponse.sentence)
    expect(toasts.guide.description).toContain(promises.paymentDetails.sentence)
    expect(toasts.applicationSubmitted.description).toContain(promises.reviewResponse.sentence)
    expect(toasts.serviceRequestSent.description).toContain(promises.serviceResponse.sentence)
    expect(toasts.consultationRequested.description).toContain(
      promises.consultationResponse.sentence,
    )
    expect(toasts.requiredFieldsMissing.description).toBe(
      'Name, email, service type, and project description are required.',
    )
    expect(toasts.serviceRequestFailed.description).toBe(
      'Something went wrong. Please try again or contact us directly via WhatsApp.',
    )
    expect(toasts.applicationFailed.description).toBe(
      'There was an issue submitting your application. Please try again or contact us directly.',
    )
  })
})

test('fields, messages, links and toasts do not import the validation library', () => {
  const folder = (path: string) => readdirSync(`data/${path}`).map((file) => `${path}/${file}`)
  const withoutValidation = [
    ...folder('messages'),
    ...folder('forms').filter((file) => /fields?\.ts$|website\.ts$/.test(file)),
    'links.ts',
    'toasts.ts',
    'money.ts',
    'site.ts',
  ]
  for (const file of withoutValidation) {
    const imports = readFileSync(`data/${file}`, 'utf8').match(/^import .*$/gm) ?? []
    expect(
      imports.filter(
        (line) => /valibot|\.schema'|\/schemas\//.test(line) && !line.startsWith('import type '),
      ),
    ).toEqual([])
  }
})
