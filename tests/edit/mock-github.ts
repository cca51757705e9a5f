import { createHash } from 'node:crypto'
import type { Page, Route } from 'playwright'

/** A requested commit with the texts of its files. */
export interface Commit {
  repository: string
  branch: string
  message: string
  files: Record<string, string>
}

const sha = (text: string) => createHash('sha1').update(text).digest('hex')
const json = (route: Route, body: unknown, status = 200) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    },
    body: JSON.stringify(body),
  })

/**
 * Simulates GitHub's API for a repository with these files and one valid token. Returns the commits
 * that the page has requested.
 */
export async function mockGithub(
  page: Page,
  files: Readonly<Record<string, string>>,
  token: string,
): Promise<Commit[]> {
  const commits: Commit[] = []
  const texts = new Map(Object.values(files).map((text) => [sha(text), text]))
  const head = { oid: sha('head'), message: 'The site' }
  const author = {
    author: { name: 'Ananya', email: 'ananya@example.com', user: { id: 1, login: 'ananya' } },
    committedDate: '2026-11-22T09:00:00Z',
  }

  const commit = (input: {
    branch: { repositoryNameWithOwner: string; branchName: string }
    message: { headline: string }
    fileChanges: { additions: { path: string; contents: string }[] }
  }) => {
    const { repositoryNameWithOwner, branchName } = input.branch
    const written = input.fileChanges.additions.map(({ path, contents }) => [
      path,
      Buffer.from(contents, 'base64').toString('utf8'),
    ])
    commits.push({
      repository: repositoryNameWithOwner,
      branch: branchName,
      message: input.message.headline,
      files: Object.fromEntries(written),
    })
    return {
      createCommitOnBranch: {
        commit: {
          oid: sha('next'),
          committedDate: '2026-11-22T10:00:00Z',
          ...Object.fromEntries(
            written.map(([, text = ''], index) => [`file_${index}`, { oid: sha(text) }]),
          ),
        },
      },
    }
  }
  /** Answers each part of a query by its name: the text of a file, or its last commit. */
  const parts = (query: string) => ({
    repository: Object.fromEntries(
      [...query.matchAll(/(\w+_\d+): (?:object\(oid: "(\w+)"\)|ref\()/g)].map(
        ([, name = '', oid]) => [
          name,
          oid
            ? { text: texts.get(oid), isTruncated: false }
            : { target: { history: { nodes: [author] } } },
        ],
      ),
    ),
  })

  await page.route('https://www.githubstatus.com/**', (route) =>
    json(route, { status: { indicator: 'none' } }),
  )
  await page.route('https://api.github.com/**', (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (request.method() === 'OPTIONS') return json(route, {})
    if (request.headers().authorization !== `token ${token}`)
      return json(route, { message: 'Bad credentials' }, 401)
    if (pathname === '/user')
      return json(route, {
        id: 1,
        login: 'ananya',
        name: 'Ananya',
        email: 'ananya@example.com',
        avatar_url: '',
        html_url: 'https://github.com/ananya',
      })
    if (pathname.includes('/git/trees/'))
      return json(route, {
        tree: Object.entries(files).map(([path, text]) => ({
          type: 'blob',
          path,
          sha: sha(text),
          size: text.length,
        })),
      })
    if (pathname !== '/graphql') return json(route, {})
    const { query, variables } = request.postDataJSON() as {
      query: string
      variables: { input: Parameters<typeof commit>[0] }
    }
    if (query.includes('createCommitOnBranch'))
      return json(route, { data: commit(variables.input) })
    if (query.includes('oid message'))
      return json(route, {
        data: { repository: { ref: { target: { history: { nodes: [head] } } } } },
      })
    return json(route, { data: parts(query) })
  })
  return commits
}
