import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { claims, promises } from '#data/claims.yaml'
import { problemLines, sharedSite } from '#tests/site-copy.ts'
import { contentProblems } from '#tools/checks/content-problems.ts'

const wrong = [
  ['reviewResponse', 'the same evening.', 'I reply'],
  ['serviceResponse', '24 Hours', 'I reply'],
  ['freeConsultation', 'within 30 minutes', 'It takes'],
  ['strategyCall', '45 minutes', 'We have'],
] as const

test('the sentence of a promise completes words of the site', async () => {
  const changed = wrong.map(([name, sentence]) => [name, { short: '24h', sentence }])
  const file = { claims, promises: { ...promises, ...Object.fromEntries(changed) } }
  const site = sharedSite({ 'data/claims.yaml': stringify(file) })
  const found = problemLines(await contentProblems(site))
  expect(found.filter((line) => line.startsWith('data/claims.yaml'))).toEqual(
    wrong.map(([name, sentence, words]) =>
      expect.stringMatching(
        new RegExp(`:\\d+:5 promises\\.${name}\\.sentence .*'${words} …'.*not '${sentence}'`),
      ),
    ),
  )
})
