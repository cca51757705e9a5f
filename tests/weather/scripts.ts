import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { routes } from './fixtures'

const assets = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
const source = new Map(assets.map((name) => [name, readFileSync(`dist/assets/${name}`, 'utf8')]))

/** A file's name without what changes with every build: 'ContactForm.island-CMLcTFbP.js' is 'ContactForm.island'. */
export const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '')

/** Files that a script names anywhere but in Vite's list for preloading, which holds what the named files import. */
const named = (file: string) => {
  const text = (source.get(file) ?? '').replace(/m\.f\|\|\(m\.f=\[.*?\]\)/gs, '')
  return assets.filter((other) => other !== file && text.includes(other))
}
const edges = new Map(assets.map((file) => [file, named(file)]))

const pages = routes.map((path) => {
  const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
  return {
    path,
    entries: assets.filter((file) => html.includes(`/assets/${file}`)),
    islands: new Set([...html.matchAll(/data-island="(\w+)"/g)].map((match) => match[1])),
    /** Names in the markup that may stand for a script: behaviours, attributes. */
    marks: new Set(
      [...html.matchAll(/ data-(?:behaviour="([^"]*)"|([\w-]+)=)/g)].flatMap(
        ([, behaviours, attribute]) => behaviours?.split(' ') ?? [attribute],
      ),
    ),
  }
})
type PageOfBuild = (typeof pages)[number]

const isIsland = (file: string) => nameOf(file).endsWith('.island')
/** Files that are named after something in the markup of a page belong to the pages that have it. */
const isMark = (file: string) => pages.some(({ marks }) => marks.has(nameOf(file)))

function isWanted(file: string, { islands, marks }: PageOfBuild) {
  if (isIsland(file)) return islands.has(nameOf(file).replace('.island', ''))
  return !isMark(file) || marks.has(nameOf(file))
}

function filesOf(page: PageOfBuild) {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || !isWanted(file, page)) return
    seen.add(file)
    for (const next of edges.get(file) ?? []) visit(next)
  }
  for (const entry of page.entries) visit(entry)
  return seen
}
const filesByPage = new Map(pages.map((page) => [page.path, filesOf(page)]))

/** Every script of the build, with the pages that may ask for it: its islands and behaviours stand there, or everybody's do. */
export const scripts = assets.map((file) => ({
  file,
  name: nameOf(file),
  pages: routes.filter((path) => filesByPage.get(path)?.has(file)),
}))

/** One of several, the same in every build. */
export const stableChoice = <T>(all: readonly T[], key: string): T | undefined =>
  all[createHash('sha256').update(key).digest().readUInt32BE() % all.length]
