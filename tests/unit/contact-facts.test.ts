import { expect, test, vi } from 'vitest'
import { promises } from '#data/claims.yaml'
import { contactEntries } from '#data/contact-entries.ts'
import { zoneName } from '#data/hours-text.ts'
import {
  isOff,
  isPlaceholder,
  measurementServices,
} from '#data/measurement-ids.ts'
import * as site from '#data/site.yaml'

interface Fact {
  value: string
  href: string
}
const facts = contactEntries.map(({ value, href = '' }) => ({
  value,
  href,
}))
const [mail, phone, place, time] = facts as [Fact, Fact, Fact, Fact]

const digitsOf = (text: string) => text.replace(/\D/g, '')

test('a visitor who taps the email address writes to it', () => {
  expect(mail.value).toBe(site.email)
  expect(mail.href).toBe(`mailto:${site.email}`)
})

test('the phone number is on one line, and a visitor who taps it calls the consultant', () => {
  expect(phone.href).toMatch(/^tel:\+?\d+$/)
  expect(digitsOf(phone.href)).toBe(digitsOf(site.phone))
  expect(phone.value).not.toContain(' ')
  const read = phone.value.replaceAll('\u00a0', ' ')
  expect(read).toBe(site.phone)
})

test('a visitor reads where the consultant works', () => {
  expect(place.value).toBe(site.reach)
})

test('a visitor reads the promised response time with each word capitalised', () => {
  const { sentence } = promises.consultationResponse
  expect(time.value.toLowerCase()).toBe(sentence.toLowerCase())
  const promised = sentence.split(' ')
  const shown = time.value.split(' ')
  for (const [index, word] of shown.entries()) {
    expect(word).not.toMatch(/^[a-z]/)
    const rest = promised[index]?.slice(1)
    expect(word.slice(1)).toBe(rest)
  }
})

test('a visitor sees a different icon for each contact fact', () => {
  const icons = contactEntries.map(({ icon }) => icon)
  expect(icons).toEqual(['mail', 'phone', 'map-pin', 'clock'])
})

test('a sentence names a time zone without its offset from GMT', () => {
  expect(zoneName('IST (GMT+5:30)')).toBe('IST')
  expect(zoneName('GMT')).toBe('GMT')
})

test('opening hours that the owner keeps off the pages are not shown', async () => {
  const shown = {
    days: ['Monday'],
    opens: '09:00',
    closes: '18:00',
    onPages: true,
  }
  const hidden = {
    days: ['Sunday'],
    opens: '10:00',
    closes: '11:00',
    onPages: false,
  }
  vi.doMock('#data/business.yaml', () => ({ hours: [shown, hidden] }))
  vi.resetModules()
  const { businessHours } = await import('#data/business-hours.ts')
  vi.doUnmock('#data/business.yaml')
  expect(businessHours).toBe(`Monday 9am-6pm ${site.timeZoneName}`)
})

test.each([
  ['analyticsId', 'G-AB12CD34', true],
  ['analyticsId', 'G-AB12CD34EF', true],
  ['analyticsId', 'G-AB12CD34EF56', true],
  ['analyticsId', 'UA-12345678', false],
  ['analyticsId', 'G-ab12cd34ef', false],
  ['analyticsId', 'G-AB12CD3', false],
  ['pixelId', '12345678901234', true],
  ['pixelId', '12345678901234567', true],
  ['pixelId', '1234567890123', false],
  ['pixelId', '123456789012345678', false],
] as const)('the setting %s accepts the id %s: %s', (name, id, isReal) => {
  const { pattern } = measurementServices[name]
  expect(pattern.test(id)).toBe(isReal)
})

test.each([
  ['G-XXXXXXXXXX', true, true],
  ['g-xxxxxxxxxx', true, true],
  ['000000000000000', true, true],
  ['', true, true],
  [' ', true, true],
  ['off', false, true],
  [' off ', false, true],
  ['G-AB12CD34EF', false, false],
  ['123456789012345', false, false],
])(
  "the id '%s' is a placeholder: %s, and turns its service off: %s",
  (id, placeholder, off) => {
    expect(isPlaceholder(id)).toBe(placeholder)
    expect(isOff(id)).toBe(off)
  },
)
