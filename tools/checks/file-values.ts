import type { ContentFile } from '#data/schemas/content-files.ts'
import type { ContentRecord } from '#ssg/content/content-record.ts'
import type { Text } from '#ssg/content/written-text.ts'
import type { Path } from '#ssg/content/yaml-source.ts'
import type { Finding } from './rule.ts'

/** The values of a file with the places of their parts. */
export interface Entry {
  value: unknown
  at: (path: Path) => Pick<Text, 'file' | 'at'>
}
type Found = Finding & { text: Pick<Text, 'file' | 'at'> }

/** Findings about the values of a file without mistakes of its own. */
export function entryOf(
  { files }: ContentRecord,
  file: ContentFile,
  find: (entry: Entry) => Found[],
): Found[] {
  const written = files.get(file)
  const { source, value, problems = [] } = written ?? {}
  if (!source || problems.length > 0) return []
  return find({ value, at: (path) => ({ file, at: () => source.at(path) }) })
}
