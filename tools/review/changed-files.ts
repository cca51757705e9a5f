import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parsePatch, type StructuredPatch } from 'diff'
import { runGit } from '#ssg/settings/git.ts'
import { type ChangedLine, linesOfHunk } from './changed-lines.ts'

/** A file that differs from the base. */
export interface ChangedFile {
  name: string
  /** Old name of the file, if it was renamed. */
  from?: string
  status: 'changed' | 'new' | 'removed'
  /** The changed lines; a picture or another binary file has none. */
  lines: ChangedLine[]
  /** Numbers of added and removed lines. */
  added: number
  removed: number
  /** Whether it is a picture or another binary file whose bytes differ. */
  isReplaced?: boolean
  /** Sizes of a file in public/ in bytes; a new file has no `before`, a deleted one no `after`. */
  bytes?: { before?: number | undefined; after?: number | undefined }
}

/** Address at which a file of public/ is served; undefined for any other file. */
export const publicAddress = (name: string) =>
  name.startsWith('public/')
    ? encodeURI(name.slice('public'.length)).replace(
        /[?#]/g,
        encodeURIComponent,
      )
    : undefined

/** Sizes of a file of public/ before and after, in bytes; undefined for any other file. */
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

/** Options of `git diff` that make the patch independent of the user's Git settings. */
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

/** All files that differ from a commit, in the order of their names. */
export function changedFiles(root: string, commit: string): ChangedFile[] {
  const diff = runGit(root, [...diffOptions, commit, '--', '.'])
  if (diff === undefined) throw new Error('git diff failed')
  return parsePatch(`${diff}\n`).map((patch): ChangedFile => {
    const { oldFileName = '', newFileName = '', hunks } = patch
    const from = oldFileName.slice('a/'.length)
    const name = patch.isDelete ? from : newFileName.slice('b/'.length)
    const lines = hunks.flatMap((hunk) => hunk.lines)
    const status = statusOf(patch)
    const countOf = (sign: '+' | '-') =>
      lines.filter((line) => line.startsWith(sign)).length
    return {
      name,
      ...(patch.isRename && { from }),
      status,
      isReplaced: status === 'changed' && patch.isBinary === true,
      added: countOf('+'),
      removed: countOf('-'),
      bytes: sizes(root, commit, from, name),
      lines: hunks.flatMap((hunk) => linesOfHunk(hunk.lines)),
    }
  })
}
