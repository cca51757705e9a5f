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
  /** Its words are the same, and it may look different: other elements, classes or styles. */
  onlyLooks: boolean
  /** The old address of a renamed page. */
  from?: string | undefined
  /** Changes that this page is the first of at most three to show. */
  words: WordChange[]
  /** Addresses of its pictures at each width; a side that does not exist is missing. */
  screens: { width: number; before?: string; after?: string }[]
}

export interface Comparison {
  pages: PageChange[]
  /** Changes that several pages share, such as one in the footer. */
  shared: WordChange[]
  /** Changes of metadata and structured data. */
  heads: WordChange[]
}

/** A change on this many pages is listed apart from the pages. */
const SHARED = 4

/** Changes by what is deleted and inserted, in the order of the pages. */
function collect(
  flows: readonly (readonly [path: string, own: readonly Flow[]])[],
): WordChange[] {
  const changes = new Map<string, WordChange>()
  for (const [path, own] of flows)
    for (const flow of own) {
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
 * Differences between two builds of the site. `renames` are the old routes by the new ones; with
 * `newPictures`, files of other pictures have old names, so that any page may look different.
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
  const isShared = ({ places }: WordChange) => places.length >= SHARED
  const ofPages = changes.filter((change) => !isShared(change))
  const pages = compared.flatMap(({ path, page, old, from }): PageChange[] => {
    const status = statusOf(old !== undefined, from !== undefined)
    const own = ofPages.filter(({ places }) => places.includes(path))
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

/** Reads every page of a built site. */
export const readBuiltPages = (dir: string): BuiltPages =>
  new Map(
    Object.keys(readSiteRecord(dir))
      .sort()
      .map((path) => [
        path,
        readBuiltPage(readFileSync(join(dir, fileOfRoute(path)), 'utf8')),
      ]),
  )
