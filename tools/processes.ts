import { spawn } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { UserError } from '#ssg/settings/user-error.ts'
import { root } from './root.ts'

export interface RunOptions {
  env?: Record<string, string>
  /** Receives the output, which otherwise goes to the terminal. */
  heard?: ((text: string) => void) | undefined
  /** Warnings and errors alone go to the terminal, no progress. */
  quiet?: boolean | undefined
}

/** Arguments of Node.js for a build, which is over before V8's optimised code would pay. */
export const siteBuild = [
  '--no-opt',
  'node_modules/vite-react-ssg/bin/vite-react-ssg.js',
  'build',
]

/** Runs a program of node_modules/.bin or of the system; resolves to its exit code. */
export const run = (
  program: string,
  args: readonly string[] = [],
  { env, heard, quiet = false }: RunOptions = {},
): Promise<number> =>
  new Promise((done) => {
    const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(
      delimiter,
    )
    const child = spawn(program, args, {
      cwd: root,
      stdio: heard
        ? ['ignore', 'pipe', 'pipe']
        : ['inherit', quiet ? 'ignore' : 'inherit', 'inherit'],
      env: { ...process.env, PATH: path, ...env },
      // npm's commands are .cmd files there, which start only through a shell.
      shell: process.platform === 'win32',
    })
    const end = () => child.kill()
    process.once('exit', end)
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => heard?.(String(text)))
    child.on('error', ({ message }) => {
      console.error(`${program} could not be started: ${message}`)
      done(1)
    })
    child.on('close', (code) => {
      process.off('exit', end)
      done(code ?? 1)
    })
  })

/**
 * Folder of npm packages that are too large for every clone. They are installed below `folder` the
 * first time, and moved there once they are whole: two builds may need them at the same time.
 */
export async function installOnce(
  folder: string,
  ...packages: string[]
): Promise<string> {
  const installed = join(folder, 'node_modules')
  if (existsSync(installed)) return installed
  const unfinished = `${folder}-${process.pid}`
  let output = ''
  const heard = (text: string) => {
    output += text
  }
  // Beside the output, which may be a path.
  console.error(`Installing ${packages.join(', ')} …`)
  const args = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--prefix',
    unfinished,
    ...packages,
  ]
  if ((await run('npm', args, { heard })) !== 0)
    throw new UserError(`npm cannot install ${packages.join(', ')}:\n${output}`)
  if (!existsSync(installed)) {
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
  } else rmSync(unfinished, { recursive: true })
  return installed
}
