import type { TextRule } from '../rule.ts'

const shown = 'and is shown: delete it, unless it is meant'
const mistakes = [
  {
    pattern: /^"[^"]*$|^[^"]*"$/,
    message: `a straight quote stands at one end alone, ${shown}`,
  },
  {
    pattern: /^[“‘][^”“]*[”’]$/,
    message: `a curly quote stands at each end, ${shown}`,
  },
]

export const strayQuotes: TextRule = {
  reads: 'text',
  name: 'stray-quotes',
  refuses:
    'Quotes around a whole text or at one end of it, which are meant for the file.',
  kinds: ['words', 'message', 'title', 'label'],
  severity: 'look',
  find: ({ written, name }) =>
    mistakes
      .filter(({ pattern }) => pattern.test(written.trim()))
      .map(({ message }) => ({ message: `${name}: ${message}` })),
}
