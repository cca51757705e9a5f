import { spawn } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { UserError } from '#ssg/settings/user-error.ts'
import { root } from './root.ts'

export interface RunOptions {
  env?: Record<string, string>
  /** Receives the program's output; without it, the output goes to the terminal. */
  onOutput?: ((text: string) => void) | undefined
  /** Whether the terminal shows only what goes to stderr: warnings and errors, no progress. */
  quiet?: boolean | undefined
}

/** Node.js arguments of a build, which is too short for V8's optimising compiler to save time. */
export const buildArgs = [
  '--no-opt',
  'node_modules/vite-react-ssg/bin/vite-react-ssg.js',
  'build',
]

/** An argument for a Windows shell, in quotes if it has a space or a special character. */
const quoted = (argument: string) =>
  /^[\w.,:@=/\\-]+$/.test(argument) ? argument : `"${argument}"`

/** Runs a program of node_modules/.bin or of the system; resolves to its exit code. */
export const run = (
  program: string,
  args: readonly string[] = [],
  { env, onOutput, quiet = false }: RunOptions = {},
): Promise<number> =>
  new Promise((done) => {
    const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(
      delimiter,
    )
    // Windows has .cmd files in node_modules/.bin, which start only in a shell, and Node.js does
    // not quote the arguments for it.
    const shell = process.platform === 'win32'
    const child = spawn(program, shell ? args.map(quoted) : args, {
      cwd: root,
      stdio: onOutput
        ? ['ignore', 'pipe', 'pipe']
        : ['inherit', quiet ? 'ignore' : 'inherit', 'inherit'],
      env: { ...process.env, PATH: path, ...env },
      shell,
    })
    const endProgram = () => child.kill()
    process.once('exit', endProgram)
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => onOutput?.(String(text)))
    child.on('error', ({ message }) => {
      console.error(`${program} could not be started: ${message}`)
      done(1)
    })
    child.on('close', (code) => {
      process.off('exit', endProgram)
      done(code ?? 1)
    })
  })

/**
 * Resolves to a node_modules folder in `folder` with npm packages that are too large to be
 * dependencies. If it does not exist yet, they are installed beside `folder` and moved there once
 * they are complete, since two builds may need them at the same time.
 */
export async function installOnce(
  folder: string,
  ...packages: string[]
): Promise<string> {
  const installed = join(folder, 'node_modules')
  if (existsSync(installed)) return installed
  const unfinished = `${folder}-${process.pid}`
  let output = ''
  const onOutput = (text: string) => {
    output += text
  }
  // The message goes to stderr, since a command's stdout may be a path (fetch-chromium).
  console.error(`Installing ${packages.join(', ')} …`)
  const args = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--prefix',
    unfinished,
    ...packages,
  ]
  if ((await run('npm', args, { onOutput })) !== 0)
    throw new UserError(`npm cannot install ${packages.join(', ')}:\n${output}`)
  if (!existsSync(installed)) {
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } else rmSync(unfinished, { recursive: true })
  return installed
}
