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
  /** Changes that are not shared and that no page before this one has. */
  words: WordChange[]
  /** Addresses of its pictures at each width in px; a new or removed page has one side. */
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

/** Joins equal changes of several pages; they are in the order of the pages. */
function collect(
  flowsByPage: readonly (readonly [path: string, flows: readonly Flow[]])[],
): WordChange[] {
  const changes = new Map<string, WordChange>()
  for (const [path, flows] of flowsByPage)
    for (const flow of flows) {
      const change = changes.get(changeKey(flow)) ?? { flow, places: [] }
      if (!change.places.includes(path)) change.places.push(path)
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
 * Differences between two builds of the site. `renames` has the old route of each renamed page by
 * its new route. `newPictures` tells that files of public/ changed: a file may have kept its name,
 * so that every page may look different.
 */
export function compareSites(
  before: BuiltPages,
  after: BuiltPages,
  renames: ReadonlyMap<string, string> = new Map(),
  newPictures = false,
): Comparison {
  const compared = [...after].map(([path, page]) => {
    const renamed = renames.get(path) ?? ''
    const from = before.has(renamed) ? renamed : undefined
    return { path, page, from, old: before.get(from ?? path) }
  })
  const changesIn = (part: 'lines' | 'head') =>
    collect(
      compared.map(({ path, old, page }) => [
        path,
        old ? changedLines(old[part], page[part]) : [],
      ]),
    )
  const changes = changesIn('lines')
  const isShared = ({ places }: WordChange) => places.length >= MIN_SHARED_PAGES
  const unshared = changes.filter((change) => !isShared(change))
  const pages = compared.flatMap(({ path, page, old, from }): PageChange[] => {
    const status = statusOf(old !== undefined, from !== undefined)
    const own = unshared.filter(({ places }) => places.includes(path))
    const onlyLooks = status === 'changed' && own.length === 0
    if (onlyLooks && !newPictures && old?.look === page.look) return []
    const words = own.filter(({ places: [first] }) => first === path)
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
