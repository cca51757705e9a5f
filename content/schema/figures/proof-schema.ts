import * as v from 'valibot'
import { proofMarkPattern } from '#data/proof-marks.ts'
import { withStrikethrough } from '../kinds.ts'
import { text } from '../text.ts'
import { list, withDescription } from '../values.ts'
import { figureSchema } from './fields.ts'

/** Whether a mark is not closed in `words`, or inside one of the marks in them. */
const hasOpenMark = (words: string): boolean =>
  /~~|\+\+|==/.test(words.replace(proofMarkPattern, ' ')) ||
  [...words.matchAll(proofMarkPattern)].some(([, ...contents]) =>
    hasOpenMark(contents.join('')),
  )

/** Schema of a text with an editor's marks, all of which must be closed. */
const markedText = (min: number, max: number, description?: string) =>
  withDescription(
    v.pipe(
      text(min, max),
      withStrikethrough,
      v.check(
        (words) => !hasOpenMark(words),
        'A mark is not closed: write ~~taken out~~, ++put in++ or ==in question==',
      ),
    ),
    description,
  )

/** Schema of a printed text, with an editor's marks in it and notes beside it. */
export const ProofSchema = figureSchema(
  'proof',
  {
    title: markedText(5, 160, 'The heading of the text that is shown.'),
    standfirst: v.optional(
      text(20, 200, 'The sentence between heading and text.'),
    ),
    paragraphs: list(
      markedText(20, 600),
      [1, 4],
      'Text with ~~words taken out~~, ++words put in++, ==words in question== and [1] for a note.',
    ),
    notes: list(
      text(5, 160),
      [1, 6],
      'Notes in the margin; [1] in the text points to the first.',
    ),
  },
  function* ({ paragraphs, title, notes }) {
    for (const [index, paragraph] of [...paragraphs, title].entries())
      for (const [, digit] of paragraph.matchAll(/\[(\d)\]/g))
        if (!notes[Number(digit) - 1])
          yield {
            path: index < paragraphs.length ? ['paragraphs', index] : ['title'],
            message: `[${digit}] points to a note that is not there: notes has ${notes.length}`,
          }
  },
)
