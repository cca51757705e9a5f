import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
} from 'node:fs'
import nodeModule from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

// Installs missing packages and runs the command that tools/run.mjs was called with.

const projectFolder = fileURLToPath(new URL('..', import.meta.url)).replace(
  /[\\/]$/,
  '',
)
const packageFolder = join(projectFolder, 'node_modules')
const [commandName, ...args] = process.argv.slice(2)

/** Commands that need no test tools, for which packages of `dependencies` are enough. */
const withoutTools = [
  'start',
  'build',
  'dev',
  'edit',
  'new',
  'check-content',
  'launch-check',
]
/** Commands that write nothing. */
const readsOnly = ['check-content', 'launch-check']

function stop(message) {
  console.error(message)
  process.exit(1)
}

function checkFolder() {
  const [sign] = /[#?%]/.exec(projectFolder) ?? []
  if (sign)
    stop(
      `The folder ${projectFolder} has '${sign}' in its name, which Vite cannot read: ` +
        'rename the folder.',
    )
  if (readsOnly.includes(commandName)) return
  const folders = ['', 'node_modules', 'dist', '.cache'].map((folder) =>
    join(projectFolder, folder),
  )
  for (const folder of folders.filter(existsSync))
    try {
      accessSync(folder, constants.W_OK)
    } catch {
      stop(
        `You may not write in the folder ${folder}: make it your own, or copy the project.`,
      )
    }
}

const packagesIn = (file) =>
  existsSync(join(projectFolder, file))
    ? JSON.parse(readFileSync(join(projectFolder, file), 'utf8')).packages
    : {}

/** Whether a package of the lock file is missing in npm's record of the last install. */
function lacksPackages(needsTools) {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).some(
    ([path, wanted]) => {
      const { version, optional, devOptional, dev } = wanted
      const isNeeded = !optional && !devOptional && (needsTools || !dev)
      return (
        isNeeded &&
        path.startsWith('node_modules/') &&
        installed[path]?.version !== version
      )
    },
  )
}

/** Installs missing packages; says so beside the output, which may be JSON. */
function install() {
  // A clone that has the test tools keeps them.
  const needsTools =
    !withoutTools.includes(commandName) ||
    existsSync(join(packageFolder, 'vitest'))
  // A copy of the site with linked packages does not install into their folder.
  if (lstatSync(packageFolder, { throwIfNoEntry: false })?.isSymbolicLink())
    return
  if (!lacksPackages(needsTools)) return
  console.error('Installing dependencies …')
  const started = performance.now()
  const npm = [
    'ci',
    '--include=optional',
    `--${needsTools ? 'include' : 'omit'}=dev`,
  ]
  const options = { cwd: projectFolder, stdio: ['inherit', 2, 2] }
  // npm names its own script; on Windows its command starts only through a shell.
  const own = process.env.npm_execpath
  const { status } = own?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [own, ...npm], options)
    : spawnSync('npm', npm, { ...options, shell: process.platform === 'win32' })
  if (status !== 0) stop('npm ci failed: see its message above.')
  performance.measure('install', { start: started })
}

/** The process that ran npm's script: of a shell that npm started, npm itself. */
function callerOf(parent) {
  const { stdout } = spawnSync('ps', [
    '-o',
    'ppid=,comm=',
    '-p',
    String(parent),
  ])
  const [, npm = parent] = /^ *(\d+) .*sh$/.exec(String(stdout).trim()) ?? []
  return Number(npm)
}

/** Ends with npm: what it runs would outlive it if it was told to end by itself. */
function endWithCaller() {
  for (const [signal, code] of Object.entries({
    SIGHUP: 129,
    SIGINT: 130,
    SIGTERM: 143,
  }))
    process.once(signal, () => process.exit(code))
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const npm = callerOf(parent)
  const isGone = () => {
    try {
      return process.ppid !== parent || !process.kill(npm, 0)
    } catch ({ code }) {
      return code === 'ESRCH'
    }
  }
  const endIfGone = () => {
    if (isGone()) process.exit(1)
  }
  setInterval(endIfGone, 500).unref()
}

function checkName() {
  const all = readdirSync(join(projectFolder, 'tools/commands')).map((file) =>
    file.replace('.ts', ''),
  )
  if (!all.includes(commandName))
    stop(
      `There is no command '${commandName}': the commands are ${all.join(', ')}`,
    )
}

checkName()
checkFolder()
endWithCaller()
install()
process.setSourceMapsEnabled(true)

try {
  const file = join(projectFolder, 'tools/commands', `${commandName}.ts`)
  // From 22.18 Node.js reads TypeScript; rolldown may have been installed only now.
  let command
  if (process.features.typescript) {
    // Kept from run to run, types stripped and code compiled: a fifth of `npm run check:content`.
    nodeModule.enableCompileCache()
    command = await import(pathToFileURL(file).href)
  } else {
    const { importBundled } = await import('./bundled.mjs')
    command = await importBundled(file)
  }
  if (command.main.length === 0 && args.length > 0)
    stop(`'${commandName}' takes no options: leave out ${args.join(' ')}`)
  process.exitCode = await command.main(args)
} catch (error) {
  // A mistake of the user has a message alone, one of the program its stack.
  console.error(error.isForUser ? error.message : error)
  process.exitCode = 1
}
