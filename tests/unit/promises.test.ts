import { join } from 'node:path'
import { runnerImport } from 'vite'
import { describe, expect, test } from 'vitest'
import { claims, promises } from '../../data/claims.ts'
import { longestTime } from '../../data/schemas/text.ts'
import { readPages } from '../../ssg/routes/pages.ts'
import { checkData } from '../../tools/checks/check-data.ts'
import { problemLines, root, siteWith } from './site-copy.ts'

/** A copy of the site with some promised times in other words. */
const promising = (changed: Record<string, { short: string; sentence: string }>) =>
  siteWith(
    {
      'data/claims.json': JSON.stringify(
        { claims, promises: { ...promises, ...changed } },
        null,
        2,
      ),
    },
    ['data'],
  )

describe('the sentence of a promise', () => {
  test.each([
    ['serviceResponse', 'the same evening'],
    ['freeConsultation', '30 minutes'],
    ['strategyCall', 'an 80-minute strategy call'],
  ])('for %s may be: %s', async (name, sentence) => {
    expect(await checkData(promising({ [name]: { short: '24h', sentence } }))).toEqual([])
  })

  test.each([
    ['serviceResponse', '24 Hours', 'I reply'],
    ['serviceResponse', 'the same evening.', 'I reply'],
    ['freeConsultation', 'within 30 minutes', 'It takes'],
    ['strategyCall', '45 minutes', 'We have'],
  ])('for %s completes words of the site, so it is not: %s', async (name, sentence, words) => {
    const found = problemLines(await checkData(promising({ [name]: { short: '24h', sentence } })))
    const place = String.raw`data/claims\.json:\d+:7 promises\.${name}\.sentence`
    expect(found).toEqual([
      expect.stringMatching(new RegExp(`^${place}: .*'${words} …'.*not '${sentence}'`)),
    ])
  })
})

test('descriptions for search engines have room for the longest promises', async () => {
  const longest = { short: 'x', sentence: 'x'.repeat(longestTime) }
  const all = Object.fromEntries(Object.keys(promises).map((name) => [name, longest]))
  const { module } = await runnerImport<typeof import('../../data/named-facts.ts')>(
    join(promising(all), 'data/named-facts.ts'),
    { configFile: false, logLevel: 'silent' },
  )
  const named = (await readPages(root)).filter(({ meta }) => meta.description.includes('{'))
  expect(named.map(({ path }) => path)).toEqual(['/consultation', '/contact', '/service-request'])
  for (const { meta } of named) {
    const description = module.withFacts(meta.description)
    expect(description).toContain(longest.sentence)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})

test('an unknown fact in a description is reported at its place', async () => {
  const site = siteWith({
    'pages/contact.tsx': (text) => text.replace('{promises.', '{promise.'),
  })
  await expect(readPages(site)).rejects.toThrow(
    /pages\/contact\.tsx:\d+:\d+ .*a fact that does not exist, \{promise\.consultationResponse\}: /,
  )
})
