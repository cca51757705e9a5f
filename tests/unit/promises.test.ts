import { describe, expect, test } from 'vitest'
import { claims, promises } from '../../data/claims.ts'
import { contentFileProblems } from '../../ssg/content/content-file.ts'
import { problemLines, siteWith } from './site-copy.ts'

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

const problemsIn = (site: string) =>
  problemLines(contentFileProblems(site)).filter((line) => line.startsWith('data/claims.json'))

describe('the sentence of a promise', () => {
  test.each([
    ['serviceResponse', '24 Hours', 'I reply'],
    ['serviceResponse', 'the same evening.', 'I reply'],
    ['freeConsultation', 'within 30 minutes', 'It takes'],
    ['strategyCall', '45 minutes', 'We have'],
  ])('for %s completes words of the site, so it is not: %s', (name, sentence, words) => {
    const found = problemsIn(promising({ [name]: { short: '24h', sentence } }))
    const place = String.raw`data/claims\.json:\d+:7 promises\.${name}\.sentence`
    expect(found).toEqual([
      expect.stringMatching(new RegExp(`^${place}: .*'${words} …'.*not '${sentence}'`)),
    ])
  })
})
