import { expect, test } from 'vitest'
import { readFlags } from '#tools/flags.ts'

const flags = { title: { type: 'string' }, json: { type: 'boolean' } } as const

test('flags are read in both spellings', () => {
  expect(readFlags(['--title', 'A b', '--json'], flags)).toEqual({ title: 'A b', json: true })
  expect(readFlags(['--title=A b'], flags)).toEqual({ title: 'A b' })
})

test.each([
  [['--titel', 'A'], 'There is no --titel: did you mean --title? The flags are --title …, --json'],
  [['--constructor'], 'There is no --constructor. The flags are --title …, --json'],
  [['-t', 'A'], 'There is no -t. The flags are --title …, --json'],
  [['--title'], '--title needs a value after it: --title "…"'],
  [['--title', '--json'], '--title needs a value after it'],
  [['--json=yes'], '--json takes no value: write it alone'],
  [['food'], "'food' has no flag, or npm took it: write -- before the flags"],
])('%j is answered with what to write', (args, message) => {
  expect(() => readFlags(args, flags)).toThrow(message)
})
