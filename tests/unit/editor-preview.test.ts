import { describe, expect, test } from 'vitest'
import { contentPolicy, printPolicy } from '../../ssg/document/policy'
import { headerRules, headersFor, printHeaders } from '../../ssg/hosts/headers'
import { previewRules } from '../../ssg/hosts/preview-headers'
import { repositoryOf } from '../../ssg/settings/repository'
import { editorOf } from '../../tools/edit/edit-config'
import { previewSettings } from '../../tools/edit/write-editor'

describe('the editor of a preview', () => {
  const repository = { host: 'github', name: 'owner/site' }

  test.each([
    [{ REPOSITORY_URL: 'https://github.com/owner/site' }, undefined],
    [
      {
        VERCEL_GIT_PROVIDER: 'github',
        VERCEL_GIT_REPO_OWNER: 'owner',
        VERCEL_GIT_REPO_SLUG: 'site',
      },
      undefined,
    ],
    [{ GITHUB_REPOSITORY: 'owner/site', GITHUB_SERVER_URL: 'https://github.com' }, undefined],
    [{}, 'git@github.com:owner/site.git'],
    [{}, 'https://token@github.com/owner/site.git'],
    [
      {
        SITE_REPOSITORY: 'https://github.com/owner/site',
        REPOSITORY_URL: 'https://gitlab.com/x/y',
      },
      undefined,
    ],
  ])('knows its repository from %o and %s', (env, remote) => {
    expect(repositoryOf(env, remote)).toEqual(repository)
  })

  test('says what to set where it does not know it, and refuses a setting that is none', () => {
    expect(repositoryOf({}, 'https://git.example.com/x/y')).toBeUndefined()
    expect(repositoryOf({ REPOSITORY_URL: 'https://gitlab.com/group/below/site.git' })).toEqual({
      host: 'gitlab',
      name: 'group/below/site',
    })
    expect(() => repositoryOf({ SITE_REPOSITORY: 'my site' })).toThrow(
      "such as https://github.com/owner/name, not 'my site'",
    )
    expect(previewSettings(undefined, 'words').missing).toContain('Set SITE_REPOSITORY')
    expect(previewSettings({ host: 'github', name: 'owner/site' }, undefined).missing).toContain(
      'Build it from a branch',
    )
  })

  test('writes to its branch, with a token and no other way in', () => {
    const settings = previewSettings({ host: 'github', name: 'owner/site' }, 'words/new')
    expect(editorOf(settings).config.backend).toEqual({
      name: 'github',
      repo: 'owner/site',
      branch: 'words/new',
      auth_methods: ['token'],
    })
  })

  test('has a policy of its own, beside which no other stands; the table of production knows nothing of it', () => {
    const table = headerRules({ analyticsId: '', pixelId: '' })
    const rules = previewRules(table)
    const policy = (path: string) => headersFor(path, rules)['Content-Security-Policy']
    for (const path of ['/__edit', '/__edit/index.html', '/__edit/assets/x.js'])
      expect(
        rules.filter(
          (rule) =>
            'Content-Security-Policy' in rule.headers &&
            headersFor(path, [rule])['Content-Security-Policy'],
        ),
      ).toHaveLength(1)
    expect(policy('/__edit')).toContain('https://api.github.com')
    expect(policy('/__review')).toBe(
      printPolicy(contentPolicy('of each page', { analyticsId: '', pixelId: '' })),
    )
    expect(policy('/about')).toBeUndefined()
    expect(headersFor('/__edit', rules)).toMatchObject({
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
    })
    expect(printHeaders(table)).not.toMatch(/__edit|__review|github/)
  })
})
