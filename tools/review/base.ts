import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { siteDay } from '#data/dates.ts'
import { readContent } from '#ssg/content/content-file.ts'
import type { DeployContext } from '#ssg/settings/deploy-context.ts'
import { runGit } from '#ssg/settings/git.ts'

/** Merge base with the base branch: the newer one of the server's and the local branch. */
function findBaseCommit(root: string, { base }: DeployContext): string | undefined {
  const names = [`refs/remotes/origin/${base}`, `refs/heads/${base}`]
  const known = runGit(root, ['for-each-ref', '--format=%(refname)', ...names])
  return known ? runGit(root, ['merge-base', 'HEAD', ...known.split('\n')]) : undefined
}

/**
 * Hosts make shallow clones: fetches the base branch and its history once. A developer's own clone
 * is not changed.
 */
function fetchBase(root: string, { base, host }: DeployContext): void {
  if (host === 'git' || host === 'none') return
  const deepen =
    runGit(root, ['rev-parse', '--is-shallow-repository']) === 'true' ? ['--unshallow'] : []
  const branch = `+refs/heads/${base}:refs/remotes/origin/${base}`
  runGit(root, ['fetch', '--no-tags', '--quiet', ...deepen, 'origin', branch])
}

/** Error message without the stack lines of the tools. */
function errorOf(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^\s*$|^\s+(?:at |\w+: \[)|^\}|^Node\.js v/.test(line))
  const start = lines.findIndex((line) => /^\w*Error: /.test(line))
  return lines.splice(start < 0 ? -12 : start, 12).join('\n')
}

/**
 * Builds a commit with the dependencies that are installed here, in a temporary folder, since Vite
 * treats files below node_modules differently. Keeps the tree with its `dist` at `target`; throws
 * an Error that says why it could not.
 */
function buildCommit(root: string, commit: string, time: Date, target: string) {
  const parent = mkdtempSync(join(realpathSync(tmpdir()), 'review-base-'))
  const tree = join(parent, 'site')
  const modules = join(tree, 'node_modules')
  try {
    if (runGit(root, ['worktree', 'add', '--detach', '--force', tree, commit]) === undefined)
      throw new Error('Git could not check it out in a separate folder.')
    symlinkSync(realpathSync(join(root, 'node_modules')), modules, 'junction')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(modules, 'vite-react-ssg/bin/vite-react-ssg.js'), 'build'],
      {
        cwd: tree,
        encoding: 'utf8',
        maxBuffer: 64 * 2 ** 20,
        // The site without preview parts and, like a preview, without measurement ids: the consent
        // banner would differ on every page. The same day keeps 'Last updated'.
        env: {
          ...process.env,
          OUT_DIR: undefined,
          NODE_ENV: 'production',
          SITE_CONTEXT: 'local',
          ANALYTICS_ID: 'off',
          PIXEL_ID: 'off',
          SOURCE_DATE_EPOCH: String(Math.floor(time.getTime() / 1000)),
        },
      },
    )
    if (status !== 0 || !existsSync(join(tree, 'dist/index.html')))
      throw new Error(`Its build failed:\n${errorOf(stderr || stdout)}`)
    rmSync(modules)
    rmSync(join(tree, '.git'))
    rmSync(dirname(target), { recursive: true, force: true })
    cpSync(tree, `${target}.part`, { recursive: true })
    renameSync(`${target}.part`, target)
  } finally {
    rmSync(parent, { recursive: true, force: true })
    runGit(root, ['worktree', 'prune'])
  }
}

/** The commit where the branch began. Throws an Error that says why there is none. */
export function findBase(root: string, context: DeployContext): string {
  if (!context.commit || runGit(root, ['rev-parse', '--git-dir']) === undefined)
    throw new Error('There is no Git history here, so there is nothing to compare with.')
  let commit = findBaseCommit(root, context)
  if (!commit) {
    fetchBase(root, context)
    commit = findBaseCommit(root, context)
  }
  if (commit) return commit
  const shallow = runGit(root, ['rev-parse', '--is-shallow-repository']) === 'true'
  throw new Error(
    shallow
      ? 'This is a shallow clone, which ends before the commit where the branch left ' +
          `'${context.base}'. Build from a whole clone (git fetch --unshallow origin ` +
          `${context.base}).`
      : `Git knows no branch '${context.base}' that this one comes from. Fetch it with: git ` +
          `fetch origin ${context.base}`,
  )
}

/**
 * Folder of the site at a commit, built once per commit and day, since pages contain the day.
 * Throws an Error that says why it could not be built.
 */
export function builtBase(root: string, commit: string, { base, time }: DeployContext): string {
  const { timeZone } = readContent('data/site.yaml', root)
  const name = `${commit.slice(0, 12)}-${siteDay(time, timeZone)}`
  const tree = join(root, 'node_modules/.cache/review', name)
  try {
    if (!existsSync(join(tree, 'dist/index.html'))) buildCommit(root, commit, time, tree)
    return tree
  } catch (error) {
    throw new Error(
      `The commit ${commit.slice(0, 7)}, where this branch left '${base}', could not be built. ` +
        (error as Error).message,
    )
  }
}
