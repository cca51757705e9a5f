import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, type Problem, placeOf } from '#ssg/content/content-error.ts'
import { recordOf } from '#ssg/content/content-record.ts'
import type { BuiltSite } from '#ssg/options.ts'
import { metadataFile } from '#ssg/routes/pages.ts'
import { addressProblem, isPageTop, leavesSite } from './rules/link-targets.ts'

/**
 * Problem with one link target as a sentence; undefined if it is sound. `ids` returns a route's
 * anchors.
 */
export function linkProblem(
  target: string,
  from: string,
  exists: (path: string) => boolean,
  ids: (path: string) => ReadonlySet<string>,
): string | undefined {
  const problem = addressProblem(target)
  if (problem || leavesSite(target)) return problem
  const { pathname, hash } = new URL(target, `https://site${from}`)
  const path = decodeURIComponent(pathname)
  if (!target.startsWith('#') && !exists(path))
    return `'${target}' leads nowhere: there is no page or file ${path}`
  const anchor = decodeURIComponent(hash.slice(1))
  if (!isPageTop(anchor) && !ids(path).has(anchor))
    return `'${target}' leads nowhere: ${path} has nothing named '${anchor}'`
  if (path !== '/' && path.endsWith('/'))
    return `'${target}' ends with a slash: addresses of this site do not`
  return undefined
}

/** Files written after the pages are checked. */
const writtenLater = /^\/__(?:review|edit)\b/

/**
 * Checks every link of every built page; throws one ContentError with page, place and target of
 * each broken link.
 */
export function checkLinks({ root, out, pages }: BuiltSite): void {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const { files } = recordOf(root)
  const problems: Problem[] = []
  const idsAt = (path: string) => byPath.get(path)?.ids ?? new Set<string>()
  const exists = (path: string) =>
    byPath.has(path) || (path !== '/' && /\.\w+$/.test(path) && existsSync(join(out, path)))
  const seenEverywhere = new Map<string, number>()
  for (const page of pages) {
    for (const target of page.targets) {
      if (writtenLater.test(target)) continue
      const message = linkProblem(target, page.path, exists, idsAt)
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
