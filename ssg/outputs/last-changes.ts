import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const git = (root: string, ...args: string[]) => {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotepath=off', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 2 ** 20,
  })
  return status === 0 ? stdout : undefined
}

export interface LastChanges {
  /**
   * Time of the last commit that touched a file, by its path from the root; untracked files are
   * missing.
   */
  of: ReadonlyMap<string, string>
  /** Why times are missing, in a sentence; undefined where the history is complete. */
  note?: string
}

/**
 * Last change of each file below `folder`, from one walk through Git's history. The oldest commit
 * of a shallow clone seems to have written every file, so it is ignored.
 */
export function lastChanges(root: string, folder: string): LastChanges {
  const of = new Map<string, string>()
  const log = git(root, 'log', '--format=%x00%H %cI', '--relative', '--name-only', '--', folder)
  if (log === undefined)
    return {
      of,
      note: 'There is no Git history: the sitemap dates every page with the day of the build.',
    }
  const shallowFile = join(root, git(root, 'rev-parse', '--git-path', 'shallow')?.trim() ?? '')
  const cut = existsSync(shallowFile)
    ? new Set(readFileSync(shallowFile, 'utf8').split('\n'))
    : new Set<string>()
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter((line) => line !== '')
    const [id = '', time = ''] = head.split(' ')
    if (cut.has(id)) continue
    for (const file of files) if (!of.has(file)) of.set(file, time)
  }
  return cut.size > 0
    ? {
        of,
        note:
          'This is a shallow clone (git clone --depth): pages that changed before it are ' +
          'dated with the day of the build. ' +
          'Fetch the whole history with `git fetch --unshallow`.',
      }
    : { of }
}
