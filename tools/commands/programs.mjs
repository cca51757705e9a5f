import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path, { join } from 'node:path'

/** Packages whose command has a different name. */
const packageOf = { tsc: 'typescript', biome: '@biomejs/biome' }

/**
 * Script of a package's command. On Windows npm installs a `.cmd` file for each command, which
 * Node.js starts only through a shell (nodejs.org, security releases of April 2024).
 * @param {string} command
 * @param {string} modules The folder of the installed packages.
 * @returns {string}
 */
export function scriptOf(command, modules) {
  const folder = join(modules, packageOf[command] ?? command)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** @typedef {{ env: Record<string, string | undefined>, execPath: string }} NodeProcess */

/**
 * Possible paths of npm's script, likeliest first: npm passes its own in npm_execpath; on Windows
 * it is beside Node.js or beside an npm on the PATH; other systems link to it from there.
 * @param {NodeProcess} node
 * @param {path.PlatformPath} [system]
 * @returns {string[]}
 */
export function npmPlaces({ env, execPath }, system = path) {
  const { basename, delimiter, dirname, join } = system
  const own = 'node_modules/npm/bin/npm-cli.js'
  const here = dirname(execPath)
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return [
    // Other package managers set npm_execpath to themselves.
    ...[env.npm_execpath ?? ''].filter((file) => basename(file) === 'npm-cli.js'),
    join(here, own),
    join(here, '../lib', own),
    ...folders.flatMap((folder) => [join(folder, own), join(folder, 'npm')]),
  ]
}

/**
 * Script of npm, for Node.js to run; undefined if npm is not installed.
 * @param {NodeProcess} [node]
 * @returns {string | undefined}
 */
export function npmScript(node = process) {
  return npmPlaces(node)
    .filter((place) => existsSync(place))
    .map((place) => realpathSync(place))
    .find((file) => path.basename(file) === 'npm-cli.js')
}

/**
 * Whether the tools support this version of Node.js: `engines` in package.json, taken from Vite.
 * @param {string} version
 */
export function runsOn(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
}

/**
 * Packages that `lock`, the lock file, lists and `installed`, npm's record of an install, lacks or
 * has in another version. Packages built for another system count as missing.
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, os?: string[] }} Package
 * @param {{ packages: Record<string, Package> }} lock
 * @param {{ packages: Record<string, Package> } | undefined} installed
 * @param {string} [platform]
 * @returns {string[]}
 */
export function missingPackages(lock, installed, platform = process.platform) {
  const there = installed?.packages ?? {}
  const strange = Object.entries(there).filter(
    ([, { os }]) => os && !os.includes(platform) && !os.some((name) => name.startsWith('!')),
  )
  const absent = Object.entries(lock.packages).filter(
    ([path, { version, optional, devOptional }]) =>
      path.startsWith('node_modules/') &&
      !optional &&
      !devOptional &&
      (!there[path] || there[path].version !== version),
  )
  return [...strange, ...absent].map(([path]) => path.replace(/^.*node_modules\//, ''))
}
