import { decodedAddress, linkProblem, type Targets } from '#content/check.ts'
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

/** Matches a link to a file that is written only after this check. */
const linkToLaterFile = /^\/__(?:review|edit)\b/

/** A link that leads nowhere. */
interface DeadLink extends Problem {
  target: string
  /** Whether the file with the page's words contains the target; if so, `line` is in that file. */
  isInWords: boolean
}

/** The dead links of a page; `wordsFile` is the file with the page's words. */
function deadLinksOf(
  page: PageRecord,
  targets: Targets,
  wordsFile: WrittenFile | undefined,
) {
  return [...page.targets].map(decodedAddress).flatMap((target): DeadLink[] => {
    const problem = linkToLaterFile.test(target)
      ? undefined
      : linkProblem(target, targets, page.path)
    if (!problem) return []
    const message = `'${target}' ${problem}`
    const text = wordsFile?.text ?? ''
    const isInWords = text.includes(target)
    const file = isInWords ? metadataFile(page.file) : page.file
    const place = placeOf(text, Math.max(0, text.indexOf(target)))
    return [{ file, ...place, message, target, isInWords }]
  })
}

/**
 * Checks every link of every built page. Throws a ContentError that lists all broken links, each
 * with its file and line.
 */
export function checkLinks({ root, buildFolder, pages }: BuiltSite): void {
  const { files } = openSite(root)
  const targets: Targets = {
    paths: new Set(pages.map(({ path }) => path)),
    files: new Set(filesBelow(buildFolder, '.').map((file) => `/${file}`)),
    ids: new Map(pages.map(({ path, ids }) => [path, [...ids]])),
  }
  const deadLinks = pages.flatMap((page) =>
    deadLinksOf(page, targets, files.get(metadataFile(page.file))),
  )
  // A dead link that is not in a page's words, but in the shell, a list or code, may be on many
  // pages. It is reported only once.
  const isFirstWithTarget = ({ target }: DeadLink, index: number) =>
    deadLinks.findIndex((each) => each.target === target) === index
  const problems = deadLinks.filter(
    (link, index) => link.isInWords || isFirstWithTarget(link, index),
  )
  if (problems.length > 0) throw new ContentError(problems)
}
