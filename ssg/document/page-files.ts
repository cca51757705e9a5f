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

/** Modules fetched after an interaction: writing, sending, agreeing to analytics. */
const ON_DEMAND = /\/(late-source|next-page-islands|Toaster|vitals)\.tsx?$/
/** Modules fetched only on pages whose markup names the behaviour. */
const behaviourOf: Record<string, string> = {
  'client/behaviours/particles.ts': 'particles',
}

/** Fetches the chunk of pages with islands where the document did not bring it. */
const NEXT_PAGE_ISLANDS = 'client/islands/next-page-islands.ts'

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
          ...this.chunksOf(NEXT_PAGE_ISLANDS, staticImports),
        ]),
      ),
    )

  /** The scripts of a rendered page. */
  filesOfPage({ islands, behaviours }: Pick<PageContents, 'islands' | 'behaviours'>): PageFiles {
    const isOfPage = (id: string) => {
      if (isIsland(id)) return islands.has(islandName(id))
      if (id === NEXT_PAGE_ISLANDS) return islands.size > 0
      const behaviour = behaviourOf[id]
      if (behaviour) return behaviours.has(behaviour)
      return this.manifest[id]?.name !== chunkNames.islands || islands.size > 0
    }
    /**
     * Imports without an interaction; islands and their shared chunk are fetched at their own
     * times.
     */
    const ownAccord: Follow = ({ imports = [], dynamicImports = [] }) => [
      ...imports,
      ...dynamicImports.filter(
        (id) =>
          isOfPage(id) &&
          !isIsland(id) &&
          !ON_DEMAND.test(`/${id}`) &&
          this.manifest[id]?.name !== chunkNames.islands,
      ),
    ]
    const ofPage: Follow = ({ imports = [], dynamicImports = [] }) => [
      ...imports,
      ...dynamicImports.filter(isOfPage),
    ]
    const entry = this.chunksOf(this.entryId, ownAccord)
    if (islands.size > 0)
      for (const chunk of this.chunksOf(
        this.idNamed(chunkNames.pageIslands) ?? '',
        ownAccord,
        entry,
      ))
        entry.add(chunk)
    const fetched = new Set(entry)
    const ofIslands = [...islands].map((name) => {
      const chunks = this.chunksOf(this.islandIds.get(name) ?? '', ownAccord, entry)
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
