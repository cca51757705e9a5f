import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { islandName } from '../../components/islands/island-module.ts'
import { OWN_CACHES } from '../../components/offline/page-store.ts'
import type { OfflineFiles } from '../../components/offline/service-worker.ts'
import type { Manifest } from '../document/site-assets.ts'

const OFFLINE_PAGE = '/offline'
const isIsland = (id: string) => id.endsWith('.island.tsx')

type Imports = (chunk: Manifest[string]) => readonly string[]

const staticImports: Imports = ({ imports = [] }) => imports
/** What a module may ask for while it runs. Islands are left out: which ones are needed depends on the page. */
const allImports: Imports = ({ imports = [], dynamicImports = [] }) =>
  [...imports, ...dynamicImports].filter((id) => !isIsland(id))

/** A module's script and those that it imports, directly or not, by address. */
function scriptsOf(
  manifest: Manifest,
  id: string,
  imports: Imports,
  seen = new Set<string>(),
): Set<string> {
  const chunk = manifest[id]
  const file = `/${chunk?.file}`
  if (!chunk || seen.has(file)) return seen
  seen.add(file)
  for (const next of imports(chunk)) scriptsOf(manifest, next, imports, seen)
  return seen
}

/**
 * What the service worker must know of this build: the offline page and the scripts behind the islands. What every island brings along, React above
 * all, is kept with them, so that who reads pages without islands does not fetch it.
 */
export function offlineFiles(manifest: Manifest, offlinePage: string): OfflineFiles {
  const entry = Object.keys(manifest).find((id) => manifest[id]?.isEntry)
  if (!entry) throw new Error('The manifest names no entry')
  const always = scriptsOf(manifest, entry, staticImports)
  const islands = Object.keys(manifest)
    .filter(isIsland)
    // They import the entry, too: what it goes on to ask for is not theirs.
    .map((id) => ({
      name: islandName(id),
      scripts: scriptsOf(manifest, id, allImports, new Set(always)),
    }))
  const comesWithIslands = (file: string) =>
    islands.length > 0 && islands.every(({ scripts }) => scripts.has(file)) && !always.has(file)
  const shell = [...scriptsOf(manifest, entry, allImports)].filter(
    (file) => !comesWithIslands(file),
  )
  return {
    page: OFFLINE_PAGE,
    revision: createHash('sha256').update(offlinePage).digest('hex').slice(0, 8),
    shell: shell.sort(),
    islands: Object.fromEntries(
      islands.map(({ name, scripts }) => [
        name,
        [...scripts].filter((file) => !shell.includes(file)).sort(),
      ]),
    ),
  }
}

/** Takes the place of a service worker that must go: it deletes what was kept, workbox-expiration's record of it too, then itself. Open pages go on without it. */
export const killSwitch = `self.addEventListener('install',()=>self.skipWaiting());self.addEventListener('activate',event=>event.waitUntil((async()=>{for(const name of await caches.keys())if(name.startsWith('${OWN_CACHES}'))await caches.delete(name);await new Promise(done=>{const gone=indexedDB.deleteDatabase('workbox-expiration');gone.onsuccess=gone.onerror=gone.onblocked=done});await self.registration.unregister()})()));\n`

/** Writes /sw.js, one file without imports; with `on` false, the one that removes itself. Needs the pages to be written and the manifest still to be there. */
export async function writeServiceWorker(
  root: string,
  out: string,
  { manifest, on }: { manifest: Manifest; on: boolean },
): Promise<void> {
  const target = join(out, 'sw.js')
  if (!on) return writeFileSync(target, killSwitch)
  const files = offlineFiles(manifest, readFileSync(join(out, `${OFFLINE_PAGE}.html`), 'utf8'))
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', OFFLINE_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: join(root, 'components/offline/service-worker.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const [bundle] = [result].flat()
  const [chunk, ...others] = bundle && 'output' in bundle ? bundle.output : []
  if (chunk?.type !== 'chunk' || others.length > 0)
    throw new Error('The service worker must be one file')
  writeFileSync(target, chunk.code)
}
