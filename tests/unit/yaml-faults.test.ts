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

test.each([
  'points:\n  - one\n  # Of two.\n  - two\n  # The end.\nmore: words\n',
  'page:\n  title: One\n  # Of the intro.\n  intro: Two\n# Of more.\nmore: words\n',
  'chatNumber:\n  # There is none yet.\nreach: worldwide\n',
])('an owner may write a note on a line of its own: %j', (text) => {
  const { problems } = readYaml('data/example.yaml', text)
  expect(problems).toEqual([])
})

test('an owner may write a list of numbers, dates or times without spaces', () => {
  const text = 'points: [[0:20,84],[1,2], [2026-01-02,2026-03-04 ]]\n'
  const { problems } = readYaml('data/example.yaml', text)
  expect(problems).toEqual([])
})
