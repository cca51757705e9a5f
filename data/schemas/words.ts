import * as v from 'valibot'
import { list, StatItemSchema } from './facts.ts'
import { kind, withPrices } from './kinds.ts'
import { text } from './text.ts'

/** A list of an exact length. */
export const exactly = <T extends v.GenericSchema>(name: string, item: T, length: number) =>
  v.pipe(
    v.array(item, `${name} must be a list`),
    v.length(
      length,
      (issue) => `${name} needs exactly ${length} entries, it has ${issue.input.length}`,
    ),
  )

/** The parts of a check that refuses other words than the quoted ones. */
export interface QuotedCheck<Written = string> {
  (words: Written): boolean
  quoted: string
}

const isQuoted = <Written>(quoted: string, textOf: (written: Written) => string) =>
  v.check<Written, (issue: v.CheckIssue<Written>) => string>(
    Object.assign((written: Written) => textOf(written) === quoted, {
      quoted,
    }) as QuotedCheck<Written>,
    ({ input }) =>
      `The specification quotes '${quoted}' here, not '${textOf(input)}': put it back, or add ` +
      'the quoted words to the list in data/own-words.yaml',
  )

/** Words that the specification quotes. Their owner may replace them in data/own-words.yaml. */
export const quoted = (words: string) =>
  v.pipe(
    v.string('This must be text'),
    v.trim(),
    isQuoted(words, String),
    v.description(`The specification quotes '${words}' here.`),
  )

/** A list of quoted words, here with semicolons between them; it may be replaced as a whole. */
export const quotedList = (words: string) =>
  v.pipe(
    v.array(text('word', 1, 80), 'This must be a list'),
    isQuoted(words, (written) => written.join('; ')),
    v.description(`The specification quotes '${words}' here.`),
  )

export const title = v.pipe(text('title', 3, 90), kind('title'))
export const intro = text('intro', 20, 400)
export const copy = text('text', 20, 500)
export const note = text('note', 20, 600)
export const label = v.pipe(text('label', 2, 60), kind('label'))
export const alt = v.pipe(
  text('alt', 5, 140),
  v.description('What the picture shows, for those who do not see it.'),
)
export const paragraphs = list('paragraphs', text('paragraph', 60, 500), 2)
export const points = list('points', text('point', 5, 160), 3)
export const stats = (length: number) => exactly('stats', StatItemSchema, length)

const href = v.pipe(
  v.string('href must be text'),
  v.regex(
    /^(?:\/(?!\/)|#)[a-z0-9/#?=&-]*$/i,
    ({ input }) =>
      'href must be a path of this site that starts with one /, or an anchor that starts with #, ' +
      `not '${input}'`,
  ),
  kind('address'),
  v.description('A page such as /about, or a part of this page such as #contact.'),
)
/** A link or button of this site; the link check verifies that its page exists. */
export const link = v.strictObject({ label, href })
/** A link whose label the specification quotes. */
export const quotedLink = (words: string) => v.strictObject({ label: quoted(words), href })

/** Heading and introduction of a section. */
export const heading = { title, intro: withPrices(intro) }
