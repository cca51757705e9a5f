import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltSite } from '#ssg/options.ts'
import {
  currentContext,
  type DeployContext,
  isPreview,
} from '#ssg/settings/deploy-context.ts'
import { folderInRepository, runGit } from '#ssg/settings/git.ts'
import { UserError } from '#ssg/settings/user-error.ts'
import { pageTitles } from '#tools/page-titles.ts'
import type { EditorSettings } from './edit-config.ts'
import { bundleEditor } from './editor-bundle.ts'

/** The repository of the site. Names are 'owner/name'; in groups of GitLab they have more parts. */
export type Repository = Omit<
  NonNullable<EditorSettings['repository']>,
  'branch'
>

/** The repository at 'git@gitlab.com:owner/name.git' or the like; undefined for other addresses. */
function parseAddress(address: string): Repository | undefined {
  const [, host, path = ''] =
    /\b(github|gitlab)\.com[/:](.+)$/.exec(address.trim()) ?? []
  const name = path.replace(/\/$/, '').replace(/\.git$/, '')
  const isName = /^[\w.-]+(?:\/[\w.-]+)+$/.test(name)
  return isName ? { host: host as Repository['host'], name } : undefined
}

/**
 * The repository of a build: from SITE_REPOSITORY, the host's variables or `remote` (the URL of the
 * clone's origin), in this order. It is undefined if it is unknown or on an unsupported host.
 * Throws if SITE_REPOSITORY is not the address of a repository.
 */
export function repositoryOf(
  env: NodeJS.ProcessEnv,
  remote?: string,
): Repository | undefined {
  const { SITE_REPOSITORY: siteRepository, VERCEL_GIT_PROVIDER: provider } = env
  const vercelUrl =
    provider &&
    `https://${provider}.com/${env.VERCEL_GIT_REPO_OWNER}/${env.VERCEL_GIT_REPO_SLUG}`
  // Netlify sets REPOSITORY_URL; Cloudflare sets nothing, but its clone has a remote.
  const addresses = siteRepository
    ? [siteRepository]
    : [env.REPOSITORY_URL, vercelUrl, remote]
  const repository = addresses
    .map((address = '') => parseAddress(address))
    .find(Boolean)
  if (repository || !siteRepository) return repository
  throw new UserError(
    'SITE_REPOSITORY is the address of a repository at GitHub or GitLab, such as ' +
      `https://github.com/owner/name, not '${siteRepository}'`,
  )
}

/** URL of the clone's origin; undefined if there is none. */
const remoteOf = (root: string) => runGit(root, ['remote', 'get-url', 'origin'])

const repositoryUrl = ({ host, name }: Repository) =>
  `https://${host}.com/${name}`

/** Makes a function that returns the latest commit of a remote branch, or undefined if unknown. */
const latestCommitIn =
  (root: string) => (repository: Repository, branch: string) => {
    const isOrigin = repositoryOf({}, remoteOf(root))?.name === repository.name
    // Tries origin first, since it may have access to a private repository.
    return [...(isOrigin ? ['origin'] : []), repositoryUrl(repository)]
      .map(
        (from) =>
          runGit(root, ['ls-remote', from, `refs/heads/${branch}`])?.split(
            '\t',
          )[0],
      )
      .find(Boolean)
  }

/** The build of a preview; `isInner` is true if the site is a folder inside its repository. */
type PreviewBuild = Pick<
  DeployContext,
  'branch' | 'commit' | 'base' | 'isPull'
> & { isInner?: boolean }

/**
 * Settings of a preview's editor: the branch it writes to, or what has to be set up first. The
 * editor never writes to the live branch. For a pull request, the branch's latest commit, which
 * `latestCommit` returns, has to be the one that was built: the pull request may come from a fork
 * with a branch of the same name.
 */
export function previewSettings(
  repository: Repository | undefined,
  { branch, commit, base, isPull, isInner }: PreviewBuild,
  latestCommit: (repository: Repository, branch: string) => string | undefined,
): EditorSettings {
  const unusableSettings = (missing: string): EditorSettings => ({
    target: 'branch',
    missing,
  })
  if (!repository)
    return unusableSettings(
      'To begin, set SITE_REPOSITORY, where the host lists the variables of a build, to the ' +
        'address of the repository of this site at GitHub or GitLab, such as ' +
        'https://github.com/owner/name, and build this preview again.',
    )
  if (isInner)
    return unusableSettings(
      'This site is only a folder of its repository, and the editor of a preview writes to the ' +
        'top of one: it needs a repository of the site alone.',
    )
  if (!branch)
    return unusableSettings(
      'The editor does not know the branch of this preview: no branch was checked out where ' +
        'it was built. Build it from a branch.',
    )
  const { name } = repository
  if (branch === base)
    return unusableSettings(
      `The branch of this preview is called '${branch}', like the one that goes live: a save ` +
        'here would change that one without a review. Make a branch of another name and build ' +
        'its preview.',
    )
  if (isPull && (!commit || latestCommit(repository, branch) !== commit))
    return unusableSettings(
      'This preview was built for a pull request, and it could not be verified that its ' +
        `branch '${branch}' is in ${name} and at this commit: it may be a fork's. Let the host ` +
        'build the branch by itself too, and edit there. A fork is edited in its own preview, ' +
        "built with SITE_REPOSITORY set to the fork's address, such as " +
        `${repositoryUrl({ ...repository, name: 'owner/name' })}.`,
    )
  return { target: 'branch', repository: { ...repository, branch } }
}

const leaveOutHint =
  'Only previews have the editor: SITE_CONTEXT=local builds the site without it.'

/** Writes /__edit into a preview; removes it from any other build. */
export async function writeEditor(
  { root, buildFolder }: Pick<BuiltSite, 'root' | 'buildFolder'>,
  context: DeployContext = currentContext(),
): Promise<void> {
  const folder = join(buildFolder, '__edit')
  rmSync(folder, { recursive: true, force: true })
  if (!isPreview(context)) return
  const siteRepository = repositoryOf(process.env, remoteOf(root))
  const isInner = Boolean(folderInRepository(root))
  const previewBuild = { ...context, isInner }
  const settings = previewSettings(
    siteRepository,
    previewBuild,
    latestCommitIn(root),
  )
  const names = pageTitles(root)
  try {
    await bundleEditor(root, folder, { ...settings, names })
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    throw new UserError(`${error.message}\n${leaveOutHint}`)
  }
  const { repository } = settings
  const targetNote = repository
    ? `, writes to ${repository.branch} of ${repository.name}`
    : `. ${settings.missing}`
  console.log(`Editor: at /__edit${targetNote}`)
}
