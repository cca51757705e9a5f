import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteRecord } from '#ssg/outputs/site-record.ts'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import {
  type ChangedLine,
  changedLines,
  type LocatedLine,
  pictureLine,
} from './changed-lines.ts'
import { type BuiltPages, readBuiltPage } from './read-page.ts'

/** A page that differs between two builds. */
export interface PageChange {
  path: string
  title: string
  status: 'changed' | 'new' | 'removed' | 'renamed'
  /** Whether the page may only look different: none of its lines differ, except for shared ones. */
  mayOnlyLookDifferent: boolean
  /** The old path of a renamed page. */
  oldPath?: string | undefined
  /** Changed lines on fewer than four pages, each listed only with the first of its pages. */
  lines: LocatedLine[]
  /** Addresses of screenshots at each width in px; `before` or `after` may be missing. */
  screenshots: { width: number; before?: string; after?: string }[]
}

/** What differs between two builds. */
export interface Comparison {
  pages: PageChange[]
  /** Changed lines that at least four pages share, such as one in the footer. */
  sharedLines: LocatedLine[]
  /** Changed lines of metadata and structured data. */
  headLines: LocatedLine[]
}

/** A changed line on at least this many pages is listed once for all of them. */
const MIN_SHARED_PAGES = 4

/** Merges equal changed lines of several pages into one, in the order of the pages. */
function mergeEqual(
  linesByPage: readonly (readonly [
    path: string,
    lines: readonly ChangedLine[],
  ])[],
): LocatedLine[] {
  const changes = new Map<string, LocatedLine>()
  for (const [path, lines] of linesByPage)
    for (const line of lines) {
      // The key includes the words around a change, since the change may be right in one sentence
      // and wrong in another.
      const key = JSON.stringify(line)
      const change = changes.get(key) ?? { line, paths: [] }
      if (!change.paths.includes(path)) change.paths.push(path)
      changes.set(key, change)
    }
  return [...changes.values()]
}

function statusOf(wasThere: boolean, isRenamed: boolean): PageChange['status'] {
  if (isRenamed) return 'renamed'
  return wasThere ? 'changed' : 'new'
}

const removedPage = (path: string, title: string): PageChange => ({
  path,
  title,
  status: 'removed',
  mayOnlyLookDifferent: false,
  lines: [],
  screenshots: [],
})

/**
 * Differences between two builds of the site. `renames` maps the new route of each renamed page to
 * its old one. A page with one of the changed `pictures`, which are addresses, may look different
 * even if its HTML is the same.
 */
export function compareSites(
  before: BuiltPages,
  after: BuiltPages,
  renames: ReadonlyMap<string, string> = new Map(),
  pictures: readonly string[] = [],
): Comparison {
  const pagePairs = [...after].map(([path, page]) => {
    const renamedPath = renames.get(path) ?? ''
    // The file of a page may move, as to about/index.tsx, while its address stays.
    const isGone = before.has(renamedPath) && !after.has(renamedPath)
    const oldPath = isGone ? renamedPath : undefined
    return { path, page, oldPath, oldPage: before.get(oldPath ?? path) }
  })
  const changesIn = (part: 'lines' | 'head') =>
    mergeEqual(
      pagePairs.map(({ path, oldPage, page }) => [
        path,
        oldPage ? changedLines(oldPage[part], page[part]) : [],
      ]),
    )
  const changes = changesIn('lines')
  const isShared = ({ paths }: LocatedLine) => paths.length >= MIN_SHARED_PAGES
  const unsharedChanges = changes.filter((change) => !isShared(change))
  const pages = pagePairs.flatMap(
    ({ path, page, oldPage, oldPath }): PageChange[] => {
      const status = statusOf(oldPage !== undefined, oldPath !== undefined)
      const ownChanges = unsharedChanges.filter(({ paths }) =>
        paths.includes(path),
      )
      const mayOnlyLookDifferent =
        status === 'changed' && ownChanges.length === 0
      const hasChangedPicture = pictures.some((address) =>
        page.lines.some((line) => line.startsWith(pictureLine(address, ''))),
      )
      if (
        mayOnlyLookDifferent &&
        !hasChangedPicture &&
        oldPage?.look === page.look
      )
        return []
      const lines = ownChanges.filter(({ paths: [first] }) => first === path)
      const { title } = page
      return [
        {
          path,
          title,
          status,
          mayOnlyLookDifferent,
          oldPath,
          lines,
          screenshots: [],
        },
      ]
    },
  )
  const keptPaths = new Set(
    pagePairs.map(({ path, oldPath }) => oldPath ?? path),
  )
  const removedPages = [...before]
    .filter(([path]) => !keptPaths.has(path))
    .map(([path, { title }]) => removedPage(path, title))
  return {
    pages: [...pages, ...removedPages].sort((a, b) =>
      a.path < b.path ? -1 : 1,
    ),
    sharedLines: changes.filter(isShared),
    headLines: changesIn('head'),
  }
}

/** Reads all pages of a built site. */
export const readBuiltPages = (buildFolder: string): BuiltPages =>
  new Map(
    Object.keys(readSiteRecord(buildFolder))
      .sort()
      .map((path) => [
        path,
        readBuiltPage(
          readFileSync(join(buildFolder, fileOfRoute(path)), 'utf8'),
        ),
      ]),
  )
