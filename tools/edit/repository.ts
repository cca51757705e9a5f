/** The repository of the site, for the editor of a preview. */
export interface Repository {
  host: 'github' | 'gitlab'
  /** 'owner/name'; groups of GitLab may have more parts. */
  name: string
}

type Env = Record<string, string | undefined>

/**
 * Reads an address such as 'https://github.com/owner/name.git' or 'git@gitlab.com:owner/name.git'.
 */
function parseAddress(address: string): Repository | undefined {
  const [, host, name] =
    /(?:^|[/@])(github|gitlab)\.com[/:]([\w.-]+(?:\/[\w.-]+?)+)(?:\.git)?\/?$/.exec(
      address.trim(),
    ) ?? []
  return host && name ? { host: host as Repository['host'], name } : undefined
}

/**
 * The repository of a build, from SITE_REPOSITORY, the host's variables or `remote`, the origin of
 * the clone, in this order. Undefined where it is unknown or on an unsupported host. Throws an
 * Error where SITE_REPOSITORY is not a repository address.
 */
export function repositoryOf(env: Env, remote?: string): Repository | undefined {
  const { SITE_REPOSITORY: given, VERCEL_GIT_PROVIDER: provider } = env
  if (given) {
    const found = parseAddress(given)
    if (!found)
      throw new Error(
        'SITE_REPOSITORY is the address of a repository at GitHub or GitLab, such as ' +
          `https://github.com/owner/name, not '${given}'`,
      )
    return found
  }
  const vercel =
    provider && `https://${provider}.com/${env.VERCEL_GIT_REPO_OWNER}/${env.VERCEL_GIT_REPO_SLUG}`
  // Netlify sets REPOSITORY_URL; Cloudflare sets nothing, but its clone has a remote.
  for (const address of [env.REPOSITORY_URL, vercel, remote]) {
    const found = address && parseAddress(address)
    if (found) return found
  }
  return undefined
}
