import type { Kind, Text } from './read/written-text.ts'
import type { Site } from './site.ts'

/** The texts of some kinds in a site. */
export const textsIn = ({ files }: Site, kinds: readonly Kind[]): Text[] =>
  [...files.values()].flatMap(({ texts }) =>
    texts.filter(({ kind }) => kinds.includes(kind)),
  )

/** The values of a file, whatever mistakes are in it. */
export const valuesOf = ({ files }: Site, file: string) =>
  Object(files.get(file)?.value)
