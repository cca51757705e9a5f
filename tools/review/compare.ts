import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffArrays, diffWordsWithSpace } from 'diff'
import { readSiteRecord } from '../../ssg/outputs/site-record.ts'
import { fileOfRoute } from '../../ssg/routes/built-pages.ts'
import { type Part, type ReadPage, readPage, type Site } from './read-page.ts'
import { findRenames } from './renames.ts'

/** A piece of a line; `changed` pieces are missing on the other side. */
export interface Piece {
  text: string
  changed: boolean
}

/**
 * One line of a side-by-side view; a side without the line is missing, a gap represents equal
 * lines.
 */
export type Row = { before?: Piece[]; after?: Piece[]; same?: boolean } | 'gap'

export type ChangeKind = 'text' | 'metadata' | 'links' | 'pictures' | 'markup' | 'looks'

export interface PageChange {
  path: string
  status: 'changed' | 'new' | 'removed' | 'renamed'
  /** The old address of a renamed page. */
  from?: string
  kinds: ChangeKind[]
  rows: Partial<Record<'text' | 'metadata' | 'links' | 'pictures', Row[]>>
}

/** A change that several pages share, such as one in the footer. */
export interface SharedChange {
  what: string
  paths: string[]
  rows: Row[]
}

export interface Comparison {
  pages: PageChange[]
  shared: SharedChange[]
  /** Pages with a different style sheet, whatever else changed. */
  restyled: string[]
}

const same = (text: string): Piece[] => [{ text, changed: false }]
const changed = (text: string): Piece[] => [{ text, changed: true }]

/** Word by word if two lines are versions of one another, otherwise whole lines. */
function pairRow(before: string, after: string): Row {
  const parts = diffWordsWithSpace(before, after)
  const kept = parts
    .filter((part) => !part.added && !part.removed)
    .reduce((sum, { value }) => sum + value.trim().length, 0)
  if (kept * 3 < Math.min(before.length, after.length))
    return { before: changed(before), after: changed(after) }
  return {
    before: joined(
      parts
        .filter((part) => !part.added)
        .map(({ value, removed }) => ({ text: value, changed: Boolean(removed) })),
    ),
    after: joined(
      parts
        .filter((part) => !part.removed)
        .map(({ value, added }) => ({ text: value, changed: Boolean(added) })),
    ),
  }
}

/** Merges changed words that only a space separates. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const [index, piece] of pieces.entries()) {
    const last = result.at(-1)
    const bridges = piece.text.trim() === '' && last?.changed && pieces[index + 1]?.changed
    if (last && (last.changed === piece.changed || bridges)) last.text += piece.text
    else result.push({ ...piece })
  }
  return result
}

/**
 * Two lists of lines side by side, with one unchanged line around each change; empty if they are
 * equal.
 */
export function sideBySide(before: readonly string[], after: readonly string[]): Row[] {
  const rows: Exclude<Row, 'gap'>[] = []
  const parts = diffArrays([...before], [...after])
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as (typeof parts)[number]
    if (!part.added && !part.removed) {
      rows.push(
        ...part.value.map((text) => ({ before: same(text), after: same(text), same: true })),
      )
      continue
    }
    const next = parts[index + 1]
    const pair = next && (next.added || next.removed) ? next : undefined
    if (pair) index++
    const gone = part.removed ? part.value : (pair?.value ?? [])
    const come = part.added ? part.value : (pair?.value ?? [])
    for (let line = 0; line < Math.max(gone.length, come.length); line++) {
      const [old, fresh] = [gone[line], come[line]]
      if (old !== undefined && fresh !== undefined)
        rows.push(pairRow(old, fresh) as Exclude<Row, 'gap'>)
      else rows.push(old === undefined ? { after: changed(fresh ?? '') } : { before: changed(old) })
    }
  }
  const near = (index: number) =>
    [index - 1, index, index + 1].some((place) => rows[place] && !rows[place]?.same)
  return rows.flatMap((row, index): Row[] =>
    near(index)
      ? [row]
      : near(index - 1) && rows.slice(index).some((later) => !later.same)
        ? ['gap']
        : [],
  )
}

/** Whether two lists differ. */
const differ = (before: readonly string[], after: readonly string[]) =>
  before.length !== after.length || before.some((line, index) => line !== after[index])

const targets = (links: readonly string[]) =>
  links.map((link) => link.slice(link.lastIndexOf(' → ')))

const metadataLines = (page: ReadPage) => [
  `title: ${page.title}`,
  ...[...page.metadata]
    .filter(([name]) => name !== 'structured data')
    .map(([name, value]) => `${name}: ${value}`),
]
const structuredLines = (page: ReadPage) =>
  (page.metadata.get('structured data') ?? '').split('\n').filter(Boolean)
const partLines = ({ text, links, pictures }: Part) => [...text, ...links, ...pictures]

function comparePage(
  path: string,
  before: ReadPage,
  after: ReadPage,
  sharedData: ReadonlySet<string>,
): PageChange | undefined {
  const rows: PageChange['rows'] = {}
  const kinds: ChangeKind[] = []
  if (differ(before.page.text, after.page.text)) {
    kinds.push('text')
    rows.text = sideBySide(before.page.text, after.page.text)
  }
  const own = (page: ReadPage) => [
    ...metadataLines(page),
    ...(sharedData.has(path) ? [] : structuredLines(page)),
  ]
  if (differ(own(before), own(after))) {
    kinds.push('metadata')
    rows.metadata = sideBySide(own(before), own(after))
  }
  if (differ(targets(before.page.links), targets(after.page.links))) {
    kinds.push('links')
    rows.links = sideBySide(before.page.links, after.page.links)
  }
  if (differ(before.page.pictures, after.page.pictures)) {
    kinds.push('pictures')
    rows.pictures = sideBySide(before.page.pictures, after.page.pictures)
  }
  // Markup changes are reported only if nothing else shows the change: new words bring new
  // elements.
  if (kinds.length === 0 && before.page.markup !== after.page.markup) kinds.push('markup')
  return kinds.length > 0 ? { path, status: 'changed', kinds, rows } : undefined
}

/** Pages grouped by identical change; changes on fewer than `least` pages stay with the pages. */
function group(
  paths: readonly string[],
  rowsOf: (path: string) => Row[],
  what: string,
  least: number,
): SharedChange[] {
  const groups = new Map<string, SharedChange>()
  for (const path of paths) {
    const rows = rowsOf(path)
    if (rows.length === 0) continue
    const key = JSON.stringify(rows.filter((row) => row !== 'gap' && !row.same))
    const known = groups.get(key)
    if (known) known.paths.push(path)
    else groups.set(key, { what, paths: [path], rows })
  }
  return [...groups.values()].filter(({ paths: sharers }) => sharers.length >= least)
}

/** Differences between two builds of the site. */
export function compareSites(before: Site, after: Site): Comparison {
  const both = [...after.keys()].filter((path) => before.has(path))
  const pair = (path: string) =>
    [before.get(path) as ReadPage, after.get(path) as ReadPage] as const
  const structured = group(
    both,
    (path) => {
      const [old, fresh] = pair(path)
      return differ(structuredLines(old), structuredLines(fresh))
        ? sideBySide(structuredLines(old), structuredLines(fresh))
        : []
    },
    'Structured data',
    4,
  )
  const sharedData = new Set(structured.flatMap(({ paths }) => paths))
  const frames = group(
    both,
    (path) => {
      const [old, fresh] = pair(path)
      const rows = sideBySide(partLines(old.frame), partLines(fresh.frame))
      return rows.length === 0 && old.frame.markup !== fresh.frame.markup
        ? [{ after: changed('Other elements or classes; the words are the same.') }]
        : rows
    },
    'Header, footer and other parts around a page',
    1,
  )
  const pages: PageChange[] = []
  const renames = findRenames(before, after)
  const left = new Set(renames.values())
  for (const path of new Set([...after.keys(), ...before.keys()])) {
    const from = renames.get(path)
    if (left.has(path)) continue
    if (from !== undefined) {
      const change = comparePage(
        path,
        before.get(from) as ReadPage,
        after.get(path) as ReadPage,
        sharedData,
      )
      pages.push({
        path,
        from,
        status: 'renamed',
        kinds: change?.kinds ?? [],
        rows: change?.rows ?? {},
      })
    } else if (!before.has(path)) pages.push({ path, status: 'new', kinds: [], rows: {} })
    else if (!after.has(path)) pages.push({ path, status: 'removed', kinds: [], rows: {} })
    else {
      const change = comparePage(path, ...pair(path), sharedData)
      if (change) pages.push(change)
    }
  }
  const restyled = both.filter((path) => {
    const [old, fresh] = pair(path)
    return old.sheet !== fresh.sheet || old.frame.markup !== fresh.frame.markup
  })
  return {
    pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)),
    shared: [...frames, ...structured],
    restyled,
  }
}

/**
 * Reads every page of a built site. The site's own pictures, share cards included, carry a content
 * hash, so that a new file under an old name shows.
 */
export function readBuiltPages(dir: string): Site {
  const marks = new Map<string, string>()
  const markOf = (file: string) => {
    const known =
      marks.get(file) ??
      (existsSync(file)
        ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 6)
        : 'missing')
    marks.set(file, known)
    return known
  }
  const site = new Map<string, ReadPage>()
  for (const path of Object.keys(readSiteRecord(dir)).sort()) {
    const page = readPage(readFileSync(join(dir, fileOfRoute(path)), 'utf8'))
    page.page.pictures = page.page.pictures.map((picture) => {
      const file = /^\/[^,?]+/.exec(picture)?.[0]
      return file && !file.startsWith('/assets/')
        ? picture.replace(file, `${file} (file ${markOf(join(dir, file))})`)
        : picture
    })
    const card = page.metadata.get('og:image')
    if (card)
      page.metadata.set('share picture', `file ${markOf(join(dir, new URL(card).pathname))}`)
    site.set(path, page)
  }
  return site
}
