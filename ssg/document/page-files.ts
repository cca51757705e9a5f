import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { islandName } from '#client/islands/island-module.ts'
import { chunkNames } from '#ssg/client-chunks.ts'
import type { PageContents } from './page-contents.ts'

/** Vite's manifest of the browser build, as far as it is used here. */
export type Manifest = Record<
  string,
  {
    file: string
    name?: string
    css?: string[]
    imports?: string[]
    dynamicImports?: string[]
    isEntry?: boolean
  }
>
type Chunk = Manifest[string]

/** Scripts of a page as paths below the output folder ('assets/app-x.js'). */
export interface PageFiles {
  /** Fetched before an interaction: the entry, that of islands, and what they fetch at idle. */
  entry: readonly string[]
  /** The page's islands by name. */
  islands: readonly string[]
  /** Scripts that its islands add. */
  touched: readonly string[]
}

/**
 * The module that pages import() at idle where their markup names the behaviour. Every other
 * import() waits for an interaction (tests/e2e/every-page.spec.ts).
 */
const particles = 'client/behaviours/particles.ts'

const isIsland = (id: string) => id.endsWith('.island.tsx')

type Follow = (chunk: Chunk) => readonly string[]
const staticImports: Follow = ({ imports = [] }) => imports
/** All imports of a script except islands, which depend on the page. */
const allImports: Follow = ({ imports = [], dynamicImports = [] }) =>
  [...imports, ...dynamicImports].filter((id) => !isIsland(id))

/** The scripts of the browser build and what they import: the one reader of Vite's manifest. */
export class ScriptGraph {
  readonly entryId: string
  /** Modules of the islands by their names. */
  readonly islandIds: ReadonlyMap<string, string>
  private readonly manifest: Manifest

  /** Throws where the build has no entry. */
  constructor(manifest: Manifest) {
    this.manifest = manifest
    const ids = Object.keys(manifest)
    const entryId = ids.find((id) => manifest[id]?.isEntry)
    if (!entryId) throw new Error('The manifest names no entry')
    this.entryId = entryId
    this.islandIds = new Map(ids.filter(isIsland).map((id) => [islandName(id), id]))
  }

  get entry(): Chunk {
    return this.manifest[this.entryId] as Chunk
  }

  private idNamed = (name: string) =>
    Object.keys(this.manifest).find((id) => this.manifest[id]?.name === name) ?? ''

  /** The file of a shared chunk; undefined where this build has no chunk of that name. */
  fileNamed = (name: string) => this.manifest[this.idNamed(name)]?.file

  /** These modules and those that they import by `follow`, without `known` ones. */
  private withImports(
    ids: Iterable<string>,
    follow: Follow,
    known: ReadonlySet<string> = new Set(),
  ): ReadonlySet<string> {
    const found = new Set<string>()
    const add = (id: string) => this.manifest[id] && !known.has(id) && found.add(id)
    for (const id of ids) add(id)
    for (const id of found) follow(this.manifest[id] as Chunk).forEach(add)
    return found
  }

  private filesOf = (ids: ReadonlySet<string>) =>
    [...ids].map((id) => (this.manifest[id] as Chunk).file)

  /** What every page with islands has loaded: the entry and the start of islands. */
  private start = () =>
    this.withImports([this.entryId, this.idNamed(chunkNames.pageIslands)], staticImports)

  /** Files of a module, its static and its dynamic imports; islands count only for themselves. */
  reachable = (id: string) => this.filesOf(this.withImports([id], allImports))

  /** Like `reachable`, without what the entry and the start of islands load. */
  reachableBeyondEntry = (id: string) =>
    this.filesOf(this.withImports([id], allImports, this.start()))

  /** The scripts of a rendered page. */
  filesOfPage({ islands, behaviours }: Pick<PageContents, 'islands' | 'behaviours'>): PageFiles {
    const started = islands.size > 0 ? this.start() : [this.entryId]
    const atIdle = behaviours.has('particles') ? [particles] : []
    const entry = this.withImports([...started, ...atIdle], staticImports)
    const ofIslands = [...islands].map((name) => this.islandIds.get(name) ?? '')
    return {
      entry: this.filesOf(entry),
      islands: [...islands],
      touched: this.filesOf(this.withImports(ofIslands, staticImports, entry)),
    }
  }
}

/** Reads the manifest of a build. Throws where it is missing. */
export function readScriptGraph(outDir: string): ScriptGraph {
  const file = join(outDir, '.vite/manifest.json')
  try {
    return new ScriptGraph(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new Error(`${file} cannot be read: build the browser's scripts first`, { cause })
  }
}
