import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parsePatch } from 'diff'
import { runGit } from '#ssg/settings/git.ts'
import { type Flow, flowsOf } from './flow.ts'

/** A file that differs from the base. */
export interface ChangedFile {
  name: string
  /** Its old name, if it was renamed. */
  from?: string
  status: 'changed' | 'new' | 'removed'
  /** Its changed lines; of a picture, both pictures. */
  lines: Flow[]
  /** How many lines came and went; a picture or another file without lines has none. */
  added: number
  removed: number
  /** The size of a file of public/, in bytes; a side that does not exist is missing. */
  bytes?: { before?: number | undefined; after?: number | undefined }
}

const isPicture = (name: string) =>
  /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/.test(name)

/** The address of a file of public/; undefined for any other. */
export const publicAddress = (name: string) =>
  name.startsWith('public/') ? name.slice('public'.length) : undefined

/** A picture of public/ before and after. */
function pictures({
  name,
  from = name,
  status,
}: Omit<ChangedFile, 'lines'>): Flow | undefined {
  const [old, picture] = [publicAddress(from), publicAddress(name)]
  if (!picture || !isPicture(picture)) return undefined
  const before = { text: from, picture: old ?? picture, mark: 'del' } as const
  const after = { text: name, picture, mark: 'ins' } as const
  if (status === 'new') return [after]
  return status === 'removed' ? [before] : [before, after]
}

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

/** Every file that differs from a commit, in the order of their names. */
export function changedFiles(root: string, commit: string): ChangedFile[] {
  const diff = runGit(root, [
    ...[
      '-c',
      'core.quotePath=off',
      'diff',
      '--find-renames',
      '--unified=0',
      '--no-color',
    ],
    ...[
      '--no-ext-diff',
      '--src-prefix=a/',
      '--dst-prefix=b/',
      commit,
      '--',
      '.',
    ],
  ])
  if (diff === undefined) throw new Error('git diff failed')
  return parsePatch(`${diff}\n`).map((patch): ChangedFile => {
    const {
      oldFileName = '',
      newFileName = '',
      isCreate,
      isDelete,
      isRename,
      hunks,
    } = patch
    const from = oldFileName.slice('a/'.length)
    const name = isDelete ? from : newFileName.slice('b/'.length)
    const lines = hunks.flatMap((hunk) => hunk.lines)
    const begin = (sign: string) =>
      lines.filter((line) => line.startsWith(sign)).length
    let status: ChangedFile['status'] = 'changed'
    if (isCreate) status = 'new'
    if (isDelete) status = 'removed'
    const file = {
      name,
      ...(isRename && { from }),
      status,
      added: begin('+'),
      removed: begin('-'),
      bytes: sizes(root, commit, from, name),
    }
    const both = pictures(file)
    return {
      ...file,
      lines: both ? [both] : hunks.flatMap((hunk) => flowsOf(hunk.lines)),
    }
  })
}
