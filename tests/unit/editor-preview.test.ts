import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { deployContext, readGitFacts } from '#ssg/settings/deploy-context.ts'
import { UserError } from '#ssg/settings/user-error.ts'
import { siteWith } from '#tests/site-copy.ts'
import { editorOf } from '#tools/edit/edit-config.ts'
import {
  previewSettings,
  type Repository,
  repositoryOf,
  writeEditor,
} from '#tools/edit/write-editor.ts'
import { gitIn, hasGit } from './git-in.ts'

const bundleEditor = vi.hoisted(() =>
  vi.fn<typeof import('#tools/edit/editor-bundle.ts').bundleEditor>(),
)
vi.mock('#tools/edit/editor-bundle.ts', () => ({ bundleEditor }))

describe('the editor of a preview', () => {
  const repository: Repository = { host: 'github', name: 'owner/site' }
  const commit = '4f1c2d3e4f1c2d3e4f1c2d3e4f1c2d3e4f1c2d3e'
  const source = { branch: 'words/new', commit, base: 'main' }

  const vercel = {
    VERCEL_GIT_REPO_OWNER: 'owner',
    VERCEL_GIT_REPO_SLUG: 'site',
  }
  const address = 'https://github.com/owner/site'
  test.each<[env: NodeJS.ProcessEnv, remote: string]>([
    [{ REPOSITORY_URL: address }, ''],
    [{ VERCEL_GIT_PROVIDER: 'github', ...vercel }, ''],
    [{}, 'git@github.com:owner/site.git'],
    [{}, 'https://token@github.com/owner/site.git'],
    [
      { SITE_REPOSITORY: address, REPOSITORY_URL: 'https://gitlab.com/x/y' },
      '',
    ],
  ])(
    "knows its repository from the variables %o and the Git remote '%s'",
    (env, remote) => {
      expect(repositoryOf(env, remote)).toEqual(repository)
    },
  )

  test('asks for SITE_REPOSITORY if its repository is unknown, and refuses an invalid URL', () => {
    expect(repositoryOf({}, 'https://git.example.com/x/y')).toBeUndefined()
    const nested = { host: 'gitlab', name: 'group/below/site' }
    expect(
      repositoryOf({ REPOSITORY_URL: `https://gitlab.com/${nested.name}.git` }),
    ).toEqual(nested)
    expect(() => repositoryOf({ SITE_REPOSITORY: 'my site' })).toThrow(
      "such as https://github.com/owner/name, not 'my site'",
    )
    const missing = (known: Repository | undefined, branch?: string) =>
      previewSettings(known, { branch, commit, base: 'main' }, () => undefined)
        .missing
    expect(missing(undefined, 'words/new')).toMatch(
      /^To begin, set SITE_REPOSITORY/,
    )
    expect(missing(repository)).toContain('Build it from a branch')
    expect(missing(repository, 'main')).toContain(
      "called 'main', like the one that goes live",
    )
  })

  test('writes to the branch of the preview, and lets owners sign in only with a token', () => {
    expect(
      editorOf(previewSettings(repository, source, () => undefined)).config
        .backend,
    ).toEqual({
      name: 'github',
      repo: 'owner/site',
      branch: 'words/new',
      auth_methods: ['token'],
    })
  })

  // deploy-context.test.ts checks how the build of a pull request is recognised on each host.
  test('writes to the branch of a pull request only if its latest commit was built', () => {
    const pull = { ...source, isPull: true }
    const settings = (head?: string) =>
      previewSettings(repository, pull, () => head)
    for (const head of [undefined, 'another'])
      expect(settings(head).missing).toMatch(
        /it may be a fork's.*SITE_REPOSITORY/,
      )
    expect(settings(commit)).toMatchObject({
      repository: { ...repository, branch: 'words/new' },
    })
  })

  test.skipIf(!hasGit)(
    'never writes to a repository that has the site in a subfolder',
    async () => {
      const root = siteWith({ 'site/data/site.yaml': '' }, [])
      gitIn(root)('init', '-q')
      const folder = join(root, 'site')
      vi.stubEnv('REPOSITORY_URL', address)
      const context = deployContext(
        { NETLIFY: 'true', HEAD: 'words/new', COMMIT_REF: commit },
        readGitFacts(folder),
      )
      await writeEditor(
        { root: folder, buildFolder: join(folder, 'dist') },
        context,
      )
      const [, , settings] = bundleEditor.mock.calls.at(-1) ?? []
      expect(settings?.repository).toBeUndefined()
      expect(settings?.missing).toContain('a folder of its repository')
    },
  )

  const context = {
    host: 'git',
    base: 'main',
    time: new Date(),
    liveUrl: 'https://example.com',
  } as const

  test('stops the build with advice on SITE_CONTEXT if npm cannot install the editor', async () => {
    const root = siteWith({ 'data/site.yaml': '' }, ['data', 'pages'])
    const offline = new UserError('npm cannot install the editor')
    bundleEditor.mockRejectedValueOnce(offline)
    const writing = writeEditor(
      { root, buildFolder: join(root, 'dist') },
      { ...context, kind: 'preview' },
    )
    await expect(writing).rejects.toThrow(
      /^npm cannot install the editor\n.*SITE_CONTEXT=local/,
    )
  })

  test('is deleted from the output folder by a production build', async () => {
    const root = siteWith({ 'dist/__edit/index.html': 'An older preview' }, [])
    const buildFolder = join(root, 'dist')
    await writeEditor({ root, buildFolder }, { ...context, kind: 'production' })
    expect(existsSync(join(buildFolder, '__edit'))).toBe(false)
  })
})
