import { readContent } from '#content/content-file.ts'
import { folderInRepository, runGit } from './git.ts'
import { UserError } from './user-error.ts'

/** Purpose of a build: the live site, a branch for review, or local work. */
type DeployKind = 'production' | 'preview' | 'local'

/** What a build is made for, where it runs, and what it is made from. */
export interface DeployContext {
  /**
   * Builds of kind 'preview' have the ribbon and /__review, are not indexed by search engines, and
   * load no analytics.
   */
  kind: DeployKind
  /** Where the build runs: a host, a Git clone on another machine, or a folder without Git. */
  host: 'netlify' | 'cloudflare' | 'vercel' | 'git' | 'none'
  branch?: string
  commit?: string
  /** The branch of the live site; a preview is compared with it. */
  base: string
  /** Whether the build is for a pull request, whose branch may be in a fork. */
  isPull?: boolean
  time: Date
  /** Address of the live site, without a trailing slash. */
  liveUrl: string
}

/** Known facts of a Git clone: checked-out branch, commit, and `main`, the live site's branch. */
type GitFacts = Pick<DeployContext, 'branch' | 'commit'> & { main?: string }

type Env = Record<string, string | undefined>

/** The kind of build for a value of Netlify's CONTEXT or Vercel's VERCEL_ENV. */
function kindOf(name = ''): DeployKind {
  if (name === 'production') return name
  return /^dev(?:elopment)?$/.test(name) ? 'local' : 'preview'
}

/** Facts about a build, from the environment variables that its host documents. */
function hostFacts(
  env: Env,
  git: GitFacts,
  base: string,
): Omit<DeployContext, 'base' | 'time' | 'liveUrl'> {
  // Netlify sets CONTEXT to production, deploy-preview, branch-deploy, a branch's name, or dev for
  // its local server. For a pull request only HEAD contains the branch's name.
  if (env.NETLIFY === 'true')
    return {
      host: 'netlify',
      kind: kindOf(env.CONTEXT),
      branch: env.HEAD || env.BRANCH,
      commit: env.COMMIT_REF,
      isPull: env.PULL_REQUEST === 'true',
    }
  // Cloudflare names the branch, but does not say whether it is the live site's. There is no
  // `isPull`, since Cloudflare does not build pull requests from forks.
  const variablePrefix = ['WORKERS_CI', 'CF_PAGES'].find(
    (name) => env[name] === '1',
  )
  if (variablePrefix) {
    const branch = env[`${variablePrefix}_BRANCH`]
    const kind = branch === base ? 'production' : 'preview'
    return {
      host: 'cloudflare',
      kind,
      branch,
      commit: env[`${variablePrefix}_COMMIT_SHA`],
    }
  }
  if (env.VERCEL === '1' || env.VERCEL_ENV)
    return {
      host: 'vercel',
      kind: kindOf(env.VERCEL_ENV),
      branch: env.VERCEL_GIT_COMMIT_REF,
      commit: env.VERCEL_GIT_COMMIT_SHA,
      isPull: Boolean(env.VERCEL_GIT_PULL_REQUEST_ID),
    }
  // On other machines a build of the main branch is local work, and a build of any other branch is
  // a preview. For a production build, set SITE_CONTEXT.
  if (!git.commit) return { host: 'none', kind: 'local' }
  return {
    host: 'git',
    kind: git.branch && git.branch !== base ? 'preview' : 'local',
  }
}

/** The time of the build: now, or SOURCE_DATE_EPOCH (in seconds) for reproducible builds. */
function buildTime({ SOURCE_DATE_EPOCH: epoch = '' }: Env): Date {
  if (epoch !== '' && !/^\d+$/.test(epoch))
    throw new UserError(
      `SOURCE_DATE_EPOCH must be whole seconds since 1970, not '${epoch}'`,
    )
  return epoch === '' ? new Date() : new Date(Number(epoch) * 1000)
}

const deployKinds: readonly string[] = ['production', 'preview', 'local']
const isKind = (name: string): name is DeployKind => deployKinds.includes(name)

/**
 * The context of a build, derived from its environment. SITE_CONTEXT (production, preview or local)
 * takes precedence. Throws a UserError if a variable has a wrong value.
 */
export function deployContext(env: Env, git: GitFacts): DeployContext {
  const base = git.main ?? 'main'
  const facts = hostFacts(env, git, base)
  const kind = env.SITE_CONTEXT || facts.kind
  if (!isKind(kind))
    throw new UserError(
      `SITE_CONTEXT is 'production', 'preview' or 'local', not '${kind}'`,
    )
  return {
    ...facts,
    kind,
    branch: facts.branch || git.branch,
    commit: facts.commit || git.commit,
    base,
    time: buildTime(env),
    liveUrl: readContent('data/site.yaml').origin,
  }
}

/**
 * The facts of the Git clone at `root`; empty if there is no clone, or if the project is only a
 * folder in another repository.
 */
export function readGitFacts(root: string): GitFacts {
  const git = (...args: string[]) => runGit(root, args)
  if (folderInRepository(root) !== '') return {}
  const commit = git('rev-parse', '--quiet', '--verify', 'HEAD')
  const branch = git('symbolic-ref', '--short', '--quiet', 'HEAD')
  const branchExists = (name: string) =>
    ['heads', 'remotes/origin'].some((place) =>
      git('rev-parse', '--quiet', '--verify', `refs/${place}/${name}`),
    )
  const main =
    ['main', 'master'].find(branchExists) ??
    git(
      'symbolic-ref',
      '--short',
      '--quiet',
      'refs/remotes/origin/HEAD',
    )?.replace(/^origin\//, '')
  return { branch, commit, main }
}

const contexts = new Map<string, DeployContext>()

/** The context of the build at `root`, computed once. */
export function currentContext(root = process.cwd()): DeployContext {
  const context =
    contexts.get(root) ?? deployContext(process.env, readGitFacts(root))
  contexts.set(root, context)
  return context
}

export const isPreview = (context: DeployContext = currentContext()) =>
  context.kind === 'preview'
