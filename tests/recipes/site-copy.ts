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
import { copyProject, linkPackages } from '#tests/project-copy.ts'

/** The copy's commands run as local work, whatever machine or branch the tests run on. */
const env = { ...process.env, NODE_ENV: 'production', SITE_CONTEXT: 'local' }

/**
 * A copy of the site in a separate folder. A change without effect is a mistake of the recipe and
 * throws.
 */
export class SiteCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'recipes-'))

  constructor() {
    copyProject(this.folder)
    linkPackages(this.folder)
  }

  read(file: string) {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  /** Paths of the files directly in a folder. */
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
  }

  /** Replaces every `from`. */
  replace(file: string, from: string, to: string) {
    this.write(file, this.read(file).replaceAll(from, to))
  }

  /** Changes a JSON file and formats it as editors do: two spaces, a final line break. */
  json<Value>(file: string, change: (value: Value) => void) {
    const value = JSON.parse(this.read(file)) as Value
    change(value)
    this.write(file, `${JSON.stringify(value, null, 2)}\n`)
  }

  rename(from: string, to: string) {
    renameSync(join(this.folder, from), join(this.folder, to))
  }

  remove(file: string) {
    rmSync(join(this.folder, file))
  }

  /** Runs a command of tools/commands. Throws its output where it fails, unless it `mayFail`. */
  run(command: string, args: readonly string[] = [], mayFail = false) {
    const { status, stdout, output } = this.attempt(command, ...args)
    if (status !== 0 && !mayFail) throw new Error(`npm run ${command} failed:\n${output}`)
    return stdout
  }

  attempt(command: string, ...args: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['tools/run.mjs', command, ...args],
      { cwd: this.folder, env, encoding: 'utf8', maxBuffer: 2 ** 28 },
    )
    return { status, stdout, output: stdout + stderr }
  }

  delete() {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
