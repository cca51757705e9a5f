import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePatch } from 'diff'
import { parse } from 'yaml'
import { factFiles } from '#data/schemas/fact-files.ts'
import { runGit } from '#ssg/settings/git.ts'
import { changedLines, type Flow, flatten, flowsOf, type WordChange } from './flow.ts'

/** A file that differs from the base. */
export interface ChangedFile {
  name: string
  /** Its old name, if it was renamed. */
  from?: string
  status: 'changed' | 'new' | 'removed'
  /** Its changed lines; of a picture, both pictures. */
  lines: Flow[]
}

/** A picture of public/ before and after. */
function pictures(text: string, status: ChangedFile['status']): Flow | undefined {
  if (!/^public\/.*\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/.test(text)) return undefined
  const picture = text.slice('public'.length)
  const both = [{ text, picture, mark: 'del' } as const, { text, picture, mark: 'ins' } as const]
  return both.slice(status === 'new' ? 1 : 0, status === 'removed' ? 1 : 2)
}

/** Files of the site that differ from a commit; tests, docs and tools change nothing on it. */
export function changedFiles(root: string, commit: string): ChangedFile[] {
  const others = ['tests', 'docs', 'tools', '.github', '*.md', 'package-lock.json']
  const diff = runGit(root, [
    ...['-c', 'core.quotePath=off', 'diff', '--find-renames', '--unified=0', '--no-color'],
    ...['--no-ext-diff', '--src-prefix=a/', '--dst-prefix=b/', commit, '--', '.'],
    ...others.map((name) => `:(exclude)${name}`),
  ])
  if (diff === undefined) throw new Error('git diff failed')
  return parsePatch(`${diff}\n`).map((patch) => {
    const { oldFileName = '', newFileName = '', isCreate, isDelete, isRename, hunks } = patch
    const [from, to] = [oldFileName.slice('a/'.length), newFileName.slice('b/'.length)]
    const name = isDelete ? from : to
    const status = isCreate ? 'new' : isDelete ? 'removed' : 'changed'
    const both = pictures(name, status)
    const lines = both ? [both] : hunks.flatMap(({ lines }) => flowsOf(lines))
    return { name, ...(isRename && { from }), status, lines }
  })
}

/** The facts that differ from a commit, by the files that hold them; a missing file has none. */
export const changedFacts = (root: string, commit: string): WordChange[] =>
  Object.keys(factFiles).flatMap((file) => {
    const path = join(root, file)
    const before = runGit(root, ['show', `${commit}:${file}`])
    const after = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    const [old = [], fresh = []] = [before, after].map((text) => flatten(parse(text ?? '{}')))
    return changedLines(old, fresh).map((flow) => ({ flow, places: [file] }))
  })
