import { describe, expect, test } from 'vitest'
import { deployContext } from '#ssg/settings/deploy-context.ts'
import { editorOf } from '#tools/edit/edit-config.ts'
import { previewSettings, type Repository, repositoryOf } from '#tools/edit/write-editor.ts'

describe('the editor of a preview', () => {
  const repository: Repository = { host: 'github', name: 'owner/site' }
  const commit = '4f1c2d3e4f1c2d3e4f1c2d3e4f1c2d3e4f1c2d3e'

  const [owner, slug] = repository.name.split('/')
  const vercelEnv = {
    ...{ VERCEL_GIT_PROVIDER: 'github', VERCEL_GIT_REPO_OWNER: owner, VERCEL_GIT_REPO_SLUG: slug },
  }
  const address = 'https://github.com/owner/site'
  test.each([
    [{ REPOSITORY_URL: address }, undefined],
    [vercelEnv, undefined],
    [{}, 'git@github.com:owner/site.git'],
    [{}, 'https://token@github.com/owner/site.git'],
    [{ SITE_REPOSITORY: address, REPOSITORY_URL: 'https://gitlab.com/x/y' }, undefined],
  ])('knows its repository from %o and %s', (env, remote) => {
    expect(repositoryOf(env, remote)).toEqual(repository)
  })

  test('names the setting where its repository is unknown, and rejects an invalid one', () => {
    expect(repositoryOf({}, 'https://git.example.com/x/y')).toBeUndefined()
    const below = { host: 'gitlab', name: 'group/below/site' }
    expect(repositoryOf({ REPOSITORY_URL: `https://gitlab.com/${below.name}.git` })).toEqual(below)
    expect(() => repositoryOf({ SITE_REPOSITORY: 'my site' })).toThrow(
      "such as https://github.com/owner/name, not 'my site'",
    )
    const missing = (known: Repository | undefined, branch?: string) =>
      previewSettings(known, { branch, commit, base: 'main' }, () => undefined).missing
    expect(missing(undefined, 'words/new')).toContain('Set SITE_REPOSITORY')
    expect(missing(repository)).toContain('Build it from a branch')
    expect(missing(repository, 'main')).toContain("called 'main', like the one that goes live")
  })

  test('writes to its branch, with a token as the only sign-in', () => {
    const source = { branch: 'words/new', commit, base: 'main' }
    expect(editorOf(previewSettings(repository, source, () => undefined)).config.backend).toEqual({
      name: 'github',
      repo: 'owner/site',
      branch: 'words/new',
      auth_methods: ['token'],
    })
  })

  const netlify = { NETLIFY: 'true', CONTEXT: 'deploy-preview', PULL_REQUEST: 'true' }
  const vercel = { VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_GIT_PULL_REQUEST_ID: '7' }
  const branch = 'words/new'
  test.each([
    ['Netlify', { ...netlify, HEAD: branch, COMMIT_REF: commit }],
    ['Vercel', { ...vercel, VERCEL_GIT_COMMIT_REF: branch, VERCEL_GIT_COMMIT_SHA: commit }],
  ])('writes to a pull request on %s only if the branch has its commit', (_, env) => {
    const context = deployContext({ ...env, SITE_CONTEXT: 'preview' }, { branch: 'main', commit })
    const settings = (head?: string) => previewSettings(repository, context, () => head)
    for (const head of [undefined, 'another'])
      expect(settings(head).missing).toMatch(/it may be a fork's.*SITE_REPOSITORY/)
    expect(settings(commit)).toMatchObject({ repository: { ...repository, branch } })
  })
})
