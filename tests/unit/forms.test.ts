import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { ApplicationSchema } from '#data/forms/application-schema.ts'
import { knownValue, missingFields } from '#data/forms/field.ts'
import { schemaOf } from '#data/forms/form-schema.ts'
import type { FormField } from '#data/schemas/form-field.ts'
import { asDelivered } from '#tests/delivered/as-delivered.ts'
import * as pages from '#tests/forms/form-pages.ts'
import { answersFor, type LeadPage } from '#tests/forms/form-pages.ts'

// Other files, which share modules with this one, need valibot's own messages.
afterAll(() => {
  v.deleteGlobalMessage()
  v.deleteSpecificMessage(v.rfcEmail)
})

/** Each form with its fields in their order: those with a star are required. */
const asked: [form: LeadPage, asked: string][] = [
  [pages.home, 'name*, email*, message* (5 lines)'],
  [pages.contact, 'name*, email*, company, service, message* (5 lines)'],
  [
    pages.serviceRequest,
    'name*, email*, phone, company, service*, budget, timeline, description* (4 lines), ' +
      'goals (3 lines)',
  ],
  [
    pages.consultation,
    'name*, email*, phone*, businessType*, challenges* (4 lines), preferredTime',
  ],
  [
    pages.application,
    'fullName*, email*, phone*, businessName*, businessWebsite, industry*, businessSize*, ' +
      'currentRevenue*, aiExperience*, businessChallenges* (4 lines), ' +
      'transformationGoals* (4 lines), investmentReadiness*, additionalInfo (3 lines)',
  ],
]
type Schema = v.GenericSchema<unknown, Record<string, string>>
const forms = asked.map(([form, asked]) => ({
  ...form,
  asked,
  schema: (form === pages.application ? ApplicationSchema : schemaOf(form.fields)) as Schema,
}))

const optionsOf = (fields: readonly FormField[], name: string) =>
  fields.find((field) => field.name === name)?.options ?? []

/** Error shown below each field: the first of its problems. */
function problems(schema: v.GenericSchema, values: unknown) {
  const result = v.safeParse(schema, values)
  if (result.success) return {}
  const { nested = {} } = v.flatten(result.issues) as {
    nested?: Record<string, [string, ...string[]]>
  }
  return Object.fromEntries(Object.entries(nested).map(([name, messages]) => [name, messages[0]]))
}

describe.each(forms)('$name', ({ fields, schema, asked }) => {
  const valid = answersFor(fields)
  /** Fields with an error where some answers are changed. */
  const faults = (changed: Record<string, unknown> = {}) =>
    Object.keys(problems(schema, { ...valid, ...changed }))

  test('asks for its own fields in order, each with its lines', () => {
    const described = fields.map(
      ({ name, required, rows }) => name + (required ? '*' : '') + (rows ? ` (${rows} lines)` : ''),
    )
    expect(described.join(', ')).toBe(asked)
  })

  test('has a label of its own for each field and accepts complete answers', () => {
    expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length)
    expect(faults()).toEqual([])
  })

  test('stops a visitor only at a required field that is empty or only spaces', () => {
    for (const { name, required, options } of fields)
      for (const blank of options && !required ? [''] : ['', '  \n ']) {
        const expected = required ? [name] : []
        expect(faults({ [name]: blank })).toEqual(expected)
        expect(missingFields(fields, { ...valid, [name]: blank })).toEqual(expected)
      }
  })

  test('accepts every option a visitor is shown and no other', () => {
    for (const { name, options = [] } of fields.filter((field) => field.options)) {
      for (const { value } of options) expect(faults({ [name]: value })).toEqual([])
      expect(faults({ [name]: 'something else' })).toEqual([name])
      for (const part of ['value', 'label'] as const)
        expect(new Set(options.map((option) => option[part])).size).toBe(options.length)
    }
  })

  test('sends text without spaces around it and invisible signs, unless they shape letters', () => {
    for (const { name, type, options } of fields) {
      if (options) continue
      const text = ['email', 'url', 'tel'].includes(type)
        ? (valid[name] ?? '')
        : 'क्\u200dष می\u200cخواهم 👩\u200d💻 മോഹന്\u200d'.repeat(3)
      const [first, ...rest] = text
      for (const sign of ['\u200b', '\u200e', '\u202e', '\u2068', '\u00ad', '\ufeff'])
        expect(
          v.parse(schema, {
            ...valid,
            [name]: `\u00a0\u200d${sign}${first}${sign}${rest.join('')}${sign}\u00a0\u200d`,
          })[name],
        ).toBe(text)
    }
  })

  test('stops at control signs in a text, but not at tabs and line breaks', () => {
    for (const { name, type, options } of fields) {
      if (options) continue
      const text = valid[name]
      for (const sign of ['\0', '\b', '\x1b', '\x7f', '\x9f'])
        expect(faults({ [name]: text + sign + text })).toEqual([name])
      if (type === 'textarea')
        expect(faults({ [name]: `${text}\t\n\v\f\r\x85${text}` })).toEqual([])
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
})

describe('the errors of the application', () => {
  const valid = answersFor(pages.application.fields)
  const alone = (name: string, value: unknown) =>
    problems(ApplicationSchema, { ...valid, [name]: value })

  test.each([
    ['fullName', 2, 'Full name must be at least 2 characters'],
    ['phone', 10, 'Please enter a valid phone number'],
    ['businessName', 2, 'Business name is required'],
    ['industry', 2, 'Industry is required'],
    ['businessChallenges', 50, 'Please describe your challenges (minimum 50 characters)'],
    ['transformationGoals', 50, 'Please describe your goals (minimum 50 characters)'],
  ] as const)('an applicant needs for %s %i characters or reads: %s', (name, least, message) => {
    for (const short of ['', 'x'.repeat(least - 1), ` ${'x'.repeat(least - 1)} `])
      expect(alone(name, short)).toEqual({ [name]: message })
    for (const enough of [` ${'x'.repeat(least)}\n`, 'न'.repeat(least), 'x'.repeat(10_000)])
      expect(alone(name, enough)).toEqual({})
  })

  test.each([
    ['businessSize', 'Please select business size'],
    ['currentRevenue', 'Please select revenue range'],
    ['aiExperience', 'Please select AI experience level'],
    ['investmentReadiness', 'Please confirm investment readiness'],
  ] as const)('an applicant who leaves %s empty reads only: %s', (name, message) => {
    for (const untouched of ['', null, undefined, 'something else'])
      expect(alone(name, untouched)).toEqual({ [name]: message })
  })

  test('an applicant may write a phone number with any characters', () => {
    for (const phone of ['+91 000-000', '०९८७६५४३२१', '(000) 000 00 ext. 5'])
      expect(alone('phone', phone)).toEqual({})
  })

  test('an applicant needs a mail address', () => {
    for (const email of ['', 'asha', 'asha@', '@example.com', 'asha@example', 'a b@example.com'])
      expect(alone('email', email)).toEqual({ email: 'Please enter a valid email address' })
    for (const email of ['asha@example.com', "o'brien+x@mail.example.co.in", 'आशा@उदाहरण.भारत'])
      expect(alone('email', email), email).toEqual({})
  })

  test.each<[typed: string, sent?: string]>([
    ['', ''],
    ['   ', ''],
    ['example.com', 'https://example.com'],
    [' www.example.co.in/shop?a=1 ', 'https://www.example.co.in/shop?a=1'],
    ['example.com:8080', 'https://example.com:8080'],
    ['//example.com', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['उदाहरण.भारत', 'https://उदाहरण.भारत'],
    ...['not a url', 'https://', 'www.', 'https://a', 'javascript:alert(1)', 'a@b.com'].map(
      (none): [string] => [none],
    ),
  ])('the website of an applicant, %j, is sent as %j, or is none', (typed, sent) => {
    if (sent === undefined)
      return expect(alone('businessWebsite', typed)).toEqual({
        businessWebsite: 'Please enter a valid website URL',
      })
    const { businessWebsite } = v.parse(ApplicationSchema, { ...valid, businessWebsite: typed })
    expect(businessWebsite).toBe(sent)
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
  const { fields } = pages.serviceRequest
  const values = { ...answersFor(fields), [name]: value }
  expect(problems(schemaOf(fields), values)).toEqual(message ? { [name]: message } : {})
})

// The schemas of the files hold the other values and words.
test.skipIf(!asDelivered)('the times of a consultation are in IST', () => {
  const times = optionsOf(pages.consultation.fields, 'preferredTime').map(({ label }) => label)
  expect(times.join(', ')).toBe(
    'Morning (9 AM-12 PM IST), Afternoon (12-5 PM IST), Evening (5-8 PM IST), Flexible',
  )
})

test('a link preselects an option by its value alone', () => {
  const options = optionsOf(pages.serviceRequest.fields, 'service')
  expect(knownValue(options, 'seo-services')).toBe('seo-services')
  for (const unknown of ['plumbing', '', 'SEO Services', 'toString', null, undefined])
    expect(knownValue(options, unknown)).toBe('')
})
