import type { Manifest, ManifestChunk } from 'vite'
import { islandName } from '#client/islands/island-module.ts'
import { chunkNames } from '#ssg/client-chunks.ts'
import type { PageContents } from './page-contents.ts'

/**
 * The only module that a page without analytics imports dynamically before an interaction
 * (tests/e2e/every-page.spec.ts). The page does so at idle if its markup names 'particles'.
 */
const particlesModule = 'client/behaviours/particles.ts'

const isIsland = (id: string) => id.endsWith('.island.tsx')

type Ids = ReadonlySet<string>
/** Returns the ids of modules that a script imports. */
type ImportsOf = (chunk: ManifestChunk) => readonly string[]
const staticImports: ImportsOf = ({ imports = [] }) => imports
/** All imports of a script except islands, since the page decides which islands are loaded. */
const allImports: ImportsOf = ({ imports = [], dynamicImports = [] }) =>
  [...imports, ...dynamicImports].filter((id) => !isIsland(id))

/** The scripts of the browser build and their imports, from Vite's manifest. */
export function scriptGraph(manifest: Manifest) {
  const chunks = new Map(Object.entries(manifest))
  const findId = (matches: (chunk: ManifestChunk) => boolean | undefined) =>
    [...chunks].find(([, chunk]) => matches(chunk))?.[0] ?? ''
  const idOfChunk = (name: string) => findId((chunk) => chunk.name === name)
  const entryId = findId(({ isEntry }) => isEntry)
  const entry = chunks.get(entryId)
  if (!entry) throw new Error('The manifest names no entry')
  const islandIds = new Map(
    [...chunks.keys()].filter(isIsland).map((id) => [islandName(id), id]),
  )

  /** The modules `ids` and all that `follow` reaches from them, except the modules `knownIds`. */
  const withImports = (
    ids: Iterable<string>,
    follow: ImportsOf,
    knownIds?: Ids,
  ): Ids => {
    const reachedIds = new Set<string>()
    const addModule = (id: string) => {
      if (chunks.has(id) && !knownIds?.has(id)) reachedIds.add(id)
    }
    for (const id of ids) addModule(id)
    for (const id of reachedIds)
      follow(chunks.get(id) as ManifestChunk).forEach(addModule)
    return reachedIds
  }
  const filesOf = (ids: Ids) =>
    [...ids].map((id) => (chunks.get(id) as ManifestChunk).file)
  /** Modules that pages with islands load at once: the entry, page-islands and their imports. */
  const initialIds = withImports(
    [entryId, idOfChunk(chunkNames.pageIslands)],
    staticImports,
  )

  return {
    entry,
    entryId,
    /** Module ids of the islands by island name. */
    islandIds,
    /** The file of a shared chunk; undefined if this build has no chunk of that name. */
    fileOfChunk: (name: string) => chunks.get(idOfChunk(name))?.file,
    /** Files of a module and of all its static and dynamic imports except other islands. */
    reachableFiles: (id: string) => filesOf(withImports([id], allImports)),
    /** Like `reachableFiles`, without the files that every page with islands loads at once. */
    reachableFilesBeyondEntry: (id: string) =>
      filesOf(withImports([id], allImports, initialIds)),
    /** The scripts of a rendered page, as paths below the output folder ('assets/app-x.js'). */
    filesOfPage({
      islands,
      behaviours,
    }: Pick<PageContents, 'islands' | 'behaviours'>) {
      const idleIds = behaviours.has('particles') ? [particlesModule] : []
      const startIds = islands.size > 0 ? initialIds : [entryId]
      const firstIds = withImports([...startIds, ...idleIds], staticImports)
      const moduleIds = [...islands].map((name) => islandIds.get(name) ?? '')
      return {
        /** Scripts fetched before an interaction: entry, page-islands, and particles at idle. */
        entry: filesOf(firstIds),
        /** The page's islands by name. */
        islands: [...islands],
        /** Further scripts that are fetched when a visitor uses the page's islands. */
        touched: filesOf(withImports(moduleIds, staticImports, firstIds)),
      }
    },
  }
}
export type ScriptGraph = ReturnType<typeof scriptGraph>
