import { findingsOf, type Rule } from './rule.ts'

const shown = 'and is shown: delete it, unless it is meant'

export const strayQuotes: Rule = {
  name: 'stray-quotes',
  sentence: 'Quotes around a text, or at one end of it, are meant to be seen.',
  kinds: ['words', 'title', 'label'],
  severity: 'warns',
  inText: ({ written, name }) =>
    findingsOf(written.trim(), [
      [/^"[^"]*$|^[^"]*"$/, `${name}: a straight quote stands at one end alone, ${shown}`],
      [/^[“‘][^”“]*[”’]$/, `${name}: a curly quote stands at each end, ${shown}`],
    ]).map(({ message }) => ({ message })),
}
