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
  isQuiet?: boolean | undefined
}

/**
 * Node.js arguments that run a build. V8's optimising compiler is off (`--no-opt`): a build is too
 * short for it to save time.
 */
export const buildArgs = [
  '--no-opt',
  'node_modules/vite-react-ssg/bin/vite-react-ssg.js',
  'build',
]

/** An argument for a Windows shell, in quotes if it has a space or a special character. */
const quotedArgument = (argument: string) =>
  /^[\w.,:@=/\\-]+$/.test(argument) ? argument : `"${argument}"`

/** Runs a program of node_modules/.bin or of the system; resolves to its exit code. */
export const run = (
  program: string,
  args: readonly string[] = [],
  { env, onOutput, isQuiet = false }: RunOptions = {},
): Promise<number> =>
  new Promise((done) => {
    const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(
      delimiter,
    )
    // On Windows, the programs in node_modules/.bin are .cmd files, which start only in a shell.
    // Node.js does not quote arguments for a shell.
    const shell = process.platform === 'win32'
    const child = spawn(program, shell ? args.map(quotedArgument) : args, {
      cwd: root,
      stdio: onOutput
        ? ['ignore', 'pipe', 'pipe']
        : ['inherit', isQuiet ? 'ignore' : 'inherit', 'inherit'],
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
 * Resolves to the path of node_modules in `folder`, which contains npm packages that are too large
 * to be dependencies. If node_modules does not exist yet, npm installs the packages beside
 * `folder`, and they are moved when complete: two builds may install them at the same time.
 */
export async function installOnce(
  folder: string,
  ...packages: string[]
): Promise<string> {
  const packagesFolder = join(folder, 'node_modules')
  if (existsSync(packagesFolder)) return packagesFolder
  const temporaryFolder = `${folder}-${process.pid}`
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
    temporaryFolder,
    ...packages,
  ]
  if ((await run('npm', args, { onOutput })) !== 0)
    throw new UserError(`npm cannot install ${packages.join(', ')}:\n${output}`)
  if (!existsSync(packagesFolder)) {
    rmSync(folder, { recursive: true, force: true })
    renameSync(temporaryFolder, folder)
  } else rmSync(temporaryFolder, { recursive: true })
  return packagesFolder
}
