import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

/** Keeps the places of modules that ask for their own, as the bundle stands elsewhere. */
const ownPlaces = {
  name: 'own-places',
  transform: {
    filter: { code: /import\.meta\.(?:dirname|url)/ },
    handler: (code, file) =>
      code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file))),
  },
}

/**
 * Imports a TypeScript file where Node.js reads none, as one bundle: a hook for each module (its
 * customization hooks) takes 0.4 s more. Its folder is outside the project, where others may have
 * no right to write.
 */
export async function importBundled(file) {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'command-'))
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }))
  const bundle = await rolldown({
    input: file,
    external: /^(?:node:|@?[a-z][\w-]+(?:\/|$))/,
    platform: 'node',
    logLevel: 'silent',
    plugins: [ownPlaces],
  })
  const { output } = await bundle.write({
    dir,
    entryFileNames: '[name].mjs',
    codeSplitting: false,
    sourcemap: 'inline',
    paths: (name) => import.meta.resolve(name),
  })
  return import(pathToFileURL(join(dir, output[0].fileName)))
}
