import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { islandName } from '../../client/islands/island-module.ts'
import { chunkNames } from '../client-chunks.ts'
import type { PageContents } from './page-contents.ts'

/** Vite's manifest of the browser build, as far as it is used here. */
export type Manifest = Record<
  string,
  {
    file: string
    name?: string
    css?: string[]
    /** Files named by their address, such as workers. */
    assets?: string[]
    imports?: string[]
    dynamicImports?: string[]
    isEntry?: boolean
  }
>
type Chunk = Manifest[string]

/** Scripts of a page as paths below the output folder ('assets/app-x.js'); each is in one list. */
export interface PageFiles {
  /**
   * Fetched as the page opens: the entry, that of islands, their imports, and what these import()
   * without an interaction.
   */
  entry: readonly string[]
  /** Scripts that each island of the page adds. */
  islands: readonly { name: string; scripts: readonly string[] }[]
  /** Fetched only after an interaction. */
  later: readonly string[]
}

/**
 * Modules that pages import() by themselves once they are idle, the second where their markup names
 * the behaviour. Every other import() waits for an interaction (tests/e2e/every-page.spec.ts).
 */
const atIdle = ['client/deferred.ts', 'client/behaviours/particles.ts']

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
    const entryId = Object.keys(manifest).find((id) => manifest[id]?.isEntry)
    if (!entryId) throw new Error('The manifest names no entry')
    this.entryId = entryId
    this.islandIds = new Map(
      Object.keys(manifest)
        .filter(isIsland)
        .map((id) => [islandName(id), id]),
    )
  }

  get entry(): Chunk {
    return this.manifest[this.entryId] as Chunk
  }

  /** The id of a shared chunk; undefined where this build has no chunk of that name. */
  private idNamed = (name: string) =>
    Object.keys(this.manifest).find((id) => this.manifest[id]?.name === name)

  private get pageIslandsId() {
    return this.idNamed(chunkNames.pageIslands) ?? ''
  }

  /** The file of a shared chunk; undefined where this build has no chunk of that name. */
  fileNamed = (name: string) => this.manifest[this.idNamed(name) ?? '']?.file

  /** The chunk of a module and the chunks that it imports by `follow`, without the `known` ones. */
  private chunksOf(id: string, follow: Follow, known: ReadonlySet<Chunk> = new Set()): Set<Chunk> {
    const found = new Set<Chunk>()
    const visit = (next: string) => {
      const chunk = this.manifest[next]
      if (!chunk || found.has(chunk) || known.has(chunk)) return
      found.add(chunk)
      follow(chunk).forEach(visit)
    }
    visit(id)
    return found
  }

  private filesOf = (chunks: Iterable<Chunk>) =>
    [...chunks].flatMap(({ file, assets = [] }) => [
      file,
      ...assets.filter((name) => name.endsWith('.js')),
    ])

  /** Files of a module and its static imports. */
  needed = (id: string) => this.filesOf(this.chunksOf(id, staticImports))

  /** Files of a module, its static and its dynamic imports; islands count only for themselves. */
  reachable = (id: string) => this.filesOf(this.chunksOf(id, allImports))

  /**
   * Like `reachable`, without the files that the entry and the start of islands need, nor those it
   * reaches through them.
   */
  reachableBeyondEntry = (id: string) =>
    this.filesOf(
      this.chunksOf(
        id,
        allImports,
        new Set([
          ...this.chunksOf(this.entryId, staticImports),
          ...this.chunksOf(this.pageIslandsId, staticImports),
        ]),
      ),
    )

  /** The scripts of a rendered page. */
  filesOfPage({ islands, behaviours }: Pick<PageContents, 'islands' | 'behaviours'>): PageFiles {
    const isOfPage = (id: string) => {
      if (isIsland(id)) return islands.has(islandName(id))
      if (id === atIdle[1]) return behaviours.has('particles')
      return id === atIdle[0] || islands.size > 0
    }
    const byItself: Follow = ({ imports = [], dynamicImports = [] }) => [
      ...imports,
      ...dynamicImports.filter((id) => atIdle.includes(id) && isOfPage(id)),
    ]
    const ofPage: Follow = ({ imports = [], dynamicImports = [] }) => [
      ...imports,
      ...dynamicImports.filter(isOfPage),
    ]
    const entry = this.chunksOf(this.entryId, byItself)
    if (islands.size > 0)
      for (const chunk of this.chunksOf(this.pageIslandsId, byItself, entry)) entry.add(chunk)
    const fetched = new Set(entry)
    const ofIslands = [...islands].map((name) => {
      const chunks = this.chunksOf(this.islandIds.get(name) ?? '', staticImports, entry)
      for (const chunk of chunks) fetched.add(chunk)
      return { name, scripts: this.filesOf(chunks) }
    })
    const later = [...this.chunksOf(this.entryId, ofPage)].filter((chunk) => !fetched.has(chunk))
    return { entry: this.filesOf(entry), islands: ofIslands, later: this.filesOf(later) }
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
