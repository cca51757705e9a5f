import * as v from 'valibot'
import { inRupees, type Words } from '#data/words-and-prices.ts'
import { plainMessages } from './plain-messages.ts'

/** What a text is, which decides its checks; where no schema says it, words that visitors read. */
export type TextKind =
  | 'words'
  | 'title'
  | 'label'
  /** Words that a visitor sends, with blanks in brackets that the visitor fills in. */
  | 'message'
  /** A link, a mail address or a telephone number. */
  | 'address'
  /** A file of public/, or the name of a picture of the photo host. */
  | 'picture'
  /** Words that only search engines read. */
  | 'search words'
  /** An id, an icon, a language, a time: no visitor reads it as it is written. */
  | 'name for code'

/** What a schema says of a text beside its limits; `v.getMetadata` reads it. */
export type TextMetadata = {
  readonly kind?: TextKind
  /** The schema of a text whose prices are parts of it, as one currency shows them. */
  readonly shown?: v.GenericSchema<string>
  /** Whether a component shows ~~words~~ of it as struck through. */
  readonly strikes?: true
  /** Names in braces that a component fills in, and how often the text has each; 0 for any. */
  readonly places?: Readonly<Record<string, number>>
}

/** Words of which a component strikes ~~some~~ through. */
export const withStrikes = v.metadata<string, TextMetadata>({ strikes: true })

/** Says what a text is. */
export const kind = (kind: TextKind) =>
  v.metadata<string, TextMetadata>({ kind })

/** A text with places that a component fills in, each `times` times or, with 0, at will. */
export const places = (
  schema: v.GenericSchema<string>,
  names: readonly string[],
  times = 1,
) => {
  const own = v.getDescription(schema) ?? ''
  const filledIn = names.map((name) => `{${name}}`).join(', ')
  return v.pipe(
    schema,
    v.metadata<string, TextMetadata>({
      places: Object.fromEntries(names.map((name) => [name, times])),
    }),
    v.description(`${own} Filled in: ${filledIn}.`.trim()),
  )
}

/** A text that has each of these places once. */
export const withPlaces = (
  schema: v.GenericSchema<string>,
  ...names: readonly string[]
) => (names.length > 0 ? places(schema, names) : schema)

/** A text whose facts are filled in, as its schema gets it: a list of YAML is none. */
export class FilledText {
  readonly words: Words
  constructor(words: Words) {
    this.words = words
  }
}

/** A text as parts, so that visitors see its prices in the currency that they chose. */
export const asWords = (schema: v.GenericSchema<string>) =>
  v.pipe(
    v.unknown(),
    v.metadata<unknown, TextMetadata>({ shown: schema }),
    v.rawTransform(({ dataset: { value }, addIssue }): Words => {
      const words = value instanceof FilledText ? value.words : [String(value)]
      const shown = value instanceof FilledText || typeof value === 'string'
      const { issues = [] } = v.safeParse(
        schema,
        shown ? inRupees(words) : value,
        plainMessages,
      )
      for (const { message, expected, received, input } of issues)
        addIssue({ message, received, input, expected: expected ?? undefined })
      return words
    }),
  )
