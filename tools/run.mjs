import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// node tools/run.mjs NAME [argument …]: installs missing packages and runs tools/commands/NAME.ts.

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
const modules = join(root, 'node_modules')
const [name, ...args] = process.argv.slice(2)

/** Commands that need no test tools, for which packages of `dependencies` are enough. */
const withoutTools = ['start', 'build', 'edit', 'new', 'launch-check']

const packagesIn = (file) =>
  existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')).packages : {}

/** Whether a package of the lock file is missing in npm's record of the last install. */
function lacksPackages(needsTools) {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).some(
    ([path, { version, optional, devOptional, dev }]) =>
      path.startsWith('node_modules/') &&
      !optional &&
      !devOptional &&
      (needsTools || !dev) &&
      installed[path]?.version !== version,
  )
}

function install() {
  // A clone that has the test tools keeps them.
  const needsTools = !withoutTools.includes(name) || existsSync(join(modules, 'vitest'))
  // A copy of the site with linked packages does not install into their folder.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return
  if (!lacksPackages(needsTools)) return
  console.log('Installing dependencies …')
  const npm = ['ci', '--include=optional', `--${needsTools ? 'include' : 'omit'}=dev`]
  // npm names its own script; on Windows its command starts only through a shell.
  const own = process.env.npm_execpath
  const { status } = own?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [own, ...npm], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', npm, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error('npm ci failed: see its message above.')
    process.exit(1)
  }
}

install()
const { runnerImport } = await import('vite')
const load = async (file) =>
  (await runnerImport(join(root, file), { configFile: false, root, logLevel: 'silent' })).module

/** Prints mistakes in content files: facts that are no JSON stop every command's import. */
async function namesMistakes() {
  const { contentFileProblems } = await load('ssg/content/content-file.ts')
  const problems = contentFileProblems(root)
  for (const { file, line, column, message } of problems)
    console.log(`${file}:${line}:${column}  error: ${message}`)
  return problems.length > 0
}

try {
  const command = await load(`tools/commands/${name}.ts`).catch(async (error) => {
    if (!(await namesMistakes())) throw error
  })
  process.exitCode = command ? await command.main(args) : 1
} catch (error) {
  // A mistake of the user has a message alone, one of the program its stack.
  console.error(error.isForUser || error.code?.startsWith('ERR_PARSE_ARGS') ? error.message : error)
  process.exitCode = 1
}
