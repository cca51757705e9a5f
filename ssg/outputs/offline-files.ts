import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { CACHE_PREFIX } from '#client/offline/page-store.ts'
import type { OfflineFiles } from '#client/offline/service-worker.ts'
import { contentPlugin } from '#content/content-plugin.ts'
import type { ScriptGraph } from '#ssg/document/page-files.ts'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { compileTargets } from '#ssg/settings/browsers.ts'

/**
 * The scripts that the service worker caches for offline use. Scripts that all islands share, above
 * all React, are listed with each island, so that visitors of pages without islands do not fetch
 * them.
 */
function offlineFiles(graph: ScriptGraph): OfflineFiles {
  const pathsOf = (files: readonly string[]) => files.map((file) => `/${file}`)
  const islands = [...graph.islandIds].map(([name, id]) => ({
    name,
    scripts: new Set(pathsOf(graph.reachableFilesBeyondEntry(id))),
  }))
  const comesWithIslands = (file: string) =>
    islands.length > 0 && islands.every(({ scripts }) => scripts.has(file))
  const shell = pathsOf(graph.reachableFiles(graph.entryId)).filter(
    (file) => !comesWithIslands(file),
  )
  return {
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
 * The script that replaces a service worker that is switched off: it deletes the caches and
 * unregisters itself. Open pages continue without a service worker.
 */
export const killSwitch =
  "self.addEventListener('install',()=>self.skipWaiting());" +
  "self.addEventListener('activate',event=>event.waitUntil((async()=>{" +
  `for(const name of await caches.keys())if(name.startsWith('${CACHE_PREFIX}'))` +
  'await caches.delete(name);' +
  'await self.registration.unregister()})()));\n'

/**
 * Writes the service worker as /sw.js, one file without imports, and the list of offline files. If
 * `isOn` is false, writes only the kill switch as /sw.js. Call this function after the pages are
 * written, since it reads the offline page.
 */
export async function writeServiceWorker(
  root: string,
  buildFolder: string,
  { graph, isOn }: { graph: ScriptGraph; isOn: boolean },
): Promise<void> {
  if (!isOn) return writeFileSync(join(buildFolder, 'sw.js'), killSwitch)
  const listFile = join(buildFolder, graph.entry.file.replace(/\.js$/, '.json'))
  writeFileSync(listFile, JSON.stringify(offlineFiles(graph)))
  const offlinePage = readFileSync(join(buildFolder, fileOfRoute('/offline')))
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [contentPlugin()],
    define: {
      OFFLINE_REVISION: JSON.stringify(hash('sha256', offlinePage).slice(0, 8)),
    },
    build: {
      outDir: buildFolder,
      emptyOutDir: false,
      target: compileTargets,
      minify: true,
      rolldownOptions: {
        input: join(root, 'client/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
