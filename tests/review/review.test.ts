import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readContent } from '#content/content-file.ts'
import { filesBelow } from '#content/files.ts'
import { headersFor, parseHeaders } from '#ssg/hosts/headers.ts'
import { deployContext, readGitFacts } from '#ssg/settings/deploy-context.ts'
import { faultsOfPart } from '#tests/axe.ts'
import { linkPackages, SiteCopy } from '#tests/site-copy.ts'
import { copyPath } from '#tools/copy-path.ts'
import { newPageText } from '#tools/new/new-page.ts'
import type { PageChange } from '#tools/review/compare.ts'
import { findBrowser, takeScreenshots } from '#tools/review/pictures.ts'
import { writeReview } from '#tools/review/review.ts'
import { serve } from '#tools/static-host.ts'

const site = readContent('data/site.yaml')
/** Path of the browser; without one, the tests that need it are skipped. */
const executablePath = await findBrowser()

const copy = new SiteCopy()
const clone = copy.folder
/** Time of the builds, in seconds since 1970. */
const buildTime = '1795246200'

const gitSettings = [
  'user.name=A',
  'user.email=a@example.com',
  'commit.gpgsign=false',
]
const git = (...args: string[]) => {
  const options = [
    ...gitSettings.flatMap((setting) => ['-c', setting]),
    ...args,
  ]
  const { status, stdout, stderr } = spawnSync('git', options, {
    cwd: clone,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** Prefixes of the environment variables that hosts and tests set. */
const hostVariables = [
  'SITE_',
  'OUT_DIR',
  'NETLIFY',
  'CONTEXT',
  'CF_PAGES',
  'WORKERS_CI',
  'VERCEL',
  'GITHUB_',
  'VITEST',
  'NODE_ENV',
]

/** Builds the clone as on a host whose only variable is the address of the repository. */
function build(): string {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !hostVariables.some((start) => name.startsWith(start)),
  )
  const own = {
    NODE_ENV: 'production',
    SOURCE_DATE_EPOCH: buildTime,
    SITE_REPOSITORY: 'https://github.com/owner/site',
  } as const
  const engine = 'node_modules/vite-react-ssg/bin/vite-react-ssg.js'
  const env = { ...Object.fromEntries(inherited), ...own }
  const { status, output } = copy.runScript(engine, ['build'], { env })
  if (status !== 0) throw new Error(output)
  return output
}

const read = (name: string) => copy.read(name)
const edit = (name: string, from: string, to: string) =>
  copy.write(name, read(name).replace(from, to))
const policyFile = 'pages/legal/privacy-policy.mdx'
let baseCommit = ''

beforeAll(() => {
  git('init', '-q', '-b', 'main')
  writeFileSync(join(clone, 'public/price-list.pdf'), 'Prices of 2025\0')
  writeFileSync(join(clone, '.git/info/exclude'), 'node_modules\n')
  git('add', '-A')
  git('commit', '-qm', 'The site as it is live')
  baseCommit = git('rev-parse', '--short=7', 'HEAD')
  git('checkout', '-qb', 'words/new')
  // The first words of the first plain paragraph.
  const first = /^[A-Z][^<{[*`\n]{30,40}(?= [^<{[*`\n]{20,}$)/m
  copy.write(
    policyFile,
    read(policyFile).replace(first, 'Fresh words of somebody else'),
  )
  edit('data/skills.yaml', '  description: ', '  description: New. ')
  edit('data/toasts.yaml', 'has been sent directly', 'was sent directly')
  edit('data/prices.yaml', '7999', '7899')
  edit(
    'data/footer.yaml',
    'mailSubject: Business Inquiry',
    'mailSubject: Your work',
  )
  git('mv', 'pages/content/listicle.mdx', 'pages/content/lists.mdx')
  git('rm', '-q', 'pages/content/magazine.mdx')
  writeFileSync(
    join(clone, 'public/price-list.pdf'),
    'All prices of the year\0'.slice(0, 22),
  )
  const railPage = newPageText({
    kind: 'content',
    title: 'Rail writing samples: slow trains',
  })
  writeFileSync(join(clone, 'pages/content/rail.mdx'), railPage)
  git('add', '-A')
  git('commit', '-qm', 'New words')
  expect(build()).toContain('Review of words/new')
})

describe('the preview of a branch', () => {
  /** HTML of the review page, or of its section whose heading has the id `heading`. */
  const reviewHtml = (heading?: string) => {
    const html = read('dist/__review/index.html')
    if (!heading) return html
    const section = html
      .split('<h2 id="')
      .find((part) => part.startsWith(`${heading}"`))
    return section ?? ''
  }

  test('names the compared commit of main, and lists the pages that differ', () => {
    expect(reviewHtml()).toContain(`<code>${baseCommit}</code>`)
    const changes = reviewHtml().matchAll(
      /data-change="([^"]+)" data-status="([^"]+)"/g,
    )
    const statuses = Object.fromEntries(
      [...changes].map(([, path, status]) => [path, status]),
    )
    expect(statuses).toMatchObject({
      '/content/lists': 'renamed',
      '/content/magazine': 'removed',
      '/content/rail': 'new',
      '/legal/privacy-policy': 'changed',
      '/projects': 'changed',
    })
    expect(statuses).not.toHaveProperty('/services')
  })

  test.each([
    ['facts', 'Price of Beginner, India: <del>₹7,999</del> → <ins>₹7,899'],
    ['shared', '<del>7,999</del> <ins>7,899'],
    ['pages', '<ins>Fresh words of somebody else'],
    ['pages', '<code>/content/listicle</code> leads nowhere now'],
    ['shared', '<ins>Your work</ins>'],
    ['files', 'data/toasts.yaml'],
    ['files', '<del>has been</del>'],
    ['files', '<strong>replaced</strong>, 15 bytes → 22 bytes'],
    ['heads', '<ins>New. </ins>'],
  ])(
    "shows in the section '%s' of the review the text '%s'",
    (heading, words) => {
      expect(reviewHtml(heading)).toContain(words)
    },
  )

  test('shows a difference only once if every page has it', () => {
    expect(reviewHtml().split('<ins>Your work')).toHaveLength(2)
  })

  test('has an editor whose security policy allows requests to GitHub and GitLab', () => {
    const [, hosts] = /connect-src ([^;]*)/.exec(
      read('dist/__edit/index.html'),
    ) ?? ['', '']
    expect(hosts?.split(' ')).toEqual(
      expect.arrayContaining(['https://api.github.com', 'https://gitlab.com']),
    )
  })

  test('lists the findings of the branch apart from those of main', () => {
    const [newPart, knownPart] =
      reviewHtml('findings').split('that main has too')
    const [freshPart = ''] = newPart?.split('Solved by this branch') ?? []
    expect(freshPart).toContain('<h3>New on this branch</h3>')
    expect(freshPart).toMatch(/pages\/content\/rail\.mdx:\d+/)
    expect(knownPart).toMatch(/data\/site\.yaml:\d+/)
  })

  test('has phone and desktop pictures of changed pages, or says why it has none', async () => {
    if (!executablePath)
      return expect(read('dist/__review/index.html')).toContain(
        'no Chromium was found',
      )
    const pictures = filesBelow(join(clone, 'dist/__review/pictures'), '')
    for (const width of [390, 1366]) {
      expect(pictures).toContain(`content--rail-${width}-after.jpg`)
      for (const side of ['before', 'after'])
        expect(pictures).toContain(`legal--privacy-policy-${width}-${side}.jpg`)
    }
    // Of the Skills page only the meta description differs, which no picture shows.
    expect(pictures.filter((name) => name.startsWith('skills'))).toEqual([])
  })

  test.skipIf(!executablePath)(
    'has as many pictures of a renamed page at the old path as at the new one',
    async () => {
      const pictures = filesBelow(join(clone, 'dist/__review/pictures'), '')
      const renamed = pictures.filter((name) =>
        name.startsWith('content--lists'),
      )
      const [before, after] = ['before', 'after'].map((side) =>
        renamed
          .filter((name) => name.includes(side))
          .map((name) => name.replace(side, '')),
      )
      expect(before).toEqual(after)
    },
  )

  test('has a ribbon, noindex and the canonical link of the live site on every page', () => {
    const pages = filesBelow(join(clone, 'dist'), '').filter((name) =>
      /^(?!__).*\.html$/.test(name),
    )
    for (const name of pages) {
      const html = read(`dist/${name}`)
      expect(html.match(/class="preview-ribbon"/g), name).toHaveLength(1)
      expect(html, name).toContain('<strong translate="no">words/new</strong>')
      expect(html, name).toContain('<meta name="robots" content="noindex">')
      expect(html, name).toContain(
        '<link rel="canonical" href="https://example.com/',
      )
    }
    const rules = parseHeaders(read('dist/_headers'))
    expect(headersFor('/about', rules)).toMatchObject({
      'X-Robots-Tag': 'noindex',
    })
  })

  test.skipIf(!executablePath)(
    'is accessible, and its pages, review and editor cause no browser warnings',
    async () => {
      const { server, url } = await serve({
        root: clone,
        folder: 'dist',
        port: 0,
      })
      const browser = await chromium.launch({
        executablePath,
        args: ['--no-sandbox'],
      })
      try {
        const page = await (
          await browser.newContext({ serviceWorkers: 'block' })
        ).newPage()
        // The limit is for a page that hangs; a busy machine may be slow.
        page.setDefaultNavigationTimeout(300_000)
        const body = '<svg xmlns="http://www.w3.org/2000/svg"/>'
        await page.route(
          ({ hostname }) => hostname !== 'localhost',
          (route) => route.fulfill({ contentType: 'image/svg+xml', body }),
        )
        const faults: string[] = []
        page.on('console', (message) => {
          if (
            ['error', 'warning'].includes(message.type()) &&
            !/Service Worker/.test(message.text())
          )
            faults.push(`${page.url()}: ${message.text()}`)
        })
        // From its facts to its findings, the review of the nine edits is shorter than six phone
        // screens; the whole page is no wider than the screen.
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(`${url}/__review`)
        const { top, bottom } = await page.evaluate(() => ({
          top:
            document.querySelector('#facts')?.getBoundingClientRect().top ?? 0,
          bottom:
            document.querySelector('#findings')?.getBoundingClientRect().top ??
            0,
        }))
        expect(bottom - top).toBeLessThan(6 * 844)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
        ).toBe(390)
        await page.goto(`${url}/skills`)
        for (const link of await page.locator('.preview-ribbon a').all())
          expect((await link.boundingBox())?.height).toBeLessThan(40)
        await page.setViewportSize({ width: 1280, height: 720 })
        for (const path of ['/__review', '/skills']) {
          const response = await page.goto(url + path)
          expect(response?.status(), path).toBe(200)
          expect(response?.headers()['x-robots-tag'], path).toBe('noindex')
          expect(await faultsOfPart(page), path).toEqual([])
        }
        // The colours of the page around the ribbon depend on the scheme.
        await page.emulateMedia({ colorScheme: 'dark' })
        const ribbon = { within: '.preview-ribbon' }
        expect(await faultsOfPart(page, ribbon), 'in dark').toEqual([])
        // The ribbon follows the visitor: its link leads to the current page on the live site.
        await page.locator('.site-header a[href="/about"]').first().click()
        await expect
          .poll(() =>
            page.locator('.preview-ribbon a').first().getAttribute('href'),
          )
          .toBe(`${site.origin}/about`)
        await page.goto(`${url}/__edit`)
        await page
          .getByRole('button', { name: 'Sign In Using Access Token' })
          .waitFor()
        // Until a chosen picture is saved, the editor shows it by a blob: URL.
        await page.evaluate((svg) => {
          const image = new Image()
          image.src = URL.createObjectURL(
            new Blob([svg], { type: 'image/svg+xml' }),
          )
          return image.decode()
        }, body)
        expect(faults).toEqual([])
      } finally {
        await browser.close()
        server.close()
      }
    },
  )
})

/** Writes another review of a folder's branch into a copy of the build, and returns its HTML. */
async function writtenReview(folder: string, base = 'main'): Promise<string> {
  const buildFolder = `${clone}-out`
  rmSync(buildFolder, { recursive: true, force: true })
  copyPath(join(clone, 'dist'), buildFolder)
  await writeReview(
    { root: folder, buildFolder },
    {
      ...deployContext(
        { SITE_CONTEXT: 'preview', SOURCE_DATE_EPOCH: buildTime },
        readGitFacts(folder),
      ),
      base,
    },
  )
  return readFileSync(join(buildFolder, '__review/index.html'), 'utf8')
}

test('a preview lists changed pages even if the browser for pictures does not start', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  const html = await writtenReview(clone)
  vi.unstubAllEnvs()
  expect(html).toContain('There are no pictures: ')
  expect(html).toContain('data-change="/content/rail"')
})

test.skipIf(!executablePath)(
  'a page has no pictures if only its motion has changed',
  async () => {
    const buildWith = (colour: string) => {
      const style = `@media (prefers-reduced-motion: no-preference) { p { color: ${colour} } }`
      const html = `<style>${style}</style><p>Words`
      const build = new SiteCopy([])
      for (const page of ['index.html', 'about.html']) build.write(page, html)
      return build.folder
    }
    const builds = { before: buildWith('red'), after: buildWith('blue') }
    const page: PageChange = {
      path: '/about',
      title: 'About',
      status: 'changed',
      mayOnlyLookDifferent: true,
      lines: [],
      screenshots: [],
    }
    await takeScreenshots(String(executablePath), builds, [page])
    expect(page.screenshots).toEqual([])
  },
)

describe('a preview that cannot be compared with its base', () => {
  const review = async (folder: string, base?: string) => {
    const html = await writtenReview(folder, base)
    expect(html).toContain('Launch check')
    expect(html).not.toContain('data-change')
    return /<p class="note">(.*?)<\/p>/s.exec(html)?.[1]
  }

  test('shows the launch check, and says that the clone is shallow or has no history', async () => {
    const shallow = `${clone}-shallow`
    const address = pathToFileURL(clone).href
    git(
      'clone',
      '-q',
      '--depth',
      '1',
      '--branch',
      'words/new',
      address,
      shallow,
    )
    linkPackages(shallow)
    const note = await review(shallow)
    expect(note).toContain('This is a shallow clone')
    expect(note).toContain('git fetch --unshallow origin main')
    rmSync(join(shallow, '.git'), { recursive: true })
    expect(await review(shallow)).toContain('There is no Git history here')
  })

  test('shows the build error of its base, and the launch check', async () => {
    git('checkout', '-q', '-b', 'broken', 'main')
    edit('data/skills.yaml', '  title: ', '  titel: ')
    git('commit', '-qam', 'Broken')
    git('checkout', '-q', '-b', 'mended')
    git('revert', '--no-edit', 'HEAD')
    try {
      const note = await review(clone, 'broken')
      expect(note).toContain('could not be built. Its build failed:')
      expect(note).toContain('page.titel is not known here')
    } finally {
      git('checkout', '-q', 'words/new')
    }
    expect(git('worktree', 'list').split('\n')).toHaveLength(1)
  })
})
