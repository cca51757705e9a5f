import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

/** Puts the values of import.meta.dirname and .url into the code, since the bundle is elsewhere. */
const sourceLocationsPlugin = {
  name: 'source-locations',
  transform: {
    filter: { code: /import\.meta\.(?:dirname|url)/ },
    handler: (code, file) =>
      code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file))),
  },
}

/**
 * Imports a TypeScript file, as one bundle, in a Node.js that cannot read TypeScript. (Node.js's
 * customization hooks, called for each module, would take 0.4 s more.) The bundle is written
 * outside the project, since the user may not have the right to write in the project.
 */
export async function importBundled(file) {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'command-'))
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }))
  const bundle = await rolldown({
    input: file,
    external: /^(?:node:|@?[a-z][\w-]+(?:\/|$))/,
    platform: 'node',
    logLevel: 'silent',
    plugins: [sourceLocationsPlugin],
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
