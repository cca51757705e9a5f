import { type GenericSchema, getMetadata } from 'valibot'
import type { Facts } from '#content/facts.ts'
import { blank, type Place, placeOf } from '#content/report.ts'
import type { TextKind, TextMetadata } from '#content/schema/kinds.ts'
import type { Path } from '#content/schema/schema-shape.ts'
import { type ProseTrees, readMarkdown } from './markdown.ts'

/** What a text is: prose and the names of files, and what its schema says. */
export type Kind = TextKind | 'prose' | 'file name'

/** A text that somebody wrote, with its place. */
export interface Text {
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
  typed?: (() => string) | undefined
  /** As it is shown, with facts filled in. */
  value: string
  /** Prose as the build reads it. */
  prose?: ProseTrees
  /** The place of the text, or of words in it, which begin at `index`. */
  at: (words?: string, index?: number) => Place
}

const metadataOf = (schema: GenericSchema | undefined): TextMetadata =>
  schema ? getMetadata(schema) : {}

/** What a schema says of a text. */
export function fieldOf(schema: GenericSchema | undefined) {
  let inner = schema as
    | (GenericSchema & { wrapped?: GenericSchema })
    | undefined
  while (inner?.wrapped) inner = inner.wrapped
  const { shown } = metadataOf(inner)
  const { kind = 'words', places = {}, strikes } = metadataOf(shown ?? inner)
  return { kind, places, strikes, hasParts: shown !== undefined }
}

/** The name of a file, which is the address of its page. */
export const textOfName = (file: string): Text => ({
  file,
  path: [],
  name: 'the name of the file',
  kind: 'file name',
  places: {},
  written: file,
  value: file,
  at: () => ({ line: 1, column: 1 }),
})

/** The prose of a file, without comments; it is parsed where a rule asks for its trees. */
export function textOfProse(file: string, written: string, facts: Facts): Text {
  let trees: ProseTrees | undefined
  return {
    ...textOfName(file),
    name: 'the text',
    kind: 'prose',
    written,
    value: written.replace(/<!--[\s\S]*?-->/g, blank),
    get prose() {
      trees ??= readMarkdown(written, facts)
      return trees
    },
    at: (words, index) =>
      placeOf(written, index ?? Math.max(0, written.indexOf(words ?? ''))),
  }
}
