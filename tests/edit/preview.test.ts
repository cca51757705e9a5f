import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headerRules, previewRules, printHeaders } from '../../ssg/hosts/headers.ts'
import { bundleEditor } from '../../tools/edit/editor-bundle.ts'
import { previewSettings } from '../../tools/edit/write-editor.ts'
import { installedBrowser } from '../../tools/installed-browser.ts'
import { serve } from '../../tools/static-host.ts'
import { repository } from './edit-session.ts'
import { type Commit, mockGithub } from './mock-github.ts'

const TOKEN = 'github_pat_of_a_test'
const site = mkdtempSync(join(realpathSync(tmpdir()), 'edit-preview-'))
const faults: string[] = []
const asked: { host: string; token: boolean }[] = []
let host: { server: Server; url: string }
let browser: Browser
let page: Page
let commits: Commit[]

beforeAll(async () => {
  await bundleEditor(
    process.cwd(),
    join(site, '__edit'),
    previewSettings(
      { host: 'github', name: 'owner/site' },
      { branch: 'words/new', base: 'main' },
      () => undefined,
    ),
  )
  for (const name of ['index.html', '404.html'])
    writeFileSync(join(site, name), '<!doctype html><title>Site</title>')
  writeFileSync(
    join(site, '_headers'),
    printHeaders(previewRules(headerRules({ analyticsId: '', pixelId: '' }, []))),
  )
  host = await serve({ root: site, dir: '.', port: 0 })
  const executablePath = installedBrowser(process.env, [chromium.executablePath()])
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  })
  page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  page.on(
    'console',
    (message) => /Content Security Policy/.test(message.text()) && faults.push(message.text()),
  )
  page.on('request', (request) =>
    asked.push({
      host: new URL(request.url()).host,
      token: JSON.stringify([request.headers(), request.postData()]).includes(TOKEN),
    }),
  )
  commits = await mockGithub(page, repository, TOKEN)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  host?.server.close()
  rmSync(site, { recursive: true, force: true })
})

describe('a reviewer who edits a preview', () => {
  const path = Object.keys(repository).find((each) => each.startsWith('pages/legal/')) ?? ''
  const source = repository[path] ?? ''

  test('signs in with a token, and a save is a commit on the branch of the preview', async () => {
    await page.goto(
      `${host.url}/__edit#/collections/legal/entries/` +
        `${path.replace(/^pages\/legal\/|\.mdx$/g, '')}`,
    )
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
    await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(TOKEN)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.locator('[data-checks]').waitFor()
    await page
      .locator('[data-key-path="heading"] input:visible')
      .fill('Another heading of this page')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect.poll(() => commits.length).toBe(1)
    expect(commits[0]).toMatchObject({ repository: 'owner/site', branch: 'words/new' })
    expect(commits[0]?.files).toEqual({
      [path]: source.replace(/^heading: .*$/m, 'heading: Another heading of this page'),
    })
  })

  test("gives the token to the host's API alone, within the policy of the editor", () => {
    expect([...new Set(asked.filter(({ token }) => token).map((request) => request.host))]).toEqual(
      ['api.github.com'],
    )
    expect(
      [
        ...new Set(
          asked
            .map((request) => request.host)
            .filter((each) => each !== new URL(host.url).host && each !== ''),
        ),
      ].sort(),
    ).toEqual(['api.github.com', 'www.githubstatus.com'])
    expect(faults).toEqual([])
  })
})
