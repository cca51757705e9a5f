import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import sirv from 'sirv'
import { readContent } from '#ssg/content/content-file.ts'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { installedBrowser } from '#tools/installed-browser.ts'
import { listen } from '#tools/static-host.ts'
import { withoutRibbon } from './read-page.ts'

const widths = [390, 1366] as const

/** Addresses of the pictures of one page at one width; a side that does not exist is missing. */
export interface ScreenPair {
  width: number
  before?: string
  after?: string
}

/** An installed Chromium; none is installed for the pictures. REVIEW_PICTURES=off skips them. */
export async function findBrowser(
  env: Record<string, string | undefined> = process.env,
): Promise<string | undefined> {
  if (env.REVIEW_PICTURES === 'off') return undefined
  // Hosts install no test tools.
  const playwright = await import('playwright').catch(() => undefined)
  return playwright && installedBrowser(env, [playwright.chromium.executablePath()])
}

/**
 * Serves one built site on a free port. Fonts block rendering here: a late font must not show as a
 * change.
 */
async function serveFolder(dir: string): Promise<{ origin: string; close: () => void }> {
  const files = sirv(dir, { extensions: ['html'] })
  const { server, url } = await listen((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname)
    const file = join(dir, fileOfRoute(path))
    if (!existsSync(file)) return files(request, response)
    const html = withoutRibbon(readFileSync(file, 'utf8')).replaceAll(
      /font-display:(?:optional|swap)/g,
      'font-display:block',
    )
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  return { origin: url, close: () => server.close() }
}

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'

/** A reproducible window: no animations, no requests to other hosts. */
async function quiet(context: BrowserContext): Promise<Page> {
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture })
        : route.abort(),
  )
  return context.newPage()
}

async function photograph(page: Page, url: string): Promise<Buffer> {
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(async () => {
    // Renders everything, since estimated block sizes would show in the picture
    // (client/dom/content-visibility).
    for (const part of document.querySelectorAll('.lazy-content > *, .lazy-content + *'))
      part.classList.add('rendered')
    await Promise.allSettled([...document.fonts].map((font) => font.load()))
    await document.fonts.ready
    // Islands hydrate in idle time; two frames later the page is complete.
    await new Promise((done) =>
      requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(done)), {
        timeout: 1000,
      }),
    )
  })
  return page.screenshot({ fullPage: true, animations: 'disabled', type: 'jpeg', quality: 72 })
}

/** Time limit in milliseconds, so that previews stay quick; enough for about 300 pictures. */
const TIME = 240_000

interface Wanted {
  path: string
  /** The page's address in the older build, if it differs. */
  from?: string
  status: 'changed' | 'new' | 'removed' | 'renamed'
}

/**
 * Photographs pages of two builds at phone and desktop width and keeps the pairs that differ.
 * `late` lists pages that the time limit excluded.
 */
export async function takePictures(
  browserPath: string,
  dirs: { before: string; after: string },
  wanted: readonly Wanted[],
): Promise<{ screens: Map<string, ScreenPair[]>; late: Set<string> }> {
  const deadline = performance.now() + TIME
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb'],
  })
  const after = await serveFolder(dirs.after)
  const before = await serveFolder(dirs.before)
  const screens = new Map<string, ScreenPair[]>(wanted.map(({ path }) => [path, []]))
  const late = new Set<string>()
  const keep = (picture: Buffer | undefined, path: string, width: number, side: string) => {
    if (!picture) return {}
    const name = fileOfRoute(path)
      .replace(/\.html$/, '')
      .replaceAll('/', '--')
    const src = `/__review/pictures/${name}-${width}-${side}.jpg`
    mkdirSync(dirname(join(dirs.after, src)), { recursive: true })
    writeFileSync(join(dirs.after, src), picture)
    return { [side]: src }
  }
  const takeAll = async (width: number) => {
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 844 : 768 },
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-IN',
      timezoneId: readContent('data/site.yaml').timeZone,
      serviceWorkers: 'block',
      bypassCSP: true,
    })
    const page = await quiet(context)
    // Discards the first page of a new window, painted before its fonts are cached.
    await photograph(page, `${after.origin}/`)
    for (const { path, from, status } of wanted) {
      if (performance.now() > deadline) {
        late.add(path)
        continue
      }
      const old =
        status === 'new' ? undefined : await photograph(page, before.origin + (from ?? path))
      const fresh = status === 'removed' ? undefined : await photograph(page, after.origin + path)
      if (old && fresh?.equals(old)) continue
      screens.get(path)?.push({
        width,
        ...keep(old, path, width, 'before'),
        ...keep(fresh, path, width, 'after'),
      })
    }
    await context.close()
  }
  try {
    await Promise.all(widths.map(takeAll))
  } finally {
    await browser.close()
    after.close()
    before.close()
  }
  for (const pairs of screens.values()) pairs.sort((a, b) => a.width - b.width)
  return { screens, late }
}
