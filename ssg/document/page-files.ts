import type { Manifest, ManifestChunk } from 'vite'
import { islandName } from '#client/islands/island-module.ts'
import { chunkNames } from '#ssg/client-chunks.ts'
import type { PageContents } from './page-contents.ts'

/**
 * The module that pages import() at idle where their markup names the behaviour. Every other
 * import() waits for an interaction (tests/e2e/every-page.spec.ts).
 */
const particlesModule = 'client/behaviours/particles.ts'

const isIsland = (id: string) => id.endsWith('.island.tsx')

type Ids = ReadonlySet<string>
type Follow = (chunk: ManifestChunk) => readonly string[]
const staticImports: Follow = ({ imports = [] }) => imports
/** All imports of a script except islands, which depend on the page. */
const allImports: Follow = ({ imports = [], dynamicImports = [] }) =>
  [...imports, ...dynamicImports].filter((id) => !isIsland(id))

/** The scripts of the browser build and what they import, by Vite's manifest. */
export function scriptGraph(manifest: Manifest) {
  const chunks = new Map(Object.entries(manifest))
  const idWhere = (is: (chunk: ManifestChunk) => boolean | undefined) =>
    [...chunks].find(([, chunk]) => is(chunk))?.[0] ?? ''
  const idNamed = (name: string) => idWhere((chunk) => chunk.name === name)
  const entryId = idWhere(({ isEntry }) => isEntry)
  const entry = chunks.get(entryId)
  if (!entry) throw new Error('The manifest names no entry')
  const islandIds = new Map(
    [...chunks.keys()].filter(isIsland).map((id) => [islandName(id), id]),
  )

  /** These modules and all that they import by `follow`; `known` ones are left out. */
  const withImports = (
    ids: Iterable<string>,
    follow: Follow,
    known?: Ids,
  ): Ids => {
    const found = new Set<string>()
    const add = (id: string) => {
      if (chunks.has(id) && !known?.has(id)) found.add(id)
    }
    for (const id of ids) add(id)
    for (const id of found) follow(chunks.get(id) as ManifestChunk).forEach(add)
    return found
  }
  const filesOf = (ids: Ids) =>
    [...ids].map((id) => (chunks.get(id) as ManifestChunk).file)
  /** What every page with islands has loaded: the entry and the start of islands. */
  const start = withImports(
    [entryId, idNamed(chunkNames.pageIslands)],
    staticImports,
  )

  return {
    entry,
    entryId,
    /** Modules of the islands by their names. */
    islandIds,
    /** The file of a shared chunk; undefined where this build has no chunk of that name. */
    fileNamed: (name: string) => chunks.get(idNamed(name))?.file,
    /** Files of a module, its static and its dynamic imports; islands count only for themselves. */
    reachable: (id: string) => filesOf(withImports([id], allImports)),
    /** Like `reachable`, without what the entry and the start of islands load. */
    reachableBeyondEntry: (id: string) =>
      filesOf(withImports([id], allImports, start)),
    /** The scripts of a rendered page, as paths below the output folder ('assets/app-x.js'). */
    filesOfPage({
      islands,
      behaviours,
    }: Pick<PageContents, 'islands' | 'behaviours'>) {
      const atIdle = behaviours.has('particles') ? [particlesModule] : []
      const started = islands.size > 0 ? start : [entryId]
      const first = withImports([...started, ...atIdle], staticImports)
      const ofIslands = [...islands].map((name) => islandIds.get(name) ?? '')
      return {
        /** Fetched before an interaction: the entry, that of islands, what they fetch at idle. */
        entry: filesOf(first),
        /** The page's islands by name. */
        islands: [...islands],
        /** Scripts that its islands add. */
        touched: filesOf(withImports(ofIslands, staticImports, first)),
      }
    },
  }
}
export type ScriptGraph = ReturnType<typeof scriptGraph>
