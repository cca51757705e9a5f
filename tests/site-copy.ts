import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { filesBelow } from '#content/files.ts'
import { withValues } from '#content/yaml-form.ts'
import { copyPath } from '#tools/copy-path.ts'
import { root } from '#tools/root.ts'

export { root }

/** Folders that Git and commands make; copies leave them out. */
const excludedNames = [
  'node_modules',
  '.git',
  'dist',
  '.cache',
  '.vite-react-ssg-temp',
  'test-results',
  'playwright-report',
]
const copiedNames = () =>
  readdirSync(root).filter((name) => !excludedNames.includes(name))

/** Links the installed packages and their caches into a copy. */
export const linkPackages = (folder: string) =>
  symlinkSync(
    realpathSync(join(root, 'node_modules')),
    join(folder, 'node_modules'),
    'junction',
  )

/** Environment of a copy's commands: a local build, whatever machine or branch runs the tests. */
const env = { ...process.env, NODE_ENV: 'production', SITE_CONTEXT: 'local' }

/**
 * A copy of the site, or of parts of it, in a folder of its own, which is deleted with the run's
 * other temporary files. A change that has no effect throws, since it is a mistake in the test.
 */
export class SiteCopy {
  readonly folder = mkdtempSync(join(realpathSync(tmpdir()), 'site-'))

  constructor(parts?: readonly string[]) {
    for (const name of parts ?? copiedNames())
      copyPath(join(root, name), join(this.folder, name))
    if (!parts) linkPackages(this.folder)
  }

  read(file: string) {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  write(file: string, text: string) {
    if (existsSync(join(this.folder, file)) && this.read(file) === text)
      throw new Error(`Nothing to change in ${file}`)
    mkdirSync(dirname(join(this.folder, file)), { recursive: true })
    writeFileSync(join(this.folder, file), text)
  }

  /** Replaces every occurrence of `from`. */
  replace(file: string, from: string, to: string) {
    this.write(file, this.read(file).replaceAll(from, to))
  }

  /** Changes the values of a YAML file as the editor does; comments stay. */
  changeYaml<Value>(file: string, change: (value: Value) => void) {
    const value = parse(this.read(file)) as Value
    change(value)
    this.write(file, withValues(this.read(file), value))
  }

  rename(from: string, to: string) {
    renameSync(join(this.folder, from), join(this.folder, to))
  }

  remove(file: string) {
    rmSync(join(this.folder, file))
  }

  /** Runs a command of tools/commands and returns its output; throws the output on failure. */
  run(command: string, args: readonly string[] = []) {
    const { status, stdout, output } = this.attempt(command, ...args)
    if (status !== 0) throw new Error(`npm run ${command} failed:\n${output}`)
    return stdout
  }

  attempt(command: string, ...args: readonly string[]) {
    return this.runScript('tools/run.mjs', [command, ...args])
  }

  /** Runs a script of the copy with Node.js. */
  runScript(
    script: string,
    args: readonly string[],
    options: SpawnSyncOptions = {},
  ) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [script, ...args],
      {
        cwd: this.folder,
        env,
        ...options,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      },
    )
    return { status, stdout, output: stdout + stderr }
  }
}

/** A file's new text, a function that makes it from the current one, or null to delete the file. */
export type Change = string | ((text: string) => string) | null

/** Folder of facts for tests. Unlike an owner's, they never change, so tests know their lines. */
const sampleFacts = join(root, 'tests/unit/sample-facts')

/** Marks an owner's real contents as samples again, so that the same tests fit every site. */
function markAsSamples({ folder }: SiteCopy) {
  for (const name of filesBelow(folder, ''))
    if (/\.(?:yaml|mdx)$/.test(name)) {
      const file = join(folder, name)
      const text = readFileSync(file, 'utf8')
      const sampleText = text.replace(/(\bsample: )false/g, '$1true')
      if (sampleText !== text) writeFileSync(file, sampleText)
    }
  // The sample facts name this picture; an owner's photograph replaces it.
  const portrait = join(folder, 'public/images/portrait.svg')
  if (existsSync(dirname(portrait)) && !existsSync(portrait))
    writeFileSync(
      portrait,
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="112"/>',
    )
}

/** Folder of a copy of `parts` of the site, with sample facts and some changes. */
export function siteWith(
  changes: Readonly<Record<string, Change>> = {},
  parts: readonly string[] = ['data', 'pages', 'public'],
): string {
  const copy = new SiteCopy(parts)
  if (parts.includes('data')) copyPath(sampleFacts, join(copy.folder, 'data'))
  markAsSamples(copy)
  for (const [file, change] of Object.entries(changes)) {
    if (change === null) copy.remove(file)
    else
      copy.write(
        file,
        typeof change === 'function' ? change(copy.read(file)) : change,
      )
  }
  return copy.folder
}
