import { join } from 'node:path'
import { normalizePath, type Rolldown } from 'vite'

/** Names of the chunks that several islands share; other modules import them from here. */
export const chunkNames = {
  entry: 'app',
  react: 'react',
  /**
   * Code of all islands in one file: otherwise a page with a form would make seven small requests.
   */
  islands: 'islands',
  /** Notices interest in an island and hydrates it; documents with islands name it. */
  pageIslands: 'page-islands',
} as const

/** Headless UI and the replacements of parts of it (ssg/replaced-modules.ts). */
const headless = [
  '/node_modules/@headlessui/',
  'ssg/react-aria',
  'client/islands/headless-ui-stubs',
]

const siteRoot = normalizePath(join(import.meta.dirname, '..'))

/** Puts the modules that page-islands.ts imports, directly or not, into one file. */
const withPageIslands: Rolldown.CodeSplittingNameFunction = (id, modules) => {
  const imported = new Set([`${siteRoot}/client/islands/page-islands.ts`])
  for (const each of imported)
    for (const next of modules.getModuleInfo(each)?.importedIds ?? [])
      imported.add(next)
  return imported.has(id) ? chunkNames.pageIslands : null
}

/** Modules that any islands may share. */
const ofIslands = [
  '/client/',
  '/components/islands/',
  '/components/ui/',
  '/data/',
]
/**
 * Forms share a file of their own, and the source of a visit is fetched alone where a form's script
 * did not come.
 */
const ofForms = ['/client/dom/visit-source', '/data/forms', '/data/messages']

function mayBeShared(id: string) {
  if (!id.startsWith(siteRoot)) return false
  const isBelow = (start: string) => id.startsWith(start, siteRoot.length)
  return ofIslands.some(isBelow) && !ofForms.some(isBelow)
}

const ofReact = ['react', 'react-dom', 'scheduler']

/** How the browser's scripts are divided into files (rolldown's `output.codeSplitting`). */
export const codeSplitting = {
  groups: [
    // The entry and all it imports are one file, also the modules that other files import too.
    { name: chunkNames.entry, tags: ['$initial' as const] },
    // Stays in browser caches across deploys.
    {
      name: chunkNames.react,
      test: (id: string) =>
        ofReact.some((name) => id.includes(`node_modules/${name}/`)),
    },
    // Code of a single island stays in that island's file.
    {
      name: 'tabs',
      test: (id: string) => headless.some((part) => id.includes(part)),
      minShareCount: 2,
    },
    { name: 'valibot', test: /node_modules\/valibot\// },
    // Of what is left: all that documents with islands need at once, then what files share.
    { name: withPageIslands, debugName: chunkNames.pageIslands },
    {
      name: chunkNames.islands,
      test: mayBeShared,
      minShareCount: 2,
    },
  ],
}
