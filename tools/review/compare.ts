import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteRecord } from '#ssg/outputs/site-record.ts'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import type { ScreenPair } from './pictures.ts'
import { type ReadPage, readPage, type Site } from './read-page.ts'
import { type Row, sideBySide } from './side-by-side.ts'

export interface PageChange {
  path: string
  title: string
  status: 'changed' | 'new' | 'removed' | 'renamed'
  /** The old address of a renamed page. */
  from?: string
  /** The places where its words differ. */
  places: Row[][]
  screens: ScreenPair[]
}

/** A change that several pages share, such as one in the footer. */
interface SharedChange {
  paths: string[]
  rows: Row[]
}

export interface Comparison {
  pages: PageChange[]
  shared: SharedChange[]
  /** Pages that may look different: other elements, classes or styles. */
  restyled: string[]
}

/** A change on this many pages is listed once, apart from the pages. */
const SHARED = 4

const changeOf = (rows: readonly Row[]) => JSON.stringify(rows.filter(({ same }) => !same))

/** Differences between two builds of the site. `renames` are the new routes by the old ones. */
export function compareSites(
  before: Site,
  after: Site,
  renames: ReadonlyMap<string, string> = new Map(),
): Comparison {
  const oldPaths = new Map([...renames].map(([from, path]) => [path, from]))
  const places = new Map<string, Row[][]>()
  const shared = new Map<string, SharedChange>()
  const restyled: string[] = []
  for (const [path, page] of after) {
    const old = before.get(oldPaths.get(path) ?? path)
    if (!old) continue
    if (old.look !== page.look) restyled.push(path)
    places.set(path, sideBySide(old.lines, page.lines))
    for (const rows of places.get(path) ?? []) {
      const known = shared.get(changeOf(rows))
      if (known) known.paths.push(path)
      else shared.set(changeOf(rows), { paths: [path], rows })
    }
  }
  const isShared = (rows: readonly Row[]) =>
    (shared.get(changeOf(rows))?.paths.length ?? 0) >= SHARED
  const change = (path: string, { title }: ReadPage, status: PageChange['status']): PageChange => ({
    path,
    title,
    status,
    places: places.get(path)?.filter((rows) => !isShared(rows)) ?? [],
    screens: [],
  })
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
      .filter(({ status, places: own }) => status !== 'changed' || own.length > 0)
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    shared: [...shared.values()].filter(({ rows }) => isShared(rows)),
    restyled,
  }
}

/** Reads every page of a built site. */
export const readBuiltPages = (dir: string): Site =>
  new Map(
    Object.keys(readSiteRecord(dir))
      .sort()
      .map((path) => [path, readPage(readFileSync(join(dir, fileOfRoute(path)), 'utf8'))]),
  )
