import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { UserError } from '#ssg/settings/user-error.ts'
import { root } from './root.ts'

export interface RunOptions {
  env?: Record<string, string>
  /** Receives the output, which otherwise goes to the terminal. */
  heard?: ((text: string) => void) | undefined
}

/** Runs a program of node_modules/.bin or of the system; resolves to its exit code. */
export const run = (
  program: string,
  args: readonly string[] = [],
  { env, heard }: RunOptions = {},
): Promise<number> =>
  new Promise((done) => {
    const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
    const child = spawn(program, args, {
      cwd: root,
      stdio: heard ? ['ignore', 'pipe', 'pipe'] : 'inherit',
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

/** Installs npm packages below `folder`, for a part that is too large for every clone. */
export async function installBelow(folder: string, ...packages: string[]): Promise<void> {
  const args = ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...packages]
  let output = ''
  const heard = (text: string) => {
    output += text
  }
  if ((await run('npm', args, { heard })) !== 0)
    throw new UserError(`npm cannot install ${packages.join(', ')}:\n${output}`)
}
