import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import * as site from '#data/site.yaml'
import { addRibbon, timeTag } from '#ssg/document/preview-ribbon.ts'
import { deployContext, readGitFacts } from '#ssg/settings/deploy-context.ts'
import { siteWith } from '#tests/site-copy.ts'
import { gitIn, hasGit } from './git-in.ts'

const commit = '4f1c2d3e4f1c2d3e4f1c2d3e4f1c2d3e4f1c2d3e'
const time = { SOURCE_DATE_EPOCH: '1795246200' }

/** Environment variables from words 'NAME=value'; the value SHA stands for `commit`. */
const variables = (text: string) =>
  Object.fromEntries(
    text
      .split(' ')
      .map((each) => each.replace('=SHA', `=${commit}`).split('=')),
  )

const netlify = 'NETLIFY=true COMMIT_REF=SHA'
const vercel = 'VERCEL=1 VERCEL_GIT_COMMIT_SHA=SHA'

describe('the context of a build', () => {
  /**
   * Checks the context that follows from the environment variables `env` and Git's facts `clone`.
   * `expected` lists the kind, host and branch, and 'pull' for a pull request.
   */
  function expectContext(expected: string, env: string, clone = '') {
    const git = variables(clone)
    const context = deployContext({ ...variables(env), ...time }, git)
    const { kind, host, branch, isPull } = context
    expect(
      [kind, host, branch, isPull && 'pull'].filter(Boolean).join(' '),
    ).toBe(expected)
    expect(context).toMatchObject({
      commit: host === 'none' ? undefined : commit,
      base: git.main ?? 'main',
      liveUrl: site.origin,
      time: new Date(1795246200 * 1000),
    })
  }

  test.each([
    ['production netlify main', `${netlify} BRANCH=main CONTEXT=production`],
    [
      'preview netlify new',
      `${netlify} BRANCH=x HEAD=new CONTEXT=deploy-preview`,
    ],
    [
      'preview netlify new pull',
      `${netlify} HEAD=new CONTEXT=deploy-preview PULL_REQUEST=true`,
    ],
    [
      'preview netlify new',
      `${netlify} HEAD=new CONTEXT=branch-deploy PULL_REQUEST=false`,
    ],
    [
      'production cloudflare main',
      'CF_PAGES=1 CF_PAGES_COMMIT_SHA=SHA CF_PAGES_BRANCH=main',
    ],
    [
      'preview cloudflare new',
      'CF_PAGES=1 CF_PAGES_COMMIT_SHA=SHA CF_PAGES_BRANCH=new',
    ],
    [
      'preview cloudflare new',
      'WORKERS_CI=1 WORKERS_CI_COMMIT_SHA=SHA WORKERS_CI_BRANCH=new',
    ],
    [
      'production vercel main',
      `${vercel} VERCEL_ENV=production VERCEL_GIT_COMMIT_REF=main`,
    ],
    [
      'preview vercel new',
      `${vercel} VERCEL_ENV=preview VERCEL_GIT_COMMIT_REF=new`,
    ],
    [
      'preview vercel new',
      'VERCEL_GIT_COMMIT_SHA=SHA VERCEL_ENV=preview VERCEL_GIT_COMMIT_REF=new',
    ],
    [
      'preview vercel pull',
      `${vercel} VERCEL_ENV=preview VERCEL_GIT_PULL_REQUEST_ID=7`,
    ],
    ['local none', 'PATH=/bin COMMIT_REF=SHA'],
  ])("is '%s' (kind, host, branch) with the variables %s", (expected, env) => {
    expectContext(expected, env)
  })

  test.each([
    [
      'local netlify staging',
      'NETLIFY=true CONTEXT=dev',
      'branch=staging commit=SHA',
    ],
    [
      'production cloudflare master',
      'CF_PAGES=1 CF_PAGES_BRANCH=master',
      'main=master commit=SHA',
    ],
    ['preview git new', 'PATH=/bin', 'branch=new commit=SHA'],
    ['local git main', 'PATH=/bin', 'branch=main commit=SHA'],
    ['local git', 'PATH=/bin', 'commit=SHA'],
  ])(
    "is '%s' (kind, host, branch) with the variables %s and the Git facts %s",
    (expected, env, clone) => {
      expectContext(expected, env, clone)
    },
  )

  test('is the value of SITE_CONTEXT if set, and an unknown value is refused', () => {
    const env = variables(`${netlify} BRANCH=main CONTEXT=production`)
    for (const SITE_CONTEXT of ['production', 'preview', 'local'])
      expect(deployContext({ ...env, SITE_CONTEXT }, {}).kind).toBe(
        SITE_CONTEXT,
      )
    expect(
      deployContext({ SITE_CONTEXT: '' }, { branch: 'x', commit }).kind,
    ).toBe('preview')
    expect(() => deployContext({ SITE_CONTEXT: 'prodution' }, {})).toThrow(
      "SITE_CONTEXT is 'production', 'preview' or 'local', not 'prodution'",
    )
  })
})

test.skipIf(!hasGit)(
  'branch, commit and main branch are read from Git only at the root of a repository',
  () => {
    const root = siteWith({ 'inner/file': '' }, [])
    const git = gitIn(root)
    expect(readGitFacts(root)).toEqual({})
    git('init', '-q', '-b', 'master')
    git('commit', '-q', '--allow-empty', '-m', 'one')
    const head = { commit: git('rev-parse', 'HEAD'), main: 'master' }
    expect(readGitFacts(root)).toEqual({ branch: 'master', ...head })
    git('checkout', '-q', '--detach')
    expect(readGitFacts(root)).toEqual(head)
    expect(readGitFacts(`${root}/inner`)).toEqual({})
  },
)

test.skipIf(!hasGit)(
  "a branch is compared with the remote's main branch if the clone has no main branch",
  () => {
    const root = siteWith({}, [])
    const git = gitIn(root)
    git('init', '-q', '-b', 'new-prices')
    git('commit', '-q', '--allow-empty', '-m', 'one')
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    expect(readGitFacts(root)).toMatchObject({
      branch: 'new-prices',
      main: 'main',
    })
  },
)

test.skipIf(!hasGit)(
  "a branch is compared with the remote's default branch, whatever its name",
  () => {
    const root = siteWith({}, [])
    const git = gitIn(root)
    git('init', '-q', '-b', 'new-prices')
    git('commit', '-q', '--allow-empty', '-m', 'one')
    const origin = 'refs/remotes/origin'
    git('update-ref', `${origin}/live`, 'HEAD')
    git('symbolic-ref', `${origin}/HEAD`, `${origin}/live`)
    expect(readGitFacts(root).main).toBe('live')
  },
)

// tests/review checks the ribbon on every page of a preview. tests/built/security.test.ts checks
// that other builds have no ribbon.
test.each([
  ['/about', '/about'],
  ['/404', '/'],
])("a preview's ribbon on %s links to %s of the live site", (path, live) => {
  const document = parseDocument('<div id="above-header"></div>')
  addRibbon(
    document,
    path,
    deployContext({ SITE_CONTEXT: 'preview', ...time }, {}),
  )
  expect(DomUtils.getOuterHTML(document)).toContain(
    `href="${site.origin}${live}"`,
  )
})

test("a preview's ribbon shows the commit, the build time and the branch as escaped text", () => {
  const document = parseDocument('<div id="above-header"></div>')
  const git = { branch: 'words/<new>', commit }
  addRibbon(
    document,
    '/about',
    deployContext({ SITE_CONTEXT: 'preview', ...time }, git),
  )
  const html = DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' })
  expect(html).toContain('words/&lt;new&gt;')
  expect(html).toContain('>4f1c2d3<')
  expect(html).toContain('"2026-11-21T07:30:00.000Z">21 Nov 2026, ')
  expect(html).toMatch(/2026, \d+:\d\d.[ap]m \S+</)
})

test.each([
  ['/content/travel', '/__edit#/collections/content/entries/travel'],
  [
    '/legal/terms-of-service',
    '/__edit#/collections/legal/entries/terms-of-service',
  ],
  ['/services/designs', '/__edit'],
  ['/about', '/__edit'],
])("a preview's ribbon on %s links to the editor at %s", (path, editor) => {
  const document = parseDocument('<div id="above-header"></div>')
  addRibbon(
    document,
    path,
    deployContext({ SITE_CONTEXT: 'preview', ...time }, {}),
  )
  expect(DomUtils.getOuterHTML(document)).toContain(`<a href="${editor}">`)
})

test("a preview's ribbon shows the build time in the consultant's time zone", () => {
  const hour = new Intl.DateTimeFormat('en-IN', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: site.timeZone,
  })
  const built = new Date('2026-11-21T22:30:00Z')
  expect(timeTag(built)).toContain(`, ${hour.format(built)} `)
})

test('a SOURCE_DATE_EPOCH that is not a whole number of seconds is refused', () => {
  const build = (SOURCE_DATE_EPOCH: string) =>
    deployContext({ SOURCE_DATE_EPOCH }, {})
  expect(() => build('yesterday')).toThrow(
    "SOURCE_DATE_EPOCH must be whole seconds since 1970, not 'yesterday'",
  )
  expect(build('1795246200').time).toEqual(new Date('2026-11-21T07:30:00Z'))
})
