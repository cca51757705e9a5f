import { openSite } from './open-site.ts'
import {
  ContentError,
  metadataFile,
  missingFileProblem,
  noWordsProblem,
} from './report.ts'
import type { ContentFile, ContentOf } from './schema/content-files.ts'
import type { Page } from './site.ts'

/** The checked values of a content file. Throws a ContentError if it is missing or has mistakes. */
export function readContent<File extends ContentFile>(
  file: File,
  root = process.cwd(),
): ContentOf<File> {
  const { value, problems } = openSite(root).files.get(file) ?? {
    problems: [missingFileProblem(file)],
  }
  if (problems.length > 0) throw new ContentError(problems)
  return value as ContentOf<File>
}

/** All pages, sorted by path. Throws a ContentError if metadata are missing or have mistakes. */
export function readPages(root: string): readonly Page[] {
  const { pages, routes, files } = openSite(root)
  const problems = routes.flatMap(
    ({ file }) =>
      files.get(metadataFile(file))?.problems ?? [noWordsProblem(file)],
  )
  if (problems.length > 0) throw new ContentError(problems)
  return pages
}
