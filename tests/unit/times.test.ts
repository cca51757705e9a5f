import { join } from 'node:path'
import { runnerImport } from 'vite'
import { describe, expect, test } from 'vitest'
import { longestTime } from '../../data/schemas/text.ts'
import { asTitle, callOf, during, inTile, ofLength, taking, within } from '../../data/times.ts'
import { readPages } from '../../ssg/routes/pages.ts'
import { dataProblems } from '../../tools/checks/check-data.ts'
import { loadData } from '../../tools/checks/load-data.ts'
import { root, siteWith } from './site-copy.ts'

describe('a promised time fits into a sentence', () => {
  test.each([
    ['24-48 hours', 'within 24-48 hours', 'takes 24-48 hours', 'In 24-48 hours', '24-48h'],
    ['within 24 hours', 'within 24 hours', 'takes 24 hours', 'In 24 hours', '24h'],
    [
      '1-2 working days',
      'within 1-2 working days',
      'takes 1-2 working days',
      'In 1-2 working days',
      '1-2 working days',
    ],
    [
      'Half an hour',
      'within half an hour',
      'takes half an hour',
      'In half an hour',
      'Half an hour',
    ],
    [
      'up to 3 days',
      'within up to 3 days',
      'takes up to 3 days',
      'In up to 3 days',
      'Up to 3 days',
    ],
    [
      'the same evening',
      'the same evening',
      'is done the same evening',
      'The same evening',
      'The same evening',
    ],
    [
      'The next morning',
      'the next morning',
      'is done the next morning',
      'The next morning',
      'The next morning',
    ],
    ['Monday', 'Monday', 'is done Monday', 'Monday', 'Monday'],
    [
      '9 am the next day',
      '9 am the next day',
      'is done 9 am the next day',
      '9 am the next day',
      '9 am the next day',
    ],
  ])('%s', (time, afterReply, afterSubject, first, tile) => {
    expect([within(time), taking(time), during(time), inTile(time)]).toEqual([
      afterReply,
      afterSubject,
      first,
      tile,
    ])
  })

  test('before and after the name of a call', () => {
    expect(
      ['45 minutes', '45-minute', '80 minutes', 'half an hour', 'the same evening'].map(
        (time) => `a ${callOf('strategy call', time)}`,
      ),
    ).toEqual([
      'a 45-minute strategy call',
      'a 45-minute strategy call',
      'a strategy call of 80 minutes',
      'a strategy call of half an hour',
      'a strategy call the same evening',
    ])
    expect(ofLength('30 minutes')).toBe('of 30 minutes')
  })

  test('in a list whose words are capitalised, and in the plural', () => {
    expect(['24 hours', 'the same evening'].map(asTitle)).toEqual([
      'Within 24 Hours',
      'The Same Evening',
    ])
    expect(taking('the same evening', 'take')).toBe('are done the same evening')
  })
})

const names = [
  'reviewResponse',
  'consultationResponse',
  'serviceResponse',
  'paymentDetails',
  'freeConsultation',
  'strategyCall',
  'quickStart',
  'typicalProject',
]
/** A copy of the site with one promised time everywhere, or another for the free consultation. */
const promising = (time: string, freeConsultation = time) =>
  siteWith(
    {
      'data/claims.json': (text) =>
        JSON.stringify({
          ...JSON.parse(text),
          promises: {
            ...Object.fromEntries(names.map((name) => [name, time])),
            freeConsultation,
          },
        }),
    },
    ['data'],
  )
const wordsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(wordsIn)
      : []

describe('any promised time', () => {
  test.each([
    ['1-2 working days', /within 1-2 working days/],
    ['the same evening', /reply the same evening/],
    ['within 24 hours', /within 24 hours/],
    ['half an hour', /call of half an hour/],
    ['by noon on the next weekday', /reply by noon on the next weekday/],
  ])('makes correct sentences: %s', async (time, expected) => {
    const data = await loadData(promising(time))
    expect(dataProblems(data)).toEqual([])
    const words = [...data.values]
      .filter(([file]) => !/claims/.test(file))
      .flatMap(([, exports]) => wordsIn(exports))
    expect(words.filter((text) => expected.test(text)).length).toBeGreaterThan(2)
    const sentences = words.filter((text) => text.includes(time))
    for (const wrong of [
      /\b(?:within|takes?|in|of) (?:within|by|the (?:same|next))\b/i,
      /\b(?:reply|answer|answered) (?:\d|half)/i,
      /undefined/i,
    ])
      expect(sentences.filter((text) => wrong.test(text))).toEqual([])
  })

  test('is in the descriptions for search engines, within their length', async () => {
    const times = ['by noon on the working day after it', 'half an hour, phone or video'] as const
    expect(times.map(({ length }) => length)).toEqual([longestTime - 1, longestTime - 8])
    const { module } = await runnerImport<typeof import('../../data/named-facts.ts')>(
      join(promising(...times), 'data/named-facts.ts'),
      { configFile: false, logLevel: 'silent' },
    )
    const named = (await readPages(root)).filter(({ meta }) => meta.description.includes('{'))
    expect(named.map(({ path }) => path)).toEqual(['/consultation', '/contact', '/service-request'])
    for (const { meta } of named) {
      const description = module.withFacts(meta.description)
      expect(
        times.some((time) => description.includes(time)),
        description,
      ).toBe(true)
      expect(description.length).toBeLessThanOrEqual(160)
      expect(description).not.toMatch(/[{}]|within by/)
    }
  })
})

test('an unknown fact in a description is reported at its place', async () => {
  const site = siteWith({
    'pages/contact.tsx': (text) => text.replace('{promises.', '{promise.'),
  })
  await expect(readPages(site)).rejects.toThrow(
    /pages\/contact\.tsx:\d+:\d+ .*a fact that does not exist, \{promise\.consultationResponse\}: /,
  )
})
