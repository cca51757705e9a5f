import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readYaml } from '#content/read/yaml-source.ts'
import { placeOf } from '#content/report.ts'

interface Example {
  text: string
  says: string
}

const examples: Example[] = parse(
  readFileSync('content/read/yaml-faults.yaml', 'utf8'),
)

test.each(examples)(
  'an owner who typed $text is told $says',
  ({ text, says }) => {
    const typed = text.replace('▸', '')
    const { problems } = readYaml('data/example.yaml', typed)
    const messages = problems.map(({ message }) => message)
    expect(messages.join('\n')).toBe(says)
    const mark = text.indexOf('▸')
    if (mark >= 0) expect(problems[0]).toMatchObject(placeOf(text, mark))
  },
)
