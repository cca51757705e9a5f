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

/** Every script that a module may ask for while it runs, by address. Other islands are left out: whether they are needed depends on the page. */
function everyFileOf(manifest: Manifest, id: string, seen = new Set<string>()): Set<string> {
  const entry = manifest[id]
  const file = `/${entry?.file}`
  if (!entry || seen.has(file)) return seen
  seen.add(file)
  for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) if (!isIsland(next)) everyFileOf(manifest, next, seen)
  return seen
}

/** What the service worker must know of this build: the offline page and the scripts behind the islands. */
export function offlineFiles(manifest: Manifest, offlinePage: string): OfflineFiles {
  const entry = Object.keys(manifest).find((id) => manifest[id]?.isEntry)
  if (!entry) throw new Error('The manifest names no entry')
  const shell = everyFileOf(manifest, entry)
  const islands = Object.keys(manifest).filter(isIsland)
  return {
    page: OFFLINE_PAGE,
    revision: createHash('sha256').update(offlinePage).digest('hex').slice(0, 8),
    shell: [...shell].sort(),
    islands: Object.fromEntries(islands.map((id) => [islandName(id), [...everyFileOf(manifest, id)].filter((file) => !shell.has(file)).sort()])),
  }
}

/** Takes the place of a service worker that must go: it deletes what was kept, workbox-expiration's record of it too, then itself. Open pages go on without it. */
export const killSwitch = `self.addEventListener('install',()=>self.skipWaiting());self.addEventListener('activate',event=>event.waitUntil((async()=>{for(const name of await caches.keys())if(name.startsWith('${OWN_CACHES}'))await caches.delete(name);await new Promise(done=>{const gone=indexedDB.deleteDatabase('workbox-expiration');gone.onsuccess=gone.onerror=gone.onblocked=done});await self.registration.unregister()})()));\n`

/** Writes /sw.js, one file without imports; with `on` false, the one that removes itself. Needs the pages to be written and the manifest still to be there. */
export async function writeServiceWorker(root: string, out: string, { manifest, on }: { manifest: Manifest; on: boolean }): Promise<void> {
  const target = join(out, 'sw.js')
  if (!on) return writeFileSync(target, killSwitch)
  const files = offlineFiles(manifest, readFileSync(join(out, `${OFFLINE_PAGE}.html`), 'utf8'))
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', OFFLINE_FILES: JSON.stringify(files) },
    build: { write: false, target: 'es2022', minify: true, rolldownOptions: { input: join(root, 'components/offline/service-worker.ts'), output: { format: 'iife' } } },
  })
  const [bundle] = [result].flat()
  const [chunk, ...others] = bundle && 'output' in bundle ? bundle.output : []
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('The service worker must be one file')
  writeFileSync(target, chunk.code)
}
