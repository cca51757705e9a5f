import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { CACHE_PREFIX } from '../../client/offline/page-store.ts'
import type { OfflineFiles } from '../../client/offline/service-worker.ts'
import type { ScriptGraph } from '../document/page-files.ts'
import { fileOfRoute } from '../routes/built-pages.ts'
import { compileTargets } from '../settings/browsers.ts'

const OFFLINE_PAGE = '/offline'
/**
 * Files that the service worker caches: the offline page and the scripts of the islands. Scripts
 * that all islands share, React above all, are cached with an island, so that readers of pages
 * without islands do not fetch them.
 */
export function offlineFiles(graph: ScriptGraph, offlinePage: string): OfflineFiles {
  const paths = (files: readonly string[]) => files.map((file) => `/${file}`)
  const islands = [...graph.islandIds].map(([name, id]) => ({
    name,
    scripts: new Set(paths(graph.reachableBeyondEntry(id))),
  }))
  const comesWithIslands = (file: string) =>
    islands.length > 0 && islands.every(({ scripts }) => scripts.has(file))
  const shell = paths(graph.reachable(graph.entryId)).filter((file) => !comesWithIslands(file))
  return {
    page: OFFLINE_PAGE,
    revision: createHash('sha256').update(offlinePage).digest('hex').slice(0, 8),
    entryScript: `/${graph.entry.file}`,
    shell: shell.sort(),
    islands: Object.fromEntries(
      islands.map(({ name, scripts }) => [
        name,
        [...scripts].filter((file) => !shell.includes(file)).sort(),
      ]),
    ),
  }
}

/**
 * Replaces a service worker that is switched off: deletes its caches, the record of
 * workbox-expiration too, then itself. Open pages continue without it.
 */
export const killSwitch =
  "self.addEventListener('install',()=>self.skipWaiting());" +
  "self.addEventListener('activate',event=>event.waitUntil((async()=>{" +
  `for(const name of await caches.keys())if(name.startsWith('${CACHE_PREFIX}'))` +
  'await caches.delete(name);' +
  "await new Promise(done=>{const gone=indexedDB.deleteDatabase('workbox-expiration');" +
  'gone.onsuccess=gone.onerror=gone.onblocked=done});' +
  'await self.registration.unregister()})()));\n'

/**
 * Writes /sw.js, one file without imports; the kill switch where `on` is false. The pages must be
 * written before.
 */
export async function writeServiceWorker(
  root: string,
  out: string,
  { graph, on }: { graph: ScriptGraph; on: boolean },
): Promise<void> {
  const target = join(out, 'sw.js')
  if (!on) return writeFileSync(target, killSwitch)
  const files = offlineFiles(graph, readFileSync(join(out, fileOfRoute(OFFLINE_PAGE)), 'utf8'))
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', OFFLINE_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: compileTargets,
      minify: true,
      rolldownOptions: {
        input: join(root, 'client/offline/service-worker.ts'),
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
