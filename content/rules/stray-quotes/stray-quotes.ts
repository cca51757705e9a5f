import { type TextRule, withName } from '../rule.ts'

const deleteIt = 'and is shown: delete it, unless it is meant'
const strayQuoteMistakes = [
  {
    pattern: /^"[^"]*$|^[^"]*"$/,
    message: `a straight quote stands at one end alone, ${deleteIt}`,
  },
  {
    pattern: /^[“‘][^”“]*[”’]$/,
    message: `a curly quote stands at each end, ${deleteIt}`,
  },
]

export const strayQuotes: TextRule = {
  reads: 'text',
  name: 'stray-quotes',
  refuses:
    'Quotes around a whole text or at one end of it, which are meant for the file.',
  kinds: ['words', 'message', 'title', 'label'],
  severity: 'look',
  find: (text) =>
    withName(
      text,
      strayQuoteMistakes.filter(({ pattern }) =>
        pattern.test(text.written.trim()),
      ),
    ),
}
