import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, commitTime, root } from './run.mjs'

/** Hash of every file below a folder, by its path. */
function hashes(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
  return new Map(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  )
}

/**
 * Builds the same commit twice, the second time without the cache of drawn cards, and compares
 * every byte; resolves to the exit code.
 */
export async function compareBuilds() {
  const time = process.env.SOURCE_DATE_EPOCH ?? commitTime() ?? '0'
  const cache = join(root, 'node_modules/.cache')
  const folders = ['first', 'second'].map((name) => `node_modules/.cache/build-twice/${name}`)
  const built = []
  for (const folder of folders) {
    rmSync(join(cache, 'share-cards'), { recursive: true, force: true })
    const code = await build({ SOURCE_DATE_EPOCH: time, OUT_DIR: folder })
    if (code !== 0) return code
    built.push(hashes(join(root, folder)))
  }
  const [first, second] = built
  const different = [...new Set([...first.keys(), ...second.keys()])]
    .filter((name) => first.get(name) !== second.get(name))
    .sort()
  if (different.length > 0) {
    console.error(
      `Two builds of the same commit differ in ${different.length} of ${first.size} files:\n` +
        `${different.map((name) => `  ${name}`).join('\n')}\nCompare them in ` +
        `${folders.join(' and ')}.`,
    )
    return 1
  }
  console.log(`Both builds have the same ${first.size} files, byte for byte.`)
  rmSync(join(cache, 'build-twice'), { recursive: true })
  return 0
}
