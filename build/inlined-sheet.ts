import type { Plugin } from 'vite'

/**
 * Keeps lazily loaded parts from fetching the sheet as a file: it stands in every page already, the file is gone, and the
 * Content-Security-Policy would refuse it. Vite names the entry's sheet wherever a lazy part shares code with the entry, and waits for it.
 */
export function inlinedSheet(): Plugin {
  return {
    name: 'inlined-sheet',
    apply: 'build',
    generateBundle: {
      order: 'post', // after Vite has written its lists of what to preload
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/__vite__mapDeps=.*/, (list) => list.replace(/"[^"]+\.css"/g, JSON.stringify(chunk.fileName)))
        }
      },
    },
  }
}
