import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteRecord } from '#ssg/outputs/site-record.ts'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { changedLines, changeKey, type Flow, type WordChange } from './flow.ts'
import { type BuiltPages, readBuiltPage } from './read-page.ts'

export interface PageChange {
  path: string
  title: string
  status: 'changed' | 'new' | 'removed' | 'renamed'
  /** Whether only its elements, classes or styles differ, so that it may look different. */
  onlyLooks: boolean
  /** The old path of a renamed page. */
  from?: string | undefined
  /** Changes on fewer than four pages, each listed only on the first page that contains it. */
  words: WordChange[]
  /** Addresses of its pictures at each width in px; `before` or `after` may be missing. */
  screens: { width: number; before?: string; after?: string }[]
}

export interface Comparison {
  pages: PageChange[]
  /** Changes that at least four pages share, such as one in the footer. */
  shared: WordChange[]
  /** Changes of metadata and structured data. */
  heads: WordChange[]
}

/** A change on at least this many pages is listed once for all of them. */
const MIN_SHARED_PAGES = 4

/** Merges equal changes of several pages into one, in the order of the pages. */
function mergeEqual(
  flowsByPage: readonly (readonly [path: string, flows: readonly Flow[]])[],
): WordChange[] {
  const changes = new Map<string, WordChange>()
  for (const [path, flows] of flowsByPage)
    for (const flow of flows) {
      const change = changes.get(changeKey(flow)) ?? { flow, paths: [] }
      if (!change.paths.includes(path)) change.paths.push(path)
      changes.set(changeKey(flow), change)
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
  onlyLooks: false,
  words: [],
  screens: [],
})

/**
 * Differences between two builds of the site. `renames` maps the new route of each renamed page to
 * its old one. If `hasNewPublicFiles`, files of public/ have changed: any page may look different,
 * even if it names the same files.
 */
export function compareSites(
  before: BuiltPages,
  after: BuiltPages,
  renames: ReadonlyMap<string, string> = new Map(),
  hasNewPublicFiles = false,
): Comparison {
  const compared = [...after].map(([path, page]) => {
    const renamed = renames.get(path) ?? ''
    const from = before.has(renamed) ? renamed : undefined
    return { path, page, from, old: before.get(from ?? path) }
  })
  const changesIn = (part: 'lines' | 'head') =>
    mergeEqual(
      compared.map(({ path, old, page }) => [
        path,
        old ? changedLines(old[part], page[part]) : [],
      ]),
    )
  const changes = changesIn('lines')
  const isShared = ({ paths }: WordChange) => paths.length >= MIN_SHARED_PAGES
  const unshared = changes.filter((change) => !isShared(change))
  const pages = compared.flatMap(({ path, page, old, from }): PageChange[] => {
    const status = statusOf(old !== undefined, from !== undefined)
    const own = unshared.filter(({ paths }) => paths.includes(path))
    const onlyLooks = status === 'changed' && own.length === 0
    if (onlyLooks && !hasNewPublicFiles && old?.look === page.look) return []
    const words = own.filter(({ paths: [first] }) => first === path)
    const { title } = page
    return [{ path, title, status, onlyLooks, from, words, screens: [] }]
  })
  const kept = new Set(compared.map(({ path, from }) => from ?? path))
  const removed = [...before]
    .filter(([path]) => !kept.has(path))
    .map(([path, { title }]) => removedPage(path, title))
  return {
    pages: [...pages, ...removed].sort((a, b) => (a.path < b.path ? -1 : 1)),
    shared: changes.filter(isShared),
    heads: changesIn('head'),
  }
}

/** Reads all pages of a built site. */
export const readBuiltPages = (dir: string): BuiltPages =>
  new Map(
    Object.keys(readSiteRecord(dir))
      .sort()
      .map((path) => [
        path,
        readBuiltPage(readFileSync(join(dir, fileOfRoute(path)), 'utf8')),
      ]),
  )
