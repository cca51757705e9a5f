import * as v from 'valibot'
import { text } from '../text.ts'
import { common, kindOf, limitedList, type Mistake } from './fields.ts'

/** The marks of a proof: ~~deleted~~, ++inserted++, ==queried== and [1] for a note. */
export const proofMarks = /~~(.+?)~~|\+\+(.+?)\+\+|==(.+?)==|\[(\d)\]/g

/** Text with marks, each of them closed. */
const closed = (name: string, min: number, max: number) =>
  v.pipe(
    text(name, min, max),
    v.check(
      (words) => !/~~|\+\+|==/.test(words.replace(proofMarks, '')),
      'A mark is not closed: write ~~taken out~~, ++put in++ or ==in question==',
    ),
  )

/** A piece of text as it would be printed, with the editor's marks and the sources beside it. */
export const ProofSchema = v.strictObject({
  kind: kindOf('proof'),
  ...common,
  title: v.pipe(closed('title', 5, 160), v.description('The heading of the text that is shown.')),
  standfirst: v.optional(
    v.pipe(text('standfirst', 20, 200), v.description('The sentence between heading and text.')),
  ),
  paragraphs: limitedList(
    'paragraphs',
    closed('paragraph', 20, 600),
    1,
    4,
    'Text with ~~words taken out~~, ++words put in++, ==words in question== and [1] for a note.',
  ),
  notes: limitedList(
    'notes',
    text('note', 5, 160),
    1,
    6,
    'Notes in the margin; [1] in the text points to the first.',
  ),
})

/** Marks that point to a missing note. */
export function* proofMistakes({
  paragraphs,
  title,
  notes,
}: v.InferOutput<typeof ProofSchema>): Generator<Mistake> {
  for (const [index, paragraph] of [...paragraphs, title].entries())
    for (const [, digit] of paragraph.matchAll(/\[(\d)\]/g))
      if (!notes[Number(digit) - 1])
        yield {
          path: index < paragraphs.length ? ['paragraphs', index] : ['title'],
          message: `[${digit}] points to a note that is not there: notes has ${notes.length}`,
        }
}
