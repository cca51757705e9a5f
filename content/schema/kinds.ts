import * as v from 'valibot'
import { inRupees, type PricedText } from '#data/priced-text.ts'
import { plainMessages } from './plain-messages.ts'

/** Kind of a text, which decides how it is checked; the default is 'words', for visitors. */
export type TextKind =
  | 'words'
  | 'title'
  | 'label'
  /** Words that a visitor sends, with parts in square brackets that the visitor fills in. */
  | 'message'
  /** A link, a mail address or a telephone number. */
  | 'address'
  /** A file of public/, or the name of a picture of the photo host. */
  | 'picture'
  /** Words that only search engines read. */
  | 'search words'
  /** An id, an icon, a language or a time: visitors do not read it as it is written. */
  | 'name for code'

/** Metadata of a text's schema, for `v.getMetadata`. */
export type TextMetadata = {
  readonly kind?: TextKind
  /** For a text that is split at its prices: the schema of the text with prices in rupees. */
  readonly rupeesSchema?: v.GenericSchema<string>
  /** Whether a component shows ~~words~~ of the text as struck through. */
  readonly strikethrough?: true
  /** Placeholders that a component fills in, and whether each must occur once. */
  readonly placeholders?: Readonly<Record<string, boolean>>
}

/** Metadata of a text in which a component shows ~~words~~ as struck through. */
export const withStrikethrough = v.metadata<string, TextMetadata>({
  strikethrough: true,
})

/** Metadata with the kind of a text. */
export const kind = (kind: TextKind) =>
  v.metadata<string, TextMetadata>({ kind })

/**
 * Schema of a text with placeholders that a component fills in. If they are `required`, the text
 * must contain each of them once.
 */
export const textWithPlaceholders = (
  schema: v.GenericSchema<string>,
  names: readonly string[],
  required = true,
) => {
  const description = v.getDescription(schema) ?? ''
  const namesInBraces = names.map((name) => `{${name}}`).join(', ')
  return v.pipe(
    schema,
    v.metadata<string, TextMetadata>({
      placeholders: Object.fromEntries(names.map((name) => [name, required])),
    }),
    v.description(`${description} Filled in: ${namesInBraces}.`.trim()),
  )
}

/** Schema of a text that must contain each of the placeholders `names` once. */
export const withPlaceholders = (
  schema: v.GenericSchema<string>,
  ...names: readonly string[]
) => (names.length > 0 ? textWithPlaceholders(schema, names) : schema)

/** A text with its facts filled in. It is a class, so that schemas can tell it from a YAML list. */
export class FilledText {
  readonly pricedText: PricedText
  constructor(pricedText: PricedText) {
    this.pricedText = pricedText
  }
}

/** Schema of a text. Its output is split at prices, so that visitors can choose a currency. */
export const asPricedText = (schema: v.GenericSchema<string>) =>
  v.pipe(
    v.unknown(),
    v.metadata<unknown, TextMetadata>({ rupeesSchema: schema }),
    v.rawTransform(({ dataset: { value }, addIssue }): PricedText => {
      const pricedText =
        value instanceof FilledText ? value.pricedText : [String(value)]
      const isText = value instanceof FilledText || typeof value === 'string'
      const { issues = [] } = v.safeParse(
        schema,
        isText ? inRupees(pricedText) : value,
        plainMessages,
      )
      for (const { message, expected, received, input } of issues)
        addIssue({ message, received, input, expected: expected ?? undefined })
      return pricedText
    }),
  )
