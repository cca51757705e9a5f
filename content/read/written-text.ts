import type { Facts } from '#content/facts.ts'
import { type Place, placeOf, withoutComments } from '#content/report.ts'
import type { TextKind } from '#content/schema/kinds.ts'
import type { Path } from '#content/schema/schema-shape.ts'
import { type ProseTrees, readMarkdown } from './markdown.ts'

/** What a text is: prose, or what its schema says. */
export type Kind = TextKind | 'prose'

/** A text that somebody wrote, with its place. */
export interface WrittenText {
  kind: Kind
  /** Whether a component shows ~~words~~ of it as struck through. */
  strikes?: true | undefined
  /** Names in braces that a component fills in, each as often as the text must have it. */
  places: Readonly<Record<string, number>>
  /** 'data/home.yaml', from the project's root. */
  file: string
  path: Path
  /** The way to it as its owner knows it: "testimonials 'Asha R.'". */
  name: string
  /** As it was written. */
  written: string
  /** Its lines in the file, which YAML may have joined. */
  typed: () => string
  /** As it is shown, with facts filled in. */
  value: string
  /** Prose as the build reads it. */
  prose?: ProseTrees
  /** The place of the text, or of words in it, which begin at `index`. */
  at: (words?: string, index?: number) => Place
}

/** The text that a file holds. */
export const textOfFile = (file: string, written: string): WrittenText => ({
  kind: 'words',
  places: {},
  file,
  path: [],
  name: 'the text',
  written,
  typed: () => written,
  value: written,
  at: (words = '', index = Math.max(0, written.indexOf(words))) =>
    placeOf(written, index),
})

/** The prose of a file, without comments; it is parsed where a rule asks for its trees. */
export function textOfProse(
  file: string,
  written: string,
  facts: Facts,
): WrittenText {
  let trees: ProseTrees | undefined
  return {
    ...textOfFile(file, written),
    kind: 'prose',
    value: withoutComments(written),
    get prose() {
      trees ??= readMarkdown(written, facts)
      return trees
    },
  }
}
