import { describe, expect, test } from 'vitest'
import { deployContext } from '../../ssg/settings/deploy-context.ts'
import { editorOf } from '../../tools/edit/edit-config.ts'
import { type Repository, repositoryOf } from '../../tools/edit/repository.ts'
import { previewSettings } from '../../tools/edit/write-editor.ts'

describe('the editor of a preview', () => {
  const repository: Repository = { host: 'github', name: 'owner/site' }
  const commit = '4f1c2d3e4f1c2d3e4f1c2d3e4f1c2d3e4f1c2d3e'
  const source = { branch: 'words/new', commit, base: 'main' }
  const noHead = () => undefined

  const vercelEnv = {
    VERCEL_GIT_PROVIDER: 'github',
    VERCEL_GIT_REPO_OWNER: 'owner',
    VERCEL_GIT_REPO_SLUG: 'site',
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
    expect(repositoryOf({ REPOSITORY_URL: 'https://gitlab.com/group/below/site.git' })).toEqual({
      host: 'gitlab',
      name: 'group/below/site',
    })
    expect(() => repositoryOf({ SITE_REPOSITORY: 'my site' })).toThrow(
      "such as https://github.com/owner/name, not 'my site'",
    )
    expect(previewSettings(undefined, source, noHead).missing).toContain('Set SITE_REPOSITORY')
    expect(previewSettings(repository, { ...source, branch: undefined }, noHead).missing).toContain(
      'Build it from a branch',
    )
  })

  test('writes to its branch, with a token as the only sign-in', () => {
    const settings = previewSettings(repository, source, noHead)
    expect(editorOf(settings).config.backend).toEqual({
      name: 'github',
      repo: 'owner/site',
      branch: 'words/new',
      auth_methods: ['token'],
    })
  })

  describe('is read-only', () => {
    /**
     * Editor settings of a build with these host variables; `heads` has the repository's branches.
     */
    const settingsOf = (env: Record<string, string>, heads: Record<string, string> = {}) =>
      previewSettings(
        repository,
        deployContext({ ...env, SITE_CONTEXT: 'preview' }, { branch: 'main', commit }),
        (_, branch) => heads[branch],
      )
    const netlify = (branch: string) => ({
      NETLIFY: 'true',
      CONTEXT: 'deploy-preview',
      PULL_REQUEST: 'true',
      HEAD: branch,
      COMMIT_REF: commit,
    })
    const vercel = (branch: string) => ({
      VERCEL: '1',
      VERCEL_ENV: 'preview',
      VERCEL_GIT_COMMIT_REF: branch,
      VERCEL_GIT_COMMIT_SHA: commit,
      VERCEL_GIT_PULL_REQUEST_ID: '7',
    })

    test('on the live branch, in a preview built on a computer', () => {
      expect(settingsOf({})).toMatchObject({
        target: 'branch',
        missing: expect.stringContaining("called 'main', like the one that goes live"),
      })
    })

    test.each([
      ['Netlify', netlify],
      ['Vercel', vercel],
    ])("in a pull request on %s whose commit is not on the repository's branch", (_, env) => {
      const others: Record<string, string>[] = [{}, { 'words/new': 'another' }]
      for (const heads of others)
        expect(settingsOf(env('words/new'), heads)).toMatchObject({
          missing: expect.stringMatching(/it may be a fork's.*SITE_REPOSITORY/),
        })
    })

    test('except in a pull request from a branch of the repository', () => {
      const own = { repository: { ...repository, branch: 'words/new' } }
      const heads = { 'words/new': commit }
      expect(settingsOf(netlify('words/new'), heads)).toMatchObject(own)
      expect(settingsOf(vercel('words/new'), heads)).toMatchObject(own)
    })
  })
})
