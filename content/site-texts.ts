import type { Kind, WrittenText } from './read/written-text.ts'
import type { ContentFile, ContentOf } from './schema/content-files.ts'
import { isRecord } from './schema/schema-shape.ts'
import type { Site } from './site.ts'

/** The kinds of text that visitors read. */
export const visitorTextKinds: readonly Kind[] = [
  'words',
  'message',
  'prose',
  'title',
  'label',
]

/** All texts of the given kinds in a site. */
export const textsIn = (
  { files }: Site,
  kinds: readonly Kind[],
): WrittenText[] =>
  [...files.values()].flatMap(({ texts }) =>
    texts.filter(({ kind }) => kinds.includes(kind)),
  )

/**
 * The values of a file, even if they have mistakes; {} if there are none. A key with nothing after
 * it, which YAML reads as null, is left out, so that it has the same default as a missing key.
 */
export function valuesOf<File extends ContentFile>(
  { files }: Site,
  file: File,
): Partial<ContentOf<File>> {
  const value = files.get(file)?.value
  const entries = Object.entries(isRecord(value) ? value : {})
  const filledEntries = entries.filter(([, each]) => each !== null)
  return Object.fromEntries(filledEntries) as Partial<ContentOf<File>>
}

/**
 * Id of a finding about an amount in `file`. The amount is, or was, that of `fact` in
 * data/prices.yaml, such as 'prices.beginner.INR' or 'guidePrice'.
 */
export const amountFindingId = (file: string, fact: string) =>
  `price.${file}.${fact.replace(/^prices\./, '')}`
