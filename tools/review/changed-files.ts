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
}

/** The route of a page's file; undefined for other files. */
export function routeOf(file: string): string | undefined {
  const name = /^pages\/(.+)\.(?:mdx|tsx)$/.exec(file)?.[1]
  return name && `/${name.replace(/(?:^|\/)index$/, '')}`
}

/** A picture of public/ before and after. */
function pictures(name: string, status: ChangedFile['status']): Flow | undefined {
  if (!/^public\/.*\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/.test(name)) return undefined
  const [picture, text] = [name.slice('public'.length), name]
  return [
    ...(status === 'new' ? [] : [{ text, picture, mark: 'del' as const }]),
    ...(status === 'removed' ? [] : [{ text, picture, mark: 'ins' as const }]),
  ]
}

/** Reads the output of `git diff -M --unified=0`. */
const readDiff = (diff: string): ChangedFile[] =>
  parsePatch(diff).map(({ oldFileName, newFileName, isCreate, isDelete, isRename, hunks }) => {
    const name = ((isDelete ? oldFileName : newFileName) ?? '').slice('a/'.length)
    const status = isCreate ? 'new' : isDelete ? 'removed' : 'changed'
    const both = pictures(name, status)
    return {
      name,
      ...(isRename && oldFileName && { from: oldFileName.slice('a/'.length) }),
      status,
      lines: both ? [both] : hunks.flatMap(({ lines }) => flowsOf(lines)),
    }
  })

/** Files of the site that differ from a commit; tests, docs and tools change nothing on it. */
export function changedFiles(root: string, commit: string): ChangedFile[] {
  const others = ['tests', 'docs', 'tools', '.github', '*.md', 'package-lock.json']
  const diff = runGit(root, [
    ...['-c', 'core.quotePath=off', 'diff', '--find-renames', '--unified=0', '--no-color'],
    ...['--no-ext-diff', '--src-prefix=a/', '--dst-prefix=b/', commit, '--', '.'],
    ...others.map((name) => `:(exclude)${name}`),
  ])
  if (diff === undefined) throw new Error('git diff failed')
  return readDiff(`${diff}\n`)
}
