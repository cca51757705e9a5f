import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import * as site from '#data/site.yaml'
import { addRibbon } from '#ssg/document/preview-ribbon.ts'
import { deployContext, readGit } from '#ssg/settings/deploy-context.ts'
import { settings } from '#ssg/settings/settings.ts'

/** Without Git the site builds, but its history cannot be read. */
const hasGit = spawnSync('git', ['--version']).status === 0

const commit = '4f1c2d3e4f1c2d3e4f1c2d3e4f1c2d3e4f1c2d3e'
const time = { SOURCE_DATE_EPOCH: '1795246200' }

/** 'NAME=value' for each variable; SHA is the commit. */
const variables = (text: string) =>
  Object.fromEntries(text.split(' ').map((each) => each.replace('=SHA', `=${commit}`).split('=')))

/** Kind, host and branch of a build by the variables of its host, from each documentation. */
const onHosts = [
  ['production netlify main', 'NETLIFY=true COMMIT_REF=SHA BRANCH=main CONTEXT=production'],
  ['preview netlify new', 'NETLIFY=true COMMIT_REF=SHA BRANCH=x HEAD=new CONTEXT=deploy-preview'],
  ['production cloudflare main', 'CF_PAGES=1 CF_PAGES_COMMIT_SHA=SHA CF_PAGES_BRANCH=main'],
  ['preview cloudflare new', 'CF_PAGES=1 CF_PAGES_COMMIT_SHA=SHA CF_PAGES_BRANCH=new'],
  ['preview cloudflare new', 'WORKERS_CI=1 WORKERS_CI_COMMIT_SHA=SHA WORKERS_CI_BRANCH=new'],
  ...['production vercel main', 'preview vercel new'].map((expected) => {
    const [kind, , branch] = expected.split(' ')
    const env = `VERCEL=1 VERCEL_ENV=${kind} VERCEL_GIT_COMMIT_REF=${branch}`
    return [expected, `${env} VERCEL_GIT_COMMIT_SHA=SHA`] as const
  }),
] as const
/** The same where Git alone knows commit and branch. */
const onMachines = [
  ['local netlify staging', 'NETLIFY=true CONTEXT=dev'],
  ['preview git new', 'PATH=/bin'],
  ['local git main', 'PATH=/bin'],
] as const

describe('the context of a build', () => {
  test.each([...onHosts, ...onMachines])('is %s with %s', (expected, env) => {
    const [kind, host, branch] = expected.split(' ')
    const git = onHosts.some(([, known]) => known === env) ? {} : { branch: branch ?? '', commit }
    expect(deployContext({ ...variables(env), ...time }, git)).toMatchObject({
      ...{ kind, host, branch, commit, base: 'main' },
      liveUrl: site.origin,
      time: new Date(1795246200 * 1000),
    })
  })

  test('is local without a branch, and production on a main branch of another name', () => {
    expect(deployContext(time, { commit })).toMatchObject({ kind: 'local', host: 'git' })
    expect(deployContext(time, {})).toMatchObject({ kind: 'local', host: 'none' })
    const live = variables('CF_PAGES=1 CF_PAGES_BRANCH=master')
    const known = { kind: 'production', base: 'master' }
    expect(deployContext({ ...live, ...time }, { main: 'master', commit })).toMatchObject(known)
  })

  test('is overridden by SITE_CONTEXT; a wrong one is reported with its remedy', () => {
    for (const SITE_CONTEXT of ['production', 'preview', 'local'])
      for (const [, env] of onHosts)
        expect(deployContext({ ...variables(env), SITE_CONTEXT }, {}).kind).toBe(SITE_CONTEXT)
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

// What every page of a preview shows: tests/review. That other builds have no trace of it:
// tests/built/security.test.ts.
test('the ribbon of a preview shows its branch as text, its commit and its time', () => {
  const document = parseDocument('<div id="above-header"></div>')
  addRibbon(
    document,
    '/about',
    deployContext({ SITE_CONTEXT: 'preview', ...time }, { branch: 'words/<new>', commit }),
  )
  const html = DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' })
  expect(html).toMatch(
    /words\/&lt;new&gt;.*>4f1c2d3<.*"2026-11-21T07:30:00\.000Z">21 Nov 2026, \d+:\d\d.[ap]m \w+</,
  )
})

test('a preview measures nothing, with any ids of its host', () => {
  const env = { ANALYTICS_ID: 'G-TEST123456', PIXEL_ID: '123456789012345' }
  expect(settings(env, site, true)).toMatchObject({ analyticsId: '', pixelId: '' })
})
