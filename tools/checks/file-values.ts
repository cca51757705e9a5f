import type { ContentFile } from '#data/schemas/content-files.ts'
import type { ContentRecord } from '#ssg/content/content-record.ts'
import type { Path } from '#ssg/content/yaml-source.ts'
import type { Found } from './rule.ts'

/** A finding at a part of a file's values. */
export type Report = (path: Path, message: string) => Found

/** Findings about the values of a file without mistakes of its own. */
export function inValues<Value>(
  { files }: ContentRecord,
  file: ContentFile,
  find: (value: Value, report: Report) => Found[],
): Found[] {
  const { source, value, problems = [] } = files.get(file) ?? {}
  if (!source || problems.length > 0) return []
  return find(value as Value, (path, message) => ({
    text: { file, at: () => source.at(path) },
    message,
  }))
}
