import { runGit } from '../git.ts'
import { type Row, sideBySide } from './side-by-side.ts'

/** A file that differs from the base. */
export interface ChangedFile {
  name: string
  /** Its old name, if it was renamed. */
  from?: string
  status: 'changed' | 'new' | 'removed'
  /** Its changed lines; none of a picture. */
  places: Row[][]
}

/** The route of a page's file; undefined for other files. */
export function routeOf(file: string): string | undefined {
  const name = /^pages\/(.+)\.(?:mdx|tsx)$/.exec(file)?.[1]
  return name && `/${name.replace(/(?:^|\/)index$/, '')}`
}

/** Reads what `git diff --unified=0` prints about one file. */
function readFile(block: string): ChangedFile {
  const [head = '', ...hunks] = block.split(/^@@ .*\n?/m)
  const line = (pattern: RegExp) => pattern.exec(head)?.[1]
  const from = line(/^rename from (.*)$/m)
  const linesOf = (hunk: string, sign: string) =>
    hunk
      .split('\n')
      .filter((each) => each.startsWith(sign))
      .map((each) => each.slice(1))
  return {
    name: line(/^rename to (.*)$/m) ?? line(/^\S+ b\/(.*)$/m) ?? line(/ b\/(.*)$/m) ?? head,
    ...(from !== undefined && { from }),
    status: /^new file/m.test(head) ? 'new' : /^deleted file/m.test(head) ? 'removed' : 'changed',
    places: hunks.flatMap((hunk) => sideBySide(linesOf(hunk, '-'), linesOf(hunk, '+'))),
  }
}

/** Reads the output of `git diff -M --unified=0`. */
const readDiff = (diff: string): ChangedFile[] =>
  diff
    .split(/^diff --git a\//m)
    .slice(1)
    .map(readFile)

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
