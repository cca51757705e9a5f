import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkSite } from '#content/check.ts'
import { type Example, markedPlace, siteOfExample } from './example-files.ts'

const examples: Example[] = parse(
  readFileSync('content/schema/mistakes.yaml', 'utf8'),
)

test.each(examples)(
  'an owner is told what to write instead of %j',
  (example) => {
    const place = markedPlace(example)
    const problems = checkSite(siteOfExample(example)).filter(
      ({ file, line, column }) =>
        JSON.stringify({ file, line, column }) === JSON.stringify(place),
    )
    expect(problems.map(({ message }) => message)).toContain(example.says)
  },
)
