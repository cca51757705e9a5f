import * as v from 'valibot'
import { withoutEndSlash } from '#data/end-slash.ts'
import { siteLinkProblem } from './address-problem.ts'
import { StatItemSchema, TitledSchema } from './blocks.ts'
import { asPricedText, kind } from './kinds.ts'
import { checkedText, text } from './text.ts'
import { list, listOfExactly, object } from './values.ts'

// Schemas of texts and blocks that many content files have.

export const title = v.pipe(text(3, 90), kind('title'))
export const intro = text(20, 400)
/** Schema of a few sentences. */
export const sentences = text(20, 500)
/** Schema of a remark of one or more sentences. */
export const note = text(20, 600)
export const label = v.pipe(text(2, 60), kind('label'))
/** The alternative text of a picture (WCAG 1.1.1). */
export const alt = text(
  5,
  140,
  'What the picture shows, for those who do not see it.',
)
export const paragraphs = list(text(60, 500), 2)
export const points = list(text(5, 160), 3)
export const stats = (length: number) => listOfExactly(StatItemSchema, length)

const href = v.pipe(
  checkedText(siteLinkProblem, withoutEndSlash),
  kind('address'),
  v.description(
    'A page such as /about, or a part of this page such as #contact.',
  ),
)
/** A link to a page of this site; a rule checks that the page exists. */
export const link = object({ label, href })

/** A part of a page with a title. */
export const section = <T extends v.ObjectEntries>(entries: T) =>
  object({ title, ...entries })
/** A part of a page with a title and an introduction. */
export const introducedSection = <T extends v.ObjectEntries>(entries: T) =>
  object({ title, intro: asPricedText(intro), ...entries })
/** A title and a few sentences. */
export const panel = section({ text: sentences })
/** Exactly `count` headings, each with a sentence. */
export const titledParts = (count: number) => listOfExactly(TitledSchema, count)
/** An object with a label for each of the `names`. */
export const labels = <const Names extends readonly string[]>(
  ...names: Names
) => object(v.entriesFromList(names, label))
