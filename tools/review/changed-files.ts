import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parsePatch, type StructuredPatch } from 'diff'
import { runGit } from '#ssg/settings/git.ts'
import { type Flow, flowsOf } from './flow.ts'

/** A file that differs from the base. */
export interface ChangedFile {
  name: string
  /** Its old name, if it was renamed. */
  from?: string
  status: 'changed' | 'new' | 'removed'
  /** Its changed lines. */
  lines: Flow[]
  /** How many lines came and went; a picture or another file without lines has none. */
  added: number
  removed: number
  /** Bytes of a file of public/: a new file has none before, a deleted one none after. */
  bytes?: { before?: number | undefined; after?: number | undefined }
}

/** The address of a file of public/; undefined for any other. */
export const publicAddress = (name: string) =>
  name.startsWith('public/') ? name.slice('public'.length) : undefined

/** Sizes of a file of public/ before and after. */
function sizes(
  root: string,
  commit: string,
  from: string,
  name: string,
): ChangedFile['bytes'] {
  if (!publicAddress(name)) return undefined
  const before = runGit(root, ['cat-file', '-s', `${commit}:${from}`])
  const file = join(root, name)
  return {
    before: before === undefined ? undefined : Number(before),
    after: existsSync(file) ? statSync(file).size : undefined,
  }
}

/** `git diff` from a commit as a patch that does not depend on anybody's settings. */
const diffOptions = [
  '-c',
  'core.quotePath=off',
  'diff',
  '--find-renames',
  '--unified=0',
  '--no-color',
  '--no-ext-diff',
  '--src-prefix=a/',
  '--dst-prefix=b/',
]

const statusOf = ({ isCreate, isDelete }: StructuredPatch) => {
  if (isCreate) return 'new'
  return isDelete ? 'removed' : 'changed'
}

/** Every file that differs from a commit, in the order of their names. */
export function changedFiles(root: string, commit: string): ChangedFile[] {
  const diff = runGit(root, [...diffOptions, commit, '--', '.'])
  if (diff === undefined) throw new Error('git diff failed')
  return parsePatch(`${diff}\n`).map((patch): ChangedFile => {
    const { oldFileName = '', newFileName = '', hunks } = patch
    const from = oldFileName.slice('a/'.length)
    const name = patch.isDelete ? from : newFileName.slice('b/'.length)
    const lines = hunks.flatMap((hunk) => hunk.lines)
    const begin = (sign: string) =>
      lines.filter((line) => line.startsWith(sign)).length
    return {
      name,
      ...(patch.isRename && { from }),
      status: statusOf(patch),
      added: begin('+'),
      removed: begin('-'),
      bytes: sizes(root, commit, from, name),
      lines: hunks.flatMap((hunk) => flowsOf(hunk.lines)),
    }
  })
}
