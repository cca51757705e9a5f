import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readContent } from '#content/content-file.ts'
import { dayIn } from '#data/dates.ts'
import { SITE_RECORD_FILE } from '#ssg/outputs/site-record.ts'
import type { DeployContext } from '#ssg/settings/deploy-context.ts'
import { folderInRepository, runGit } from '#ssg/settings/git.ts'
import { buildArgs } from '#tools/processes.ts'

/** The commit where the branch left `base`. Throws an Error that says why it cannot be found. */
export function findBase(
  root: string,
  { base, commit, host }: DeployContext,
): string {
  const git = (...args: string[]) => runGit(root, args)
  if (!commit || folderInRepository(root) !== '')
    throw new Error(
      'There is no Git history here, so there is nothing to compare with.',
    )
  const isShallow = () => git('rev-parse', '--is-shallow-repository') === 'true'
  const [branchRef, trackingRef] = [
    `refs/heads/${base}`,
    `refs/remotes/origin/${base}`,
  ]
  /** The merge base of HEAD and the base branch, local or on the server, whichever is later. */
  const mergeBase = () => {
    const refs = git(
      'for-each-ref',
      '--format=%(refname)',
      trackingRef,
      branchRef,
    )
    return refs && git('merge-base', 'HEAD', ...refs.split('\n'))
  }
  const localBase = mergeBase()
  if (localBase) return localBase
  // On hosts, which make shallow clones, fetches the history. A developer's clone is not changed.
  if (host !== 'git' && host !== 'none') {
    const deepenOptions = isShallow() ? ['--unshallow'] : []
    git(
      'fetch',
      '--no-tags',
      '--quiet',
      ...deepenOptions,
      'origin',
      `+${branchRef}:${trackingRef}`,
    )
    const fetchedBase = mergeBase()
    if (fetchedBase) return fetchedBase
  }
  throw new Error(
    isShallow()
      ? `This is a shallow clone, which ends before the commit where the branch left '${base}'. ` +
          `Build from a whole clone (git fetch --unshallow origin ${base}).`
      : `Git knows no branch '${base}' that this one comes from. Fetch it with: git fetch origin ` +
          base,
  )
}

/** An error's message without escape codes for terminals and without Playwright's call logs. */
export function readableErrorMessage(error: unknown): string {
  const text = stripVTControlCharacters(
    error instanceof Error ? error.message : String(error),
  )
  const [message = ''] = text.split(/\n(?:Call log|=+ logs|Browser logs)/)
  return message.trim()
}

/** The error message in a build's output, without the stack; the last 12 lines if there is none. */
function errorOf(output: string): string {
  const plainOutput = stripVTControlCharacters(output)
  const [, message] = /^(\w*Error: [\s\S]*?)\n +at /m.exec(plainOutput) ?? []
  return message ?? plainOutput.trim().split('\n').slice(-12).join('\n')
}

/** Checks a commit out in `folder` and builds it there, with the packages of `root`. */
function buildCommit(root: string, commit: string, time: Date, folder: string) {
  rmSync(dirname(folder), { recursive: true, force: true })
  if (
    runGit(root, ['worktree', 'add', '--detach', '--force', folder, commit]) ===
    undefined
  )
    throw new Error('Git could not check it out in a separate folder.')
  rmSync(join(folder, '.git'))
  runGit(root, ['worktree', 'prune'])
  symlinkSync(
    realpathSync(join(root, 'node_modules')),
    join(folder, 'node_modules'),
    'junction',
  )
  const { status, stdout, stderr } = spawnSync(process.execPath, buildArgs, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    // A local build has no ribbon. It gets no measurement ids, as in a preview: with them, every
    // page would have a consent banner. The time is the preview's, so that 'Last updated' is the
    // same.
    env: {
      ...process.env,
      OUT_DIR: undefined,
      NODE_ENV: 'production',
      SITE_CONTEXT: 'local',
      ANALYTICS_ID: 'off',
      PIXEL_ID: 'off',
      SOURCE_DATE_EPOCH: String(Math.floor(time.getTime() / 1000)),
    },
  })
  if (status === 0) return
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  throw new Error(`Its build failed:\n${errorOf(stderr || stdout)}`)
}

/** Folder in which `buildBase` checks a commit out. */
export function folderOfBase(root: string, commit: string, time: Date): string {
  const { timeZone } = readContent('data/site.yaml', root)
  const name = `${commit.slice(0, 12)}-${dayIn(time, timeZone)}`
  return join(root, '.cache/review', name)
}

/**
 * Builds the site at a commit and returns the folder. A commit is built once a day, since pages
 * contain the day. Throws an Error that says why the build failed.
 */
export function buildBase(root: string, commit: string, time: Date): string {
  const folder = folderOfBase(root, commit, time)
  if (!existsSync(join(folder, 'dist', SITE_RECORD_FILE)))
    buildCommit(root, commit, time, folder)
  return folder
}
