import { decoded, linkProblem, type Targets } from '#content/check.ts'
import { filesBelow } from '#content/files.ts'
import { openSite } from '#content/open-site.ts'
import { ContentError, metadataFile, type Problem, placeOf } from '#content/report.ts'
import type { BuiltSite } from '#ssg/options.ts'

/** Files written after the pages are checked. */
const writtenLater = /^\/__(?:review|edit)\b/

/**
 * Checks every link of every built page; throws one ContentError with page, place and target of
 * each broken link.
 */
export function checkLinks({ root, out, pages }: BuiltSite): void {
  const { files } = openSite(root)
  const problems: Problem[] = []
  const targets: Targets = {
    paths: new Set(pages.map(({ path }) => path)),
    files: new Set(filesBelow(out, '.').map((file) => `/${file}`)),
    ids: new Map(pages.map(({ path, ids }) => [path, [...ids]])),
  }
  const seenEverywhere = new Map<string, number>()
  for (const page of pages) {
    for (const target of [...page.targets].map(decoded)) {
      if (writtenLater.test(target)) continue
      const message = linkProblem(target, targets, page.path)
      if (!message) continue
      const times = (seenEverywhere.get(target) ?? 0) + 1
      seenEverywhere.set(target, times)
      const written = files.get(metadataFile(page.file))
      const index = written?.text.indexOf(target) ?? -1
      // A link of the shell, of a list or of a page's code: once is enough.
      if (index < 0 && times > 1) continue
      const place = placeOf(written?.text ?? '', Math.max(0, index))
      problems.push({ file: index < 0 ? page.file : metadataFile(page.file), ...place, message })
    }
  }
  if (problems.length > 0) throw new ContentError(problems)
}
