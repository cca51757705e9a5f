import { decoded, linkProblem, type Targets } from '#content/check.ts'
import { filesBelow } from '#content/files.ts'
import { openSite } from '#content/open-site.ts'
import {
  ContentError,
  metadataFile,
  type Problem,
  placeOf,
} from '#content/report.ts'
import type { WrittenFile } from '#content/site.ts'
import type { PageRecord } from '#ssg/document/document.ts'
import type { BuiltSite } from '#ssg/options.ts'

/** Matches links to files that are written only after this check. */
const writtenLater = /^\/__(?:review|edit)\b/

/** A link that leads nowhere. */
interface DeadLink extends Problem {
  target: string
  /** Whether the file with the page's texts contains the target; then `line` is that place. */
  isWritten: boolean
}

/** The links of a page that lead nowhere. */
function deadLinksOf(
  page: PageRecord,
  targets: Targets,
  written: WrittenFile | undefined,
) {
  return [...page.targets].map(decoded).flatMap((target): DeadLink[] => {
    const message = writtenLater.test(target)
      ? undefined
      : linkProblem(target, targets, page.path)
    if (!message) return []
    const text = written?.text ?? ''
    const isWritten = text.includes(target)
    const file = isWritten ? metadataFile(page.file) : page.file
    const place = placeOf(text, Math.max(0, text.indexOf(target)))
    return [{ file, ...place, message, target, isWritten }]
  })
}

/**
 * Checks every link of every built page. Throws one ContentError that lists all broken links with
 * their files, lines and targets.
 */
export function checkLinks({ root, out, pages }: BuiltSite): void {
  const { files } = openSite(root)
  const targets: Targets = {
    paths: new Set(pages.map(({ path }) => path)),
    files: new Set(filesBelow(out, '.').map((file) => `/${file}`)),
    ids: new Map(pages.map(({ path, ids }) => [path, [...ids]])),
  }
  const dead = pages.flatMap((page) =>
    deadLinksOf(page, targets, files.get(metadataFile(page.file))),
  )
  // A link that comes from the shell, a list or a page's code is on many pages: report it once.
  const isFirst = ({ target }: DeadLink, index: number) =>
    dead.findIndex((each) => each.target === target) === index
  const problems = dead.filter(
    (link, index) => link.isWritten || isFirst(link, index),
  )
  if (problems.length > 0) throw new ContentError(problems)
}
