import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteRecord } from '#ssg/outputs/site-record.ts'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { changedLines, changesNumber, type Flow, keyOf } from './flow.ts'
import type { ScreenPair } from './pictures.ts'
import { type BuiltPages, type ReadPage, readPage } from './read-page.ts'

/** A change of words, shown once: where it is first, and the pages that have it. */
export interface WordChange {
  flow: Flow
  paths: string[]
}

export interface PageChange {
  path: string
  title: string
  status: 'changed' | 'new' | 'removed' | 'renamed'
  /** The old address of a renamed page. */
  from?: string
  /** Changes that this page is the first of at most three to show. */
  words: WordChange[]
  screens: ScreenPair[]
}

export interface Comparison {
  pages: PageChange[]
  /** Changes of prices, promises and other numbers. */
  numbers: WordChange[]
  /** Other changes that several pages share, such as one in the footer. */
  shared: WordChange[]
  /** Changes of metadata and structured data. */
  heads: WordChange[]
  /** Pages that may look different: other elements, classes or styles. */
  restyled: Pick<PageChange, 'path' | 'title'>[]
}

/** A change on this many pages is listed apart from the pages. */
const SHARED = 4

/** Changes by what is deleted and inserted, in the order of the pages. */
function collect(flows: ReadonlyMap<string, readonly Flow[]>): WordChange[] {
  const changes = new Map<string, WordChange>()
  for (const [path, own] of flows)
    for (const flow of own) {
      const change = changes.get(keyOf(flow)) ?? { flow, paths: [] }
      if (!change.paths.includes(path)) change.paths.push(path)
      changes.set(keyOf(flow), change)
    }
  return [...changes.values()]
}

/** Differences between two builds of the site. `renames` are the new routes by the old ones. */
export function compareSites(
  before: BuiltPages,
  after: BuiltPages,
  renames: ReadonlyMap<string, string> = new Map(),
): Comparison {
  const oldPaths = new Map([...renames].map(([from, path]) => [path, from]))
  const pairs = [...after].flatMap(([path, page]) => {
    const old = before.get(oldPaths.get(path) ?? path)
    return old ? [{ path, old, page }] : []
  })
  const changesIn = (part: 'lines' | 'head') =>
    collect(
      new Map(pairs.map(({ path, old, page }) => [path, changedLines(old[part], page[part])])),
    )
  const words = changesIn('lines')
  const isShared = ({ paths }: WordChange) => paths.length >= SHARED
  const numbers = words.filter(({ flow }) => changesNumber(flow))
  const others = words.filter((change) => !numbers.includes(change))
  const change = (path: string, { title }: ReadPage, status: PageChange['status']): PageChange => ({
    path,
    title,
    status,
    words: others.filter((each) => !isShared(each) && each.paths[0] === path),
    screens: [],
  })
  const differs = (path: string) =>
    words.some((each) => !isShared(each) && each.paths.includes(path))
  const pages = [
    ...[...after].map(([path, page]) => {
      const from = oldPaths.get(path)
      return from !== undefined && before.has(from)
        ? { ...change(path, page, 'renamed'), from }
        : change(path, page, before.has(path) ? 'changed' : 'new')
    }),
    ...[...before]
      .filter(([path]) => !after.has(path) && !after.has(renames.get(path) ?? path))
      .map(([path, page]) => change(path, page, 'removed')),
  ]
  return {
    pages: pages
      .filter(({ status, path }) => status !== 'changed' || differs(path))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    numbers,
    shared: others.filter(isShared),
    heads: changesIn('head'),
    restyled: pairs
      .filter(({ old, page }) => old.look !== page.look)
      .map(({ path, page: { title } }) => ({ path, title })),
  }
}

/** Reads every page of a built site. */
export const readBuiltPages = (dir: string): BuiltPages =>
  new Map(
    Object.keys(readSiteRecord(dir))
      .sort()
      .map((path) => [path, readPage(readFileSync(join(dir, fileOfRoute(path)), 'utf8'))]),
  )
