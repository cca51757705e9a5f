import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ApplicationSchema } from '#data/forms/application-schema.ts'
import { knownValue, missingFields } from '#data/forms/field.ts'
import { schemaOf } from '#data/forms/form-schema.ts'
import { isAsDelivered } from '#tests/delivered/as-delivered.ts'
import * as pages from '#tests/forms/form-pages.ts'

type Schema = v.GenericSchema<unknown, Record<string, string>>
const schemas = new Map<pages.LeadPage, Schema>([
  [pages.application, ApplicationSchema],
])
for (const form of pages.servedForms) {
  const schema = schemaOf(form.fields)
  schemas.set(form, schema as Schema)
}
const requirements = readFileSync('docs/requirements.md', 'utf8')

/** The first error of each invalid field, by the field's name. */
function problems(schema: v.GenericSchema, values: unknown) {
  const { issues = [] } = v.safeParse(schema, values)
  const errors = issues.map((issue) => [v.getDotPath(issue), issue.message])
  return Object.fromEntries(errors.reverse())
}

describe.each([...schemas])('$name', ({ id, fields }, schema) => {
  const valid = pages.answersFor(fields)
  /** The names of the fields with an error after some answers were changed. */
  const faults = (changed: Record<string, unknown> = {}) => {
    const answers = { ...valid, ...changed }
    return Object.keys(problems(schema, answers))
  }

  test('asks for the fields of requirements §3.4 in order, with rows and unique labels', () => {
    const asked = fields.map(({ name, required, rows }) => {
      const mark = required ? '*' : ''
      const lines = rows ? ` (${rows} lines)` : ''
      return name + mark + lines
    })
    const list = asked.join(', ')
    expect(requirements).toContain(`/${id}-form.yaml\` | ${list} |`)
    const labels = fields.map(({ label }) => label)
    expect(new Set(labels).size).toBe(fields.length)
  })

  test('refuses a blank answer (empty or only spaces) only in a required field', () => {
    expect(faults()).toEqual([])
    for (const { name, required, options } of fields) {
      const expected = required ? [name] : []
      const blanks = options && !required ? [''] : ['', '  \n ']
      for (const blank of blanks) {
        const changed = { [name]: blank }
        expect(faults(changed)).toEqual(expected)
        const missing = missingFields(fields, { ...valid, ...changed })
        expect(missing).toEqual(expected)
      }
    }
  })

  test('accepts every option that a visitor is shown, and no other value', () => {
    const choices = fields.filter((field) => field.options)
    for (const { name, options = [] } of choices) {
      for (const { value } of options) {
        const chosen = { [name]: value }
        expect(faults(chosen)).toEqual([])
      }
      const invented = { [name]: 'something else' }
      expect(faults(invented)).toEqual([name])
      for (const part of ['value', 'label'] as const) {
        const words = options.map((option) => option[part])
        expect(new Set(words).size).toBe(options.length)
      }
    }
  })

  test('trims a text and removes invisible characters, except those that shape letters', () => {
    const invisible = [
      '\u200b',
      '\u200e',
      '\u202a',
      '\u202e',
      '\u2068',
      '\u00ad',
      '\ufeff',
      '\0',
      '\b',
      '\x1b',
      '\x7f',
      '\x9f',
    ]
    for (const { name, type, options } of fields) {
      if (options) continue
      const text = ['email', 'url', 'tel'].includes(type)
        ? (valid[name] ?? '')
        : 'क्\u200dष می\u200cخواهم 👩\u200d💻 മോഹന്\u200d'.repeat(3)
      const [first, ...others] = text
      const rest = others.join('')
      for (const character of invisible) {
        const surrounded = `${character}${first}${character}${rest}${character}`
        const typed = `\u00a0\u200d${surrounded}\u00a0\u200d`
        const sent = v.parse(schema, { ...valid, [name]: typed })
        expect(sent[name]).toBe(text)
      }
    }
  })

  test('keeps tabs and line breaks in a long text', () => {
    for (const { name, type } of fields) {
      if (type !== 'textarea') continue
      const onLines = `${valid[name]}\t\n\v\f\r\x85${valid[name]}`
      const sent = v.parse(schema, { ...valid, [name]: onLines })
      expect(sent[name]).toBe(onLines)
    }
  })

  test('never throws, and shows only error messages of the site, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(null, undefined),
    )
    const inEachField = fields.map(({ name }) => [name, typed])
    const answers = fc.record(Object.fromEntries(inEachField))
    const messageStarts = [
      'Required',
      'Invalid email',
      'Invalid input',
      'Please',
      'Full name',
      'Business name',
      'Industry',
    ]
    fc.assert(
      fc.property(answers, (values) => {
        const messages = Object.values(problems(schema, values)).map(String)
        for (const message of messages) {
          const isOfSite = messageStarts.some((start) =>
            message.startsWith(start),
          )
          expect(isOfSite).toBe(true)
        }
        const missing = missingFields(fields, values)
        expect(missing.length).toBeLessThanOrEqual(fields.length)
      }),
    )
  })
})

const invalidChoices = ['', null, undefined, 'something else']
const invalidMails = [
  '',
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'a b@example.com',
  'asha@example.com,',
  '<asha@example.com>',
  'mailto:asha@example.com',
  'asha,ravi@example.com',
  'asha@example.com।',
]
const mails = [
  'asha@example.com',
  "o'brien+x@mail.example.co.in",
  'आशा@उदाहरण.भारत',
]
const invalidWebsites = [
  'not a url',
  'https://',
  'www.',
  'https://a',
  'javascript:alert(1)',
  'a@b.com',
  '@asha designs',
  'ftp://shop.example',
  'https://me:pw@shop.example',
  'https://shop.',
  '0',
]
const phones = ['+91 000-000', '०९८७६५४३२१', '(000) 000 00 ext. 5']

/**
 * The name of a field, an error message, the answers that get this message, and accepted answers.
 * A number in place of the wrong answers is the least length of an accepted answer.
 */
type Row = [
  name: string,
  error: string,
  wrong: number | unknown[],
  right?: string[],
]

/** Returns a function that tests a row: wrong answers get the row's error, right ones none. */
const errorsIn =
  (form: pages.LeadPage) =>
  (...[name, error, wrong, right = []]: Row) => {
    const x = (count: number) => 'x'.repeat(count)
    const isMinimum = typeof wrong === 'number'
    const refused = isMinimum ? ['', x(wrong - 1), ` ${x(wrong - 1)} `] : wrong
    const accepted = isMinimum
      ? [` ${x(wrong)}\n`, 'न'.repeat(wrong), x(10_000), ...right]
      : right
    const schema = schemas.get(form) as Schema
    const answers = pages.answersFor(form.fields)
    const errorsOf = (value: unknown) =>
      problems(schema, { ...answers, [name]: value })
    for (const value of refused) {
      const errors = errorsOf(value)
      expect(errors, `${value}`).toEqual({ [name]: error })
    }
    for (const value of accepted) {
      const errors = errorsOf(value)
      expect(errors, value).toEqual({})
    }
  }

// Default messages, for fields without their own messages (requirements §5.1.3).
test.each<Row>([
  ['name', 'Required', ['', undefined]],
  ['service', 'Required', ['']],
  [
    'email',
    'Invalid email',
    [
      'asha@',
      'a b@example.com',
      'asha@example,com',
      'asha@example..com',
      'asha@-example.com',
      'asha@example-.com',
    ],
    ['asha@localhost', "o'brien+x@mail.example.co.in", 'asha@उदाहरण.भारत'],
  ],
  ['service', 'Invalid input', ['plumbing']],
  ['budget', 'Invalid input', ['plenty']],
  ['name', 'Invalid input', [7]],
])(
  'a service request with a wrong %s has the error %s',
  errorsIn(pages.serviceRequest),
)

test.each<Row>([
  ['fullName', 'Full name must be at least 2 characters', 2],
  ['email', 'Please enter a valid email address', invalidMails, mails],
  ['phone', 'Please enter a valid phone number', 10, phones],
  ['businessName', 'Business name is required', 2],
  ['businessWebsite', 'Please enter a valid website URL', invalidWebsites],
  ['industry', 'Industry is required', 2],
  ['businessSize', 'Please select business size', invalidChoices],
  ['currentRevenue', 'Please select revenue range', invalidChoices],
  ['aiExperience', 'Please select AI experience level', invalidChoices],
  [
    'businessChallenges',
    'Please describe your challenges (minimum 50 characters)',
    50,
  ],
  [
    'transformationGoals',
    'Please describe your goals (minimum 50 characters)',
    50,
  ],
  [
    'investmentReadiness',
    'Please confirm investment readiness',
    invalidChoices,
  ],
])('an applicant with a wrong %s reads only: %s', errorsIn(pages.application))

test.each([
  ['', ''],
  ['   ', ''],
  ['example.com', 'https://example.com'],
  [' www.example.co.in/shop?a=1 ', 'https://www.example.co.in/shop?a=1'],
  ['example.com:8080', 'https://example.com:8080'],
  ['//example.com', 'https://example.com'],
  ['http://example.com', 'http://example.com'],
  // Keyboards of phones capitalise the first letter of a field.
  ['Https://example.com', 'Https://example.com'],
  ['उदाहरण.भारत', 'https://उदाहरण.भारत'],
  ['instagram.com/asha', 'https://instagram.com/asha'],
  ['NA', ''],
  ['n/a', ''],
  ['None.', ''],
  ['-', ''],
  ['@', ''],
  ['no website yet', ''],
  ['नहीं', ''],
  ['Under construction', ''],
  ["don't have one", ''],
  ['कोई नहीं', ''],
  ['@asha.designs', '@asha.designs'],
  ['Asha Designs on Instagram', 'Asha Designs on Instagram'],
  ['insta: asha_designs', 'insta: asha_designs'],
  ['Google Business profile', 'Google Business profile'],
  ['Justdial', 'Justdial'],
])("an applicant's website %j is sent as %j", (businessWebsite, sent) => {
  const answers = {
    ...pages.answersFor(pages.application.fields),
    businessWebsite,
  }
  const application = v.parse(ApplicationSchema, answers)
  expect(application.businessWebsite).toBe(sent)
})

// The schemas of the content files check the other values and texts of the form.
test.skipIf(!isAsDelivered)('the consultation form offers times in IST', () => {
  const { fields } = pages.consultation
  const time = fields.find(({ name }) => name === 'preferredTime')
  const labels = time?.options?.map(({ label }) => label)
  expect(labels?.join(', ')).toBe(
    'Morning (9 AM-12 PM IST), Afternoon (12-5 PM IST), Evening (5-8 PM IST), Flexible',
  )
})

test('a link preselects an option only by its value, not by its label', () => {
  const { fields } = pages.serviceRequest
  const service = fields.find(({ name }) => name === 'service')
  const { options = [] } = service ?? {}
  expect(knownValue(options, 'seo-services')).toBe('seo-services')
  const unknown = ['plumbing', '', 'SEO Services', 'toString', null, undefined]
  for (const value of unknown) expect(knownValue(options, value)).toBe('')
})
