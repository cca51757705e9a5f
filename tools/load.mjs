import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

/** Node.js built-ins and npm packages, but neither paths nor names such as '#data/money.ts'. */
const packages = /^(?:node:|@?[a-z][\w-]+(?:\/|$))/

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
 * Imports a TypeScript file, which not every supported Node.js can. It is bundled for each run,
 * in a tenth of a second, to a folder outside the project, where others may have no right to write.
 */
export async function load(file) {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'command-'))
  const remove = () => rmSync(dir, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    const bundle = await rolldown({
      input: file,
      external: packages,
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
    process.setSourceMapsEnabled(true)
    return await import(pathToFileURL(join(dir, output[0].fileName)))
  } finally {
    remove()
  }
}
