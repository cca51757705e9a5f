import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parsePatch, type StructuredPatch } from 'diff'
import { runGit } from '#ssg/settings/git.ts'
import { copyPath } from '#tools/copy-path.ts'
import { type ChangedLine, linesOfHunk } from './changed-lines.ts'

/** A file that differs from the base. */
export interface ChangedFile {
  name: string
  /** Old name of the file, if it was renamed. */
  oldName?: string
  status: 'changed' | 'new' | 'removed'
  /** The changed lines; a picture or another binary file has none. */
  lines: ChangedLine[]
  /** Numbers of added and removed lines. */
  addedCount: number
  removedCount: number
  /** Whether the file is a picture or another binary file whose bytes differ. */
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
function sizesOf(
  root: string,
  commit: string,
  oldName: string,
  name: string,
): ChangedFile['bytes'] {
  if (!publicAddress(name)) return undefined
  const before = runGit(root, ['cat-file', '-s', `${commit}:${oldName}`])
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

/** Folders of the site: their untracked files are part of the patch. */
const siteFolders = ['client', 'components', 'data', 'pages', 'public']

/**
 * The patch from a commit to the files of `root`. `git diff` leaves out untracked files, so they
 * are added to a copy of the index.
 */
function patchSince(root: string, commit: string): string | undefined {
  const index = runGit(root, ['rev-parse', '--git-path', 'index'])
  if (!index) return undefined
  const indexFolder = mkdtempSync(join(tmpdir(), 'review-'))
  const env = { GIT_INDEX_FILE: join(indexFolder, 'index') }
  const folders = siteFolders.filter((name) => existsSync(join(root, name)))
  try {
    copyPath(resolve(root, index), env.GIT_INDEX_FILE)
    const added = runGit(
      root,
      ['add', '--intent-to-add', '--', ...folders],
      env,
    )
    // One path that Git refuses stops it from adding any, such as an empty repository in public/.
    if (added === undefined)
      throw new Error('`git add --dry-run .` says which file Git refuses.')
    return runGit(root, [...diffOptions, commit, '--', '.'], env)
  } finally {
    rmSync(indexFolder, { recursive: true })
  }
}

/** All files that differ from a commit, in the order of their names. */
export function changedFiles(root: string, commit: string): ChangedFile[] {
  const patchText = patchSince(root, commit)
  if (patchText === undefined) throw new Error('git diff failed')
  // Of an empty text, parsePatch returns a patch of a file without a name.
  const patches = patchText ? parsePatch(`${patchText}\n`) : []
  return patches.map((patch): ChangedFile => {
    const { oldFileName = '', newFileName = '', hunks } = patch
    const oldName = oldFileName.slice('a/'.length)
    const name = patch.isDelete ? oldName : newFileName.slice('b/'.length)
    const lines = hunks.flatMap((hunk) => hunk.lines)
    const status = statusOf(patch)
    const countOf = (sign: '+' | '-') =>
      lines.filter((line) => line.startsWith(sign)).length
    return {
      name,
      ...(patch.isRename && { oldName }),
      status,
      isReplaced: status === 'changed' && patch.isBinary === true,
      addedCount: countOf('+'),
      removedCount: countOf('-'),
      bytes: sizesOf(root, commit, oldName, name),
      lines: hunks.flatMap((hunk) => linesOfHunk(hunk.lines)),
    }
  })
}
