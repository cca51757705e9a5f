import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { DeployContext } from '../../ssg/settings/deploy-context.ts'
import { siteDay } from '../../ssg/settings/time-zone.ts'
import { filesBelow } from '../checks/content-problems.ts'
import type { CheckedTree } from './checked-tree.ts'

/**
 * The build to compare with, or the reason why there is none, as a sentence. `checked` is missing
 * if the base's own content broke the checks.
 */
export type Base =
  | { dir: string; commit: string; name: string; notes: string[]; checked?: CheckedTree }
  | { reason: string }

/** Checks a tree; passed in because only previews load the checks. */
export type CheckTree = (root: string) => Promise<CheckedTree>

function runGit(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  })
  return status === 0 ? stdout.trim() : undefined
}

/** Merge base with the base branch: the newer one of the server's and the local branch. */
function findBaseCommit(root: string, { base }: Pick<DeployContext, 'base'>): string | undefined {
  const commits = [`refs/remotes/origin/${base}`, `refs/heads/${base}`].flatMap(
    (name) => runGit(root, 'merge-base', 'HEAD', name) ?? [],
  )
  const [first, second] = commits
  return first && second && runGit(root, 'merge-base', '--is-ancestor', first, second) !== undefined
    ? second
    : first
}

/**
 * Hosts make shallow clones: fetches the base branch and its history once. A developer's own clone
 * is not changed.
 */
function fetchBase(root: string, { base, host }: DeployContext): void {
  if (host === 'git' || host === 'none') return
  const deepen =
    runGit(root, 'rev-parse', '--is-shallow-repository') === 'true' ? ['--unshallow'] : []
  runGit(
    root,
    'fetch',
    '--no-tags',
    '--quiet',
    ...deepen,
    'origin',
    `+refs/heads/${base}:refs/remotes/origin/${base}`,
  )
}

/** Error message without the stack lines of the tools. */
function errorOf(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  const start = lines.findIndex((line) => /^\w*Error: /.test(line))
  const end = lines.findIndex(
    (line, index) => index > start && /^(\s+\w+: \[|\}|Node\.js v)/.test(line),
  )
  return start < 0
    ? lines.slice(-12).join('\n')
    : lines.slice(start, end < 0 ? start + 12 : Math.min(end, start + 12)).join('\n')
}

/**
 * Environment of the base's build: the site without preview parts and, like a preview, without
 * measurement ids; the consent banner would differ on every page.
 */
export const baseEnvironment = (
  { OUT_DIR: _, ...env }: Record<string, string | undefined>,
  time: Date,
) => ({
  ...env,
  NODE_ENV: 'production',
  SITE_CONTEXT: 'local',
  ANALYTICS_ID: 'off',
  PIXEL_ID: 'off',
  // The same day, so that 'Last updated' does not differ.
  SOURCE_DATE_EPOCH: String(Math.floor(time.getTime() / 1000)),
})

/**
 * Builds a commit in a separate folder, with the dependencies that are installed here, and checks
 * it there.
 */
async function buildCommit(
  root: string,
  commit: string,
  time: Date,
  target: string,
  check: CheckTree,
): Promise<string | undefined> {
  const parent = mkdtempSync(join(realpathSync(tmpdir()), 'review-base-'))
  const tree = join(parent, 'site')
  try {
    if (runGit(root, 'worktree', 'add', '--detach', '--force', tree, commit) === undefined)
      return 'Git could not check it out in a separate folder.'
    const modules = join(root, 'node_modules')
    if (!existsSync(join(tree, 'node_modules')))
      symlinkSync(realpathSync(modules), join(tree, 'node_modules'), 'junction')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(modules, 'vite-react-ssg/bin/vite-react-ssg.js'), 'build'],
      {
        cwd: tree,
        encoding: 'utf8',
        maxBuffer: 64 * 2 ** 20,
        env: baseEnvironment(process.env, time),
      },
    )
    if (status !== 0 || !existsSync(join(tree, 'dist/index.html')))
      return `Its build failed:\n${errorOf(stderr || stdout)}`
    rmSync(target, { recursive: true, force: true })
    mkdirSync(target, { recursive: true })
    const checked = await check(tree).catch((error: Error) => ({ failed: error.message }))
    writeFileSync(`${target}.json`, JSON.stringify(checked))
    cpSync(join(tree, 'dist'), target, { recursive: true })
    return undefined
  } finally {
    runGit(root, 'worktree', 'remove', '--force', tree)
    rmSync(parent, { recursive: true, force: true })
    runGit(root, 'worktree', 'prune')
  }
}

/**
 * Inputs of the base's check results besides its commit: this branch's checks and their
 * dependencies.
 */
const judges = ['tools', 'ssg', 'data/schemas', 'package-lock.json']

/** Hash of all files that the checks consist of. */
export function checksVersion(root: string): string {
  const hash = createHash('sha256')
  for (const name of judges) {
    const files = statSync(join(root, name)).isFile() ? [name] : filesBelow(root, name)
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

/**
 * The site at the branch's start. It is built once per day, commit and version of the checks; pages
 * contain the day.
 */
export async function baseSite(
  root: string,
  context: DeployContext,
  check: CheckTree,
): Promise<Base> {
  if (!context.commit || runGit(root, 'rev-parse', '--git-dir') === undefined)
    return { reason: 'There is no Git history here, so there is nothing to compare with.' }
  let commit = findBaseCommit(root, context)
  if (!commit) {
    fetchBase(root, context)
    commit = findBaseCommit(root, context)
  }
  if (!commit) {
    const shallow = runGit(root, 'rev-parse', '--is-shallow-repository') === 'true'
    return {
      reason: shallow
        ? 'This is a shallow clone, which ends before the commit where the branch left ' +
          `'${context.base}'. Build from a whole clone (git fetch --unshallow origin ` +
          `${context.base}).`
        : `Git knows no branch '${context.base}' that this one comes from. Fetch it with: git ` +
          `fetch origin ${context.base}`,
    }
  }
  const name = `${commit.slice(0, 12)}-${siteDay(context.time)}-${checksVersion(root)}`
  const cache = join(root, 'node_modules/.cache/review')
  const dir = join(cache, name)
  if (!existsSync(join(dir, 'index.html')) || !existsSync(`${dir}.json`)) {
    if (existsSync(cache))
      for (const old of readdirSync(cache))
        rmSync(join(cache, old), { recursive: true, force: true })
    const failure = await buildCommit(root, commit, context.time, dir, check)
    if (failure)
      return {
        reason:
          `The commit ${commit.slice(0, 7)}, where this branch left '${context.base}', could ` +
          `not be built. ${failure}`,
      }
  }
  const locks = runGit(root, 'diff', '--quiet', commit, '--', 'package-lock.json') === undefined
  const notes = locks
    ? ['The dependencies changed: both sides are built with those of this branch.']
    : []
  const checked = JSON.parse(readFileSync(`${dir}.json`, 'utf8')) as
    | CheckedTree
    | { failed: string }
  if ('failed' in checked) {
    notes.push(
      'Facts and findings have nothing to be compared with: the checks of this branch could ' +
        `not run on '${context.base}'. ${checked.failed}`,
    )
    return { dir, commit, name: context.base, notes }
  }
  return { dir, commit, name: context.base, notes, checked }
}
