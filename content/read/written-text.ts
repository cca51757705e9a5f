import type { Facts } from '#content/facts.ts'
import { type Place, placeOf, withoutComments } from '#content/report.ts'
import type { TextKind } from '#content/schema/kinds.ts'
import type { Path } from '#content/schema/schema-shape.ts'
import { type ProseTrees, readMarkdown } from './markdown.ts'

/** The kind of a text: 'prose', or the kind that its schema sets. */
export type Kind = TextKind | 'prose'

/** A text in a content file or page, with its place. */
export interface WrittenText {
  kind: Kind
  /** Whether a component shows ~~words~~ of the text as struck through. */
  strikethrough?: true | undefined
  /** Placeholders that a component fills in, and whether each must occur once. */
  placeholders: Readonly<Record<string, boolean>>
  /** Path of the file from the project's root: 'data/home.yaml'. */
  file: string
  /** Keys that lead to the text in the file's values. */
  path: Path
  /** The path in words, with names instead of numbers: "testimonials 'Asha R.'". */
  name: string
  /** The text as YAML reads it, before facts are filled in. */
  writtenText: string
  /** The text as it is typed in the file; in `writtenText`, YAML may have joined its lines. */
  typedText: () => string
  /** The text as it is shown, with facts filled in; for prose, its source without comments. */
  value: string
  /** Syntax trees, if the text is prose. */
  prose?: ProseTrees
  /** The place of the text, or of words in it that begin at `index`. */
  at: (words?: string, index?: number) => Place
}

/** A whole file as one text. */
export const textOfFile = (file: string, text: string): WrittenText => ({
  kind: 'words',
  placeholders: {},
  file,
  path: [],
  name: 'the text',
  writtenText: text,
  typedText: () => text,
  value: text,
  at: (words = '', index = Math.max(0, text.indexOf(words))) =>
    placeOf(text, index),
})

/** The prose of a page as a text; it is parsed when `prose` is first read. */
export function writtenTextOfProse(
  file: string,
  proseSource: string,
  facts: Facts,
): WrittenText {
  let trees: ProseTrees | undefined
  return {
    ...textOfFile(file, proseSource),
    kind: 'prose',
    value: withoutComments(proseSource),
    get prose() {
      trees ??= readMarkdown(proseSource, facts)
      return trees
    },
  }
}
