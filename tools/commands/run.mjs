import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

const env = () => ({
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
})

/** Runs a command with the project's own tools first on the path; resolves to its exit code. `heard` gets what it prints, which else goes to the terminal. */
export const run = (command, args = [], extra = {}, heard = undefined) =>
  new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: heard ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...env(), ...extra },
    })
    if (heard) for (const stream of [child.stdout, child.stderr]) stream.on('data', heard)
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      done(1)
    })
    child.on('close', (code, signal) => done(code ?? (signal ? 1 : 0)))
  })

/** Stops with a clear message on a Node.js that is too old. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(
    `Node.js 20.19 or newer is needed, this is ${process.versions.node}. Install it from https://nodejs.org and try again.`,
  )
  process.exit(1)
}

/** Installs the dependencies of the lock file where they are missing or belong to another lock file. */
export async function install() {
  checkNode()
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules/.installed-lock')
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed === lock) return
  console.log('Installing dependencies …')
  const code = await run('npm', ['ci'])
  if (code !== 0) {
    console.error(
      'npm ci failed: see its message above. Without a network, copy node_modules from a machine that has it.',
    )
    process.exit(code)
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stamp, lock)
}

/** Time of the last commit in seconds, so that the same commit gives the same bytes; undefined outside Git. */
export function commitTime() {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 && stdout.trim() ? stdout.trim() : undefined
}

/**
 * Builds every route into dist/; resolves to the exit code. Mistakes in the content stop every build, and what the launch check finds
 * stops one for production: both are told before the engine starts.
 */
export async function build(extra = {}, heard = undefined) {
  const { beforeBuild } = await load('tools/launch/before-build.ts')
  const { ok, text } = await beforeBuild(root)
  if (text) heard ? heard(`${text}\n`) : console.log(text)
  if (!ok) return 1
  return run('vite-react-ssg', ['build'], { NODE_ENV: 'production', ...extra }, heard)
}

/** Runs a TypeScript module of the project and returns its exports. */
export async function load(file) {
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

/** A command's arguments and its flags as `read` understands them; a wrong one stops it with the reason and the usage. */
export function readArguments(read, usage) {
  const args = process.argv.slice(2)
  try {
    return { args, flags: read(args) }
  } catch (error) {
    return fail(`${error.message}\n\n${usage}`)
  }
}
