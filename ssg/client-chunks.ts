import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

/** Names of chunks that other modules refer to. */
export const chunkNames = {
  entry: 'app',
  react: 'react',
  /**
   * Code that islands share, in one file instead of the seven small files that a page with a form
   * would request.
   */
  islands: 'islands',
  /** Hydrates islands when a visitor is about to use them; only pages with islands load it. */
  pageIslands: 'page-islands',
} as const

/** Paths of Headless UI and of the modules that replace parts of it (ssg/replaced-modules.ts). */
const headlessUiPaths = [
  '/node_modules/@headlessui/',
  'ssg/react-aria',
  'client/islands/headless-ui-stubs',
]

const siteRoot = normalizePath(join(import.meta.dirname, '..'))

/** Chunk name of page-islands.ts and of all modules that it imports; null for other modules. */
const pageIslandsChunk: Rolldown.CodeSplittingNameFunction = (id, modules) => {
  const moduleIds = new Set([`${siteRoot}/client/islands/page-islands.ts`])
  for (const moduleId of moduleIds)
    for (const importedId of modules.getModuleInfo(moduleId)?.importedIds ?? [])
      moduleIds.add(importedId)
  return moduleIds.has(id) ? chunkNames.pageIslands : null
}

/** Folders of modules that islands may share. */
const sharedFolders = [
  '/client/',
  '/components/islands/',
  '/components/ui/',
  '/data/',
]
/**
 * Paths in `sharedFolders` that stay out of the shared chunk: code of forms is in a chunk that only
 * forms load, and the code for a visit's source is loaded even if a form's script fails to load.
 */
const unsharedPaths = [
  '/client/dom/visit-source',
  '/data/forms',
  '/data/messages',
]

function mayBeShared(id: string) {
  if (!id.startsWith(siteRoot)) return false
  const isBelow = (start: string) => id.startsWith(start, siteRoot.length)
  return sharedFolders.some(isBelow) && !unsharedPaths.some(isBelow)
}

const reactPackages = ['react', 'react-dom', 'scheduler']

/** How the browser's scripts are divided into files (Rolldown's `output.codeSplitting`). */
export const codeSplitting = {
  groups: [
    // The entry and everything it imports, even if other files import it too.
    { name: chunkNames.entry, tags: ['$initial' as const] },
    // React changes seldom: in a separate file it stays in browser caches across deploys.
    {
      name: chunkNames.react,
      test: (id: string) =>
        reactPackages.some((name) => id.includes(`node_modules/${name}/`)),
    },
    // Headless UI's modules that at least two islands use; others stay in the file of their island.
    {
      name: 'tabs',
      test: (id: string) => headlessUiPaths.some((part) => id.includes(part)),
      minShareCount: 2,
    },
    { name: 'valibot', test: /node_modules\/valibot\// },
    // Of the remaining modules, first those that pages with islands load at once, then shared ones.
    { name: pageIslandsChunk, debugName: chunkNames.pageIslands },
    {
      name: chunkNames.islands,
      test: mayBeShared,
      minShareCount: 2,
    },
  ],
}
