import { type GenericSchema, getMetadata } from 'valibot'
import type { TextKind, TextMetadata } from '#data/schemas/kinds.ts'
import type { Place } from './content-error.ts'
import type { ProseTrees } from './markdown.ts'
import type { Path } from './yaml-source.ts'

/** What a text is: prose and the names of files, and what its schema says. */
export type Kind = TextKind | 'prose' | 'file name'

/** The kind of a text and its places to fill. */
export interface FieldOfText {
  kind: Kind
  /** Whether its prices stay names until it is shown. */
  prices?: true | undefined
  /** Names in braces that a component fills in, each as often as the text must have it. */
  places: Readonly<Record<string, number>>
}

/** A text that somebody wrote, with its place. */
export interface Text extends FieldOfText {
  /** 'data/home.yaml', from the project's root. */
  file: string
  path: Path
  /** The way to it as its owner knows it: "testimonials 'Asha R.'". */
  name: string
  /** As it was written. */
  written: string
  /** As it is shown, with facts filled in. */
  value: string
  /** Prose as the build reads it. */
  prose?: ProseTrees
  /** The place of the text, or of words in it, which begin at `index`. */
  at: (words?: string, index?: number) => Place
}

/** What a schema says of a text. */
export function fieldOf(schema: GenericSchema | undefined): FieldOfText {
  let inner = schema as (GenericSchema & { wrapped?: GenericSchema }) | undefined
  while (inner?.wrapped) inner = inner.wrapped
  const { kind = 'words', places = {}, prices } = (inner ? getMetadata(inner) : {}) as TextMetadata
  return { kind, places, ...(prices && { prices }) }
}

/** The names of entries, by which people know them. */
const names = ['name', 'title', 'heading', 'question', 'client', 'label', 'id']

/** The way to a part of a value: "testimonials 'Asha R.', rating". */
export function nameOf(value: unknown, path: Path): string {
  let inner: unknown = value
  let said = ''
  for (const part of path) {
    inner = (inner as Record<string | number, unknown> | undefined)?.[part]
    const own = names.map((key) => Object(inner)[key]).find((each) => typeof each === 'string')
    const number = `${/\d$/.test(said) ? ', part' : ''} ${Number(part) + 1}`
    if (typeof part === 'number') said += own ? ` '${own}'` : number
    else said += `${said && (/['\d]$/.test(said) ? ', ' : '.')}${part}`
  }
  return said
}
