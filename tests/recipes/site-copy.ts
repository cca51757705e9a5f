import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copyProject, linkPackages, root } from '../../tools/project-copy.ts'

/**
 * Changes to the files of a copy. A change without effect is a mistake of the recipe and throws.
 */
export interface Editor {
  readonly folder: string
  read(file: string): string
  /** Paths of the files directly in a folder. */
  list(folder: string): string[]
  /** Replaces every `from`. */
  replace(file: string, from: string, to: string): void
  /**
   * Changes the value of a JSON file and formats it as editors do: two spaces, a final line break.
   */
  json<Value>(file: string, change: (value: Value) => void): void
  write(file: string, text: string): void
  rename(from: string, to: string): void
  remove(file: string): void
  /** Runs a command of tools/commands. Throws its output where it fails, unless it `mayFail`. */
  run(command: string, args?: readonly string[], mayFail?: boolean): string
}

/** A change that the guides describe. */
export interface Recipe {
  name: string
  change(site: Editor): void | Promise<void>
}

/**
 * A copy of the site in a separate folder, with the Git history, which supplies the pages' dates.
 */
export class SiteCopy implements Editor {
  readonly folder = mkdtempSync(join(tmpdir(), 'recipes-'))
  /** Written, renamed or deleted files. */
  readonly changed = new Set<string>()

  constructor() {
    copyProject(this.folder)
    linkPackages(this.folder)
    if (existsSync(join(root, '.git')))
      spawnSync('git', [
        'clone',
        '--quiet',
        '--no-checkout',
        '--shared',
        root,
        join(this.folder, '.cache/clone'),
      ])
    const history = join(this.folder, '.cache/clone/.git')
    if (existsSync(history)) {
      renameSync(history, join(this.folder, '.git'))
      spawnSync('git', ['reset', '--quiet'], { cwd: this.folder })
    }
  }

  read(file: string) {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  list(folder: string) {
    return readdirSync(join(this.folder, folder))
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => `${folder}/${name}`)
  }

  write(file: string, text: string) {
    if (existsSync(join(this.folder, file)) && this.read(file) === text)
      throw new Error(`Nothing to change in ${file}`)
    mkdirSync(dirname(join(this.folder, file)), { recursive: true })
    writeFileSync(join(this.folder, file), text)
    this.changed.add(file)
  }

  replace(file: string, from: string, to: string) {
    const text = this.read(file)
    if (!text.includes(from)) throw new Error(`'${from}' does not stand in ${file}`)
    this.write(file, text.replaceAll(from, to))
  }

  json<Value>(file: string, change: (value: Value) => void) {
    const value = JSON.parse(this.read(file)) as Value
    change(value)
    this.write(file, `${JSON.stringify(value, null, 2)}\n`)
  }

  rename(from: string, to: string) {
    renameSync(join(this.folder, from), join(this.folder, to))
    for (const file of [from, to]) this.changed.add(file)
  }

  remove(file: string) {
    rmSync(join(this.folder, file))
    this.changed.add(file)
  }

  run(command: string, args: readonly string[] = [], mayFail = false) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['tools/run.mjs', command, ...args],
      { cwd: this.folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
    )
    if (status !== 0 && !mayFail) throw new Error(`npm run ${command} failed:\n${stdout}${stderr}`)
    const [, written = ''] = /^Written: (.+)$/m.exec(stdout) ?? []
    for (const file of written.split(', ')) if (file) this.changed.add(file)
    return stdout
  }

  delete() {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
