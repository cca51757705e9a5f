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
import { commandsWithoutTools } from './commands-without-tools.mjs'

// Installs missing packages and runs the command that tools/run.mjs was called with.

const projectFolder = fileURLToPath(new URL('..', import.meta.url)).replace(
  /[\\/]$/,
  '',
)
const packageFolder = join(projectFolder, 'node_modules')
const [commandName, ...args] = process.argv.slice(2)

/** Commands that write no files. */
const readOnlyCommands = ['check-content', 'launch-check']

function stopWith(message) {
  console.error(message)
  process.exit(1)
}

function checkFolder() {
  // On macOS a / in the name of a folder is a colon in its path. The colon after the letter of a
  // Windows drive is allowed.
  const [forbiddenCharacter] = /[#?%]|(?<!^[a-z]):/i.exec(projectFolder) ?? []
  if (forbiddenCharacter)
    stopWith(
      `The folder ${projectFolder} has '${forbiddenCharacter}' in its name, which Vite cannot ` +
        'read: rename the folder.',
    )
  if (readOnlyCommands.includes(commandName)) return
  const folders = ['', 'node_modules', 'dist', '.cache'].map((folder) =>
    join(projectFolder, folder),
  )
  for (const folder of folders.filter(existsSync))
    try {
      accessSync(folder, constants.W_OK)
    } catch {
      stopWith(
        `You may not write in the folder ${folder}: make it your own, or copy the project.`,
      )
    }
}

/**
 * The packages that a lock file lists, by path: none if there is no such file, and undefined if it
 * cannot be read.
 */
function packagesIn(file) {
  const path = join(projectFolder, file)
  if (!existsSync(path)) return {}
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * Whether a package runs only on other systems or processors. npm installs no such package, so one
 * in node_modules shows that the folder comes from another machine.
 */
const isForeign = ({ os = [process.platform], cpu = [process.arch] }) =>
  !os.includes(process.platform) || !cpu.includes(process.arch)

/**
 * Whether npm's record of the last installation lacks a required package of the lock file, has
 * another version of it, or is of another machine. Packages that only tests need count only if
 * `needsTools`.
 */
function hasMissingPackages(needsTools) {
  // npm leaves an empty record if it is stopped while it writes it.
  const installedPackages = packagesIn('node_modules/.package-lock.json') ?? {}
  const lockedPackages = packagesIn('package-lock.json')
  if (!lockedPackages)
    stopWith(
      'package-lock.json cannot be read: put its last version back with git restore, or after a ' +
        'merge let npm join two versions with npm install --package-lock-only.',
    )
  if (Object.values(installedPackages).some(isForeign)) return true
  return Object.entries(lockedPackages).some(([path, lockedPackage]) => {
    const { version, optional, devOptional, dev } = lockedPackage
    const isNeeded = !optional && !devOptional && (needsTools || !dev)
    return (
      isNeeded &&
      path.startsWith('node_modules/') &&
      installedPackages[path]?.version !== version
    )
  })
}

/** Installs missing packages. Its messages go to stderr, since a command's stdout may be JSON. */
function installMissingPackages() {
  // Test tools that are installed already stay, even if this command does not need them.
  const needsTools =
    !commandsWithoutTools.includes(commandName) ||
    existsSync(join(packageFolder, 'vitest'))
  // If node_modules is a link to the packages of another copy of the site, nothing is installed.
  if (lstatSync(packageFolder, { throwIfNoEntry: false })?.isSymbolicLink())
    return
  if (!hasMissingPackages(needsTools)) return
  console.error('Installing dependencies …')
  const startTime = performance.now()
  const npmArgs = [
    'ci',
    '--include=optional',
    `--${needsTools ? 'include' : 'omit'}=dev`,
  ]
  const options = { cwd: projectFolder, stdio: ['inherit', 2, 2] }
  // The path of npm's script, if npm runs this command. Otherwise `npm` itself is called, which on
  // Windows starts only in a shell.
  const npmScript = process.env.npm_execpath
  const { status } = npmScript?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npmScript, ...npmArgs], options)
    : spawnSync('npm', npmArgs, {
        ...options,
        shell: process.platform === 'win32',
      })
  if (status !== 0) stopWith('npm ci failed: see its message above.')
  performance.measure('install', { start: startTime })
}

/** Process id of npm: that of `parentId`, or that of its parent if `parentId` is a shell. */
function npmProcessId(parentId) {
  const { stdout } = spawnSync('ps', [
    '-o',
    'ppid=,comm=',
    '-p',
    String(parentId),
  ])
  const [, grandparentId = parentId] =
    /^ *(\d+) .*sh$/.exec(String(stdout).trim()) ?? []
  return Number(grandparentId)
}

/**
 * Ends this process at a signal, with the usual exit code. If npm runs the command, also ends this
 * process when npm ends, since a signal may be sent only to npm.
 */
function endWithCaller() {
  for (const [signal, code] of Object.entries({
    SIGHUP: 129,
    SIGINT: 130,
    SIGTERM: 143,
  }))
    process.once(signal, () => process.exit(code))
  if (!process.env.npm_lifecycle_event) return
  const parentId = process.ppid
  const npmId = npmProcessId(parentId)
  const isGone = () => {
    try {
      return process.ppid !== parentId || !process.kill(npmId, 0)
    } catch ({ code }) {
      return code === 'ESRCH'
    }
  }
  const endIfGone = () => {
    if (isGone()) process.exit(1)
  }
  setInterval(endIfGone, 500).unref()
}

/** Environment variables that configure a build or its server. */
const environmentVariables = [
  'ANALYTICS_ID',
  'OUT_DIR',
  'PIXEL_ID',
  'PORT',
  'REVIEW_PICTURES',
  'SERVICE_WORKER',
  'SITE_CONTEXT',
  'SITE_REPOSITORY',
  'SITE_REVIEW',
  'SOURCE_DATE_EPOCH',
]

/**
 * Removes spaces around the values of environment variables: on Windows,
 * `set SITE_CONTEXT=preview && npm start` puts the space before && into the value.
 */
function trimEnvironmentVariables() {
  for (const name of environmentVariables)
    if (name in process.env) process.env[name] = process.env[name].trim()
}

function checkCommandName() {
  const commandNames = readdirSync(join(projectFolder, 'tools/commands')).map(
    (file) => file.replace('.ts', ''),
  )
  if (!commandNames.includes(commandName))
    stopWith(
      `There is no command '${commandName}': the commands are ${commandNames.join(', ')}`,
    )
}

/** Codes of errors of a system that does not allow to read or write a file. */
const permissionCodes = ['EACCES', 'EPERM', 'EROFS']

/**
 * What to print of an error: its message if it is a mistake of the user, and its stack if it is an
 * error of the program.
 */
function reportOf(error) {
  if (error.isForUser) return error.message
  if (error.path && permissionCodes.includes(error.code))
    return `You may not read or write ${error.path}: make it your own, or copy the project.`
  return error
}

checkCommandName()
checkFolder()
endWithCaller()
installMissingPackages()
trimEnvironmentVariables()
process.setSourceMapsEnabled(true)

try {
  const file = join(projectFolder, 'tools/commands', `${commandName}.ts`)
  let command
  // Node.js reads TypeScript since 22.18. For older versions rolldown bundles the file. That
  // needs a dynamic import of bundled.mjs, since rolldown may only just have been installed.
  if (process.features.typescript) {
    // Caches compiled code, which saves a fifth of the time of `npm run check:content`.
    nodeModule.enableCompileCache()
    command = await import(pathToFileURL(file).href)
  } else {
    const { importBundled } = await import('./bundled.mjs')
    command = await importBundled(file)
  }
  if (command.main.length === 0 && args.length > 0)
    stopWith(`'${commandName}' takes no options: leave out ${args.join(' ')}`)
  process.exitCode = await command.main(args)
} catch (error) {
  console.error(reportOf(error))
  process.exitCode = 1
}
