import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { beforeBuild } from './launch/before-build.ts'
import { root } from './project-copy.ts'

/** Error whose message says all that its reader needs, so no stack is printed. */
export class UserError extends Error {
  readonly isForUser = true
}

interface RunOptions {
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
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => heard?.(String(text)))
    child.on('error', ({ message }) => {
      console.error(`${program} could not be started: ${message}`)
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })

/**
 * Builds every page into dist/, or into the folder OUT_DIR; resolves to the exit code. Mistakes in
 * the content stop every build, findings of the launch check a production build.
 */
export async function build({ env, heard }: RunOptions = {}): Promise<number> {
  const { ok, text } = await beforeBuild(root)
  if (text) heard ? heard(`${text}\n`) : console.log(text)
  if (!ok) return 1
  return run('vite-react-ssg', ['build'], { env: { NODE_ENV: 'production', ...env }, heard })
}
