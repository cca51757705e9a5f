import { recordOf } from './read/content-record.ts'
import { ContentError, missing } from './report.ts'
import type { ContentFile, ContentOf } from './schema/content-files.ts'

/** The words of a content file. Throws a ContentError where they have mistakes. */
export function readContent<File extends ContentFile>(
  file: File,
  root = process.cwd(),
): ContentOf<File> {
  const { value, problems } = recordOf(root).files.get(file) ?? { problems: [missing(file)] }
  if (problems.length > 0) throw new ContentError(problems)
  return value as ContentOf<File>
}
