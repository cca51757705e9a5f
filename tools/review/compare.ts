import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteRecord } from '#ssg/outputs/site-record.ts'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { changedLines, changesNumber, type Flow, keyOf } from './flow.ts'
import { type BuiltPages, readPage } from './read-page.ts'

/** A change of words, shown once: where it is first, and the pages that have it. */
export interface WordChange {
  flow: Flow
  paths: string[]
}

/** Addresses of the pictures of one page at one width; a side that does not exist is missing. */
interface ScreenPair {
  width: number
  before?: string
  after?: string
}

export interface PageChange {
  path: string
  title: string
  status: 'changed' | 'new' | 'removed' | 'renamed'
  /** Its words are the same, and it may look different: other elements, classes or styles. */
  onlyLooks: boolean
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
}

/** A change on this many pages is listed apart from the pages. */
const SHARED = 4

/** Changes by what is deleted and inserted, in the order of the pages. */
function collect(flows: readonly (readonly [path: string, own: readonly Flow[]])[]): WordChange[] {
  const changes = new Map<string, WordChange>()
  for (const [path, own] of flows)
    for (const flow of own) {
      const change = changes.get(keyOf(flow)) ?? { flow, paths: [] }
      if (!change.paths.includes(path)) change.paths.push(path)
      changes.set(keyOf(flow), change)
    }
  return [...changes.values()]
}

/**
 * Differences between two builds of the site. `renames` are the new routes by the old ones; with
 * `newPictures`, files of other pictures have old names, so that any page may look different.
 */
export function compareSites(
  before: BuiltPages,
  after: BuiltPages,
  renames: ReadonlyMap<string, string> = new Map(),
  newPictures = false,
): Comparison {
  const oldPaths = new Map([...renames].map(([from, path]) => [path, from]))
  const compared = [...after].map(([path, page]) => {
    const from = oldPaths.get(path)
    const old = before.get(from ?? path)
    return { path, page, old, ...(old && from && { from }) }
  })
  const changesIn = (part: 'lines' | 'head') =>
    collect(
      compared.map(({ path, old, page }) => [path, old ? changedLines(old[part], page[part]) : []]),
    )
  const words = changesIn('lines')
  const isShared = ({ paths }: WordChange) => paths.length >= SHARED
  const numbers = words.filter(({ flow }) => changesNumber(flow))
  const others = words.filter((change) => !numbers.includes(change))
  const own = words.filter((change) => !isShared(change))
  const pages = compared.flatMap(({ path, page, old, from }): PageChange[] => {
    const status = from ? 'renamed' : old ? 'changed' : 'new'
    const isChanged = status !== 'changed' || own.some(({ paths }) => paths.includes(path))
    if (!isChanged && !newPictures && old?.look === page.look) return []
    const first = own.filter((each) => others.includes(each) && each.paths[0] === path)
    const found = { path, title: page.title, status, onlyLooks: !isChanged, words: first } as const
    return [{ ...found, ...(from && { from }), screens: [] }]
  })
  const removed = [...before]
    .filter(([path]) => !after.has(path) && !after.has(renames.get(path) ?? path))
    .map(([path, { title }]): PageChange => {
      return { path, title, status: 'removed', onlyLooks: false, words: [], screens: [] }
    })
  return {
    pages: [...pages, ...removed].sort((a, b) => (a.path < b.path ? -1 : 1)),
    numbers,
    shared: others.filter(isShared),
    heads: changesIn('head'),
  }
}

/** Reads every page of a built site. */
export const readBuiltPages = (dir: string): BuiltPages =>
  new Map(
    Object.keys(readSiteRecord(dir))
      .sort()
      .map((path) => [path, readPage(readFileSync(join(dir, fileOfRoute(path)), 'utf8'))]),
  )
