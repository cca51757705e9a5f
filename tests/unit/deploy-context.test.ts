import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import * as site from '#data/site.yaml'
import { addRibbon, ribbonCss } from '#ssg/document/preview-ribbon.ts'
import { headersFor, previewRules } from '#ssg/hosts/headers.ts'
import { type DeployContext, deployContext, readGit } from '#ssg/settings/deploy-context.ts'
import { settings } from '#ssg/settings/settings.ts'

/** Without Git the site builds, but its history cannot be read. */
const hasGit = spawnSync('git', ['--version']).status === 0

const commit = '4f1c2d3e4f1c2d3e4f1c2d3e4f1c2d3e4f1c2d3e'
const time = { SOURCE_DATE_EPOCH: '1795246200' }

const netlify = { NETLIFY: 'true', COMMIT_REF: commit }
const pages = { CF_PAGES: '1', CF_PAGES_COMMIT_SHA: commit }
const workers = { WORKERS_CI: '1', WORKERS_CI_COMMIT_SHA: commit }
const vercel = { VERCEL: '1', VERCEL_GIT_COMMIT_SHA: commit }

const main = { BRANCH: 'main', HEAD: 'main' }
const branch = 'new-prices'

/** Variables of each host's builds, from its documentation, with the resulting context. */
const environments: [
  name: string,
  env: Record<string, string>,
  expected: Partial<DeployContext>,
  git?: Parameters<typeof deployContext>[1],
][] = [
  [
    'Netlify, the live branch',
    { ...netlify, ...main, CONTEXT: 'production' },
    { kind: 'production', host: 'netlify', branch: 'main' },
  ],
  [
    'Netlify, a pull request',
    { ...netlify, CONTEXT: 'deploy-preview', BRANCH: 'pull/7/head', HEAD: branch },
    { kind: 'preview', host: 'netlify', branch, commit },
  ],
  [
    'Netlify, its local server',
    { NETLIFY: 'true', CONTEXT: 'dev' },
    { kind: 'local', host: 'netlify', branch: 'staging' },
    { branch: 'staging', commit },
  ],
  [
    'Cloudflare Pages, the live branch',
    { ...pages, CF_PAGES_BRANCH: 'main' },
    { kind: 'production', host: 'cloudflare', commit },
  ],
  [
    'Cloudflare Pages, a branch',
    { ...pages, CF_PAGES_BRANCH: branch },
    { kind: 'preview', host: 'cloudflare', branch, commit },
  ],
  [
    'Cloudflare Pages, where the live branch is called master',
    { ...pages, CF_PAGES_BRANCH: 'master' },
    { kind: 'production', base: 'master' },
    { main: 'master', commit },
  ],
  [
    'Cloudflare Workers, a branch',
    { ...workers, WORKERS_CI_BRANCH: branch },
    { kind: 'preview', host: 'cloudflare', branch, commit },
  ],
  [
    'Vercel, the live branch',
    { ...vercel, VERCEL_ENV: 'production', VERCEL_GIT_COMMIT_REF: 'main' },
    { kind: 'production', host: 'vercel' },
  ],
  [
    'Vercel, a branch',
    { ...vercel, VERCEL_ENV: 'preview', VERCEL_GIT_COMMIT_REF: branch },
    { kind: 'preview', host: 'vercel', branch, commit },
  ],
  [
    'a branch',
    {},
    { kind: 'preview', host: 'git', branch, commit, base: 'main' },
    { branch, commit },
  ],
  ['the main branch', {}, { kind: 'local', host: 'git' }, { branch: 'main', commit }],
  ['no branch', {}, { kind: 'local', host: 'git' }, { commit }],
  ['a folder without Git', {}, { kind: 'local', host: 'none' }],
]

describe('the context of a build', () => {
  test.each(environments)('%s', (_, env, expected, git = {}) => {
    expect(deployContext({ ...env, ...time }, git)).toMatchObject({
      ...expected,
      liveUrl: site.origin,
      time: new Date(1795246200 * 1000),
    })
  })

  test('is overridden by SITE_CONTEXT; a wrong one is reported with its remedy', () => {
    for (const SITE_CONTEXT of ['production', 'preview', 'local'])
      for (const [, env, , git = {}] of environments)
        expect(deployContext({ ...env, SITE_CONTEXT }, git).kind).toBe(SITE_CONTEXT)
    expect(deployContext({ SITE_CONTEXT: '' }, { branch: 'x', commit }).kind).toBe('preview')
    expect(() => deployContext({ SITE_CONTEXT: 'prodution' }, {})).toThrow(
      "SITE_CONTEXT is 'production', 'preview' or 'local', not 'prodution': did you mean " +
        "'production'?",
    )
  })
})

test.skipIf(!hasGit)('Git tells branch, commit and main branch of its own folder alone', () => {
  const root = mkdtempSync(join(tmpdir(), 'deploy-context-'))
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).stdout.trim()
  expect(readGit(root)).toEqual({})
  git('init', '-q', '-b', 'master')
  git('commit', '-q', '--allow-empty', '-m', 'one')
  const head = { commit: git('rev-parse', 'HEAD'), main: 'master' }
  expect(readGit(root)).toEqual({ branch: 'master', ...head })
  git('checkout', '-q', '--detach')
  expect(readGit(root)).toEqual(head)
  expect(readGit(mkdtempSync(join(root, 'inner-')))).toEqual({})
})

describe('the ribbon', () => {
  const page =
    '<a href="#main" class="skip-link">Skip to content</a>' +
    '<div id="above-header"></div><header></header><main></main>'
  const withRibbon = (path: string, context: DeployContext) => {
    const document = parseDocument(page)
    addRibbon(document, path, context)
    return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' })
  }
  const context = (kind: string) =>
    deployContext({ SITE_CONTEXT: kind, ...time }, { branch: 'words/<new>', commit })

  test('names branch, short commit and time, and leads to the same page of the live site', () => {
    const html = withRibbon('/about', context('preview'))
    expect(html).toContain('words/&lt;new&gt;')
    expect(html).toContain('>4f1c2d3<')
    expect(html).toContain('<time datetime="2026-11-21T07:30:00.000Z">21 Nov 2026, ')
    expect(html).toContain(`href="${site.origin}/about"`)
    expect(html.indexOf('preview-ribbon')).toBeLessThan(html.indexOf('<header>'))
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/)
  })

  test.each(['production', 'local'])(
    'has no trace in a %s build: page and sheet stay the same',
    (kind) => {
      expect(withRibbon('/about', context(kind))).toBe(page)
      expect(ribbonCss(process.cwd(), context(kind))).toBe('')
    },
  )

  test('a preview is not indexed and measures nothing, with any ids of its host', () => {
    const headers = headersFor('/about', previewRules([{ path: '/*', headers: {} }]))
    expect(headers).toMatchObject({ 'X-Robots-Tag': 'noindex' })
    const env = { ANALYTICS_ID: 'G-TEST123456', PIXEL_ID: '123456789012345' }
    expect(settings(env, site, true)).toMatchObject({ analyticsId: '', pixelId: '' })
  })
})
