import { spawn, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildEnvironment } from '../build-environment.mjs'
import { missingPackages, npmScript, runsOn, scriptOf } from './programs.mjs'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

const modules = join(root, 'node_modules')

if (!runsOn(process.versions.node)) {
  console.error(
    `Node.js 20.19, 22.12 or newer is needed, this is ${process.versions.node}. Install it ` +
      'from https://nodejs.org and try again.',
  )
  process.exit(1)
}

function start(program, args, extra, heard) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: heard ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...extra },
    })
    if (heard) for (const stream of [child.stdout, child.stderr]) stream.on('data', heard)
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`)
      done(1)
    })
    child.on('close', (code, signal) => done(code ?? (signal ? 1 : 0)))
  })
}

/** Runs a program of the system; resolves to its exit code. */
export const runProgram = (program, args, extra = {}) => start(program, args, extra)

/** Runs npm; resolves to its exit code. */
export function runNpm(args) {
  const script = npmScript()
  if (script) return start(process.execPath, [script, ...args])
  console.error(
    `npm was not found beside Node.js (${process.execPath}). Install Node.js from ` +
      `https://nodejs.org, which brings npm, or run 'npm ${args.join(' ')}' where npm is.`,
  )
  return Promise.resolve(1)
}

const readJson = (file) =>
  existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : undefined

/** Packages in the lock file that node_modules lacks, by npm's own record of the last install. */
const missing = () =>
  missingPackages(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))

async function installPackages() {
  // A copy of the site with node_modules linked from another folder does not install into it.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return
  if (missing().length === 0) return
  console.log('Installing dependencies …')
  // Includes development tools, even if NODE_ENV or npm's settings omit them.
  const code = await runNpm(['ci', '--include=dev', '--include=optional'])
  if (code !== 0) {
    console.error(
      'npm ci failed: see its message above. Without a network, copy node_modules from a ' +
        'machine of the same kind that has it.',
    )
    process.exit(code)
  }
  const left = missing()
  if (left.length > 0)
    fail(`npm ci left out ${left.join(', ')}. Run 'npm ci --include=dev' and try again.`)
}

let installed

/**
 * Installs missing packages, once for all steps of a command; stops with the reason if that fails.
 */
function install() {
  installed ??= installPackages()
  return installed
}

/**
 * Runs a package's command, installing it first if it is missing; resolves to its exit code.
 * `heard` receives the output that otherwise goes to the terminal.
 */
export async function run(command, args = [], extra = {}, heard = undefined) {
  await install()
  return start(process.execPath, [scriptOf(command, modules), ...args], extra, heard)
}

/** Time of the last commit in seconds, for reproducible builds; undefined outside Git. */
export function commitTime() {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 && stdout.trim() ? stdout.trim() : undefined
}

/**
 * Builds every route into dist/; resolves to the exit code. Content mistakes stop every build, and
 * findings of the launch check stop a production build; both are reported before Vite starts.
 */
export async function build(extra = {}, heard = undefined) {
  const { beforeBuild } = await load('tools/launch/before-build.ts')
  const { ok, text } = await beforeBuild(root)
  if (text) heard ? heard(`${text}\n`) : console.log(text)
  if (!ok) return 1
  return run('vite-react-ssg', ['build'], { ...buildEnvironment, ...extra }, heard)
}

/**
 * Runs a TypeScript module of the project and returns its exports. Missing packages are installed
 * first.
 */
export async function load(file) {
  await install()
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(join(root, file), {
    configFile: false,
    root,
    logLevel: 'error',
  })
  return module
}

/** Stops the command with a message. */
export const fail = (message) => {
  console.error(message)
  process.exit(1)
}

/**
 * A command's arguments and its flags, parsed by `read`; an invalid one stops the command with the
 * reason and the usage.
 */
export function readArguments(read, usage) {
  const args = process.argv.slice(2)
  try {
    return { args, flags: read(args) }
  } catch (error) {
    return fail(`${error.message}\n\n${usage}`)
  }
}
