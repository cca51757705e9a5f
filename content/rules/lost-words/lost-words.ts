import { type LostPart, lostParts } from '#content/compare/lost-parts.ts'
import { type SwallowedMarks, swallowedMarks } from '#content/compare/stars.ts'
import { ruleOfProse } from '../rule.ts'

const excerpt = (words: string) =>
  words.length > 40 ? `${words.slice(0, 40)}…` : words

/** The message about each kind of lost part: what is lost, and what to type so that it is shown. */
const lostPartMessages: Readonly<
  Record<LostPart['kind'], (part: LostPart) => string>
> = {
  cell: ({ words, columns }) =>
    `'${excerpt(words)}' is in a cell beyond the last column, which is column ${columns}: ` +
    'write \\| for a line that is no border, or add a column to the first two lines',
  definition: ({ words }) =>
    `'${excerpt(words)}' is a source or a note that nothing refers to, or that is there twice: ` +
    'refer to it, or write \\[ in place of [ to show it',
  comment: () =>
    "'<!--' begins a note that has no end, so nobody is shown what follows: write --> after " +
    'the note',
  code: ({ words }) =>
    `'${words}' begins a block of code that never ends: write ${words} below it` +
    (words.startsWith('~') ? ', or --- in its place' : ''),
  other: ({ words }) =>
    `'${excerpt(words)}' would not be shown: write &lt; instead of <, or put the words elsewhere`,
}

/** The message about stars or tildes inside a word or a number. */
function swallowedMarksMessage({ marks, isBetweenDigits }: SwallowedMarks) {
  const sign = marks.startsWith('*') ? '×' : '–'
  const escaped = marks.replace(/./g, '\\$&')
  const remedy = isBetweenDigits ? `${sign} between numbers, or ` : ''
  return `'${marks}' inside a word is taken for a mark, and is not shown: write ${remedy}${escaped}`
}

/** Reports words and marks that were typed in prose and that a page would not show. */
export const lostWords = ruleOfProse({
  name: 'lost-words',
  severity: 'stops',
  find: (prose, proseSource) => [
    ...lostParts(proseSource, prose).map((part) => ({
      index: part.index,
      message: lostPartMessages[part.kind](part),
    })),
    ...swallowedMarks(proseSource, prose.markdown).map((swallowed) => ({
      index: swallowed.index,
      message: swallowedMarksMessage(swallowed),
    })),
  ],
})
