import { expect, test, vi } from 'vitest'
import { promises } from '#data/claims.yaml'
import { contactEntries } from '#data/contact-entries.ts'
import { zoneName } from '#data/hours-text.ts'
import {
  isOff,
  isPlaceholderId,
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

test('a visitor does not see opening hours with onPages: false', async () => {
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
  ['analyticsId', 'accepts', 'G-AB12CD34'],
  ['analyticsId', 'accepts', 'G-AB12CD34EF'],
  ['analyticsId', 'accepts', 'G-AB12CD34EF56'],
  ['analyticsId', 'refuses', 'UA-12345678'],
  ['analyticsId', 'refuses', 'G-ab12cd34ef'],
  ['analyticsId', 'refuses', 'G-AB12CD3'],
  ['pixelId', 'accepts', '12345678901234'],
  ['pixelId', 'accepts', '12345678901234567'],
  ['pixelId', 'refuses', '1234567890123'],
  ['pixelId', 'refuses', '123456789012345678'],
] as const)("the setting %s %s the id '%s'", (name, answer, id) => {
  const { pattern } = measurementServices[name]
  expect(pattern.test(id)).toBe(answer === 'accepts')
})

test.each([
  ['G-XXXXXXXXXX', 'is a placeholder and turns the service off', true, true],
  ['g-xxxxxxxxxx', 'is a placeholder and turns the service off', true, true],
  ['000000000000000', 'is a placeholder and turns the service off', true, true],
  ['', 'is a placeholder and turns the service off', true, true],
  [' ', 'is a placeholder and turns the service off', true, true],
  ['off', 'turns the service off, but is no placeholder', false, true],
  [' off ', 'turns the service off, but is no placeholder', false, true],
  ['G-AB12CD34EF', 'is real and turns the service on', false, false],
  ['123456789012345', 'is real and turns the service on', false, false],
])("the id '%s' of an analytics service %s", (id, _, placeholder, off) => {
  expect(isPlaceholderId(id)).toBe(placeholder)
  expect(isOff(id)).toBe(off)
})
