import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright'
import sirv from 'sirv'
import { readContent } from '#ssg/content/content-file.ts'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { installedBrowser } from '#tools/installed-browser.ts'
import { listen } from '#tools/static-host.ts'
import type { PageChange } from './compare.ts'
import { withoutRibbon } from './read-page.ts'

/** An installed Chromium; none is installed for the pictures. REVIEW_PICTURES=off skips them. */
export async function findBrowser(): Promise<string | undefined> {
  const { env } = process
  if (env.REVIEW_PICTURES === 'off') return undefined
  // Hosts install no test tools.
  const playwright = await import('playwright').catch(() => undefined)
  return playwright && installedBrowser(env, [playwright.chromium.executablePath()])
}

/**
 * Serves one built site on a free port. Fonts block rendering here: a late font must not show as a
 * change.
 */
function serveFolder(dir: string) {
  const files = sirv(dir, { extensions: ['html'] })
  return listen((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname)
    const file = join(dir, fileOfRoute(path))
    if (!existsSync(file)) return files(request, response)
    const html = withoutRibbon(readFileSync(file, 'utf8')).replaceAll(
      /font-display:(?:optional|swap)/g,
      'font-display:block',
    )
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
}

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'

/** A reproducible window: no animations, no requests to other hosts. */
async function openWindow(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 768 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-IN',
    timezoneId: readContent('data/site.yaml').timeZone,
    serviceWorkers: 'block',
    bypassCSP: true,
  })
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

/**
 * Photographs pages of two builds at phone and desktop width and gives each page the pairs that
 * differ. Returns the addresses of pages that the time limit excluded.
 */
export async function takePictures(
  executablePath: string,
  dirs: { before: string; after: string },
  pages: readonly PageChange[],
): Promise<Set<string>> {
  const deadline = performance.now() + TIME
  const { chromium } = await import('playwright')
  const args = ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb']
  const browser = await chromium.launch({ executablePath, args })
  const after = await serveFolder(dirs.after)
  const before = await serveFolder(dirs.before)
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
    const window = await openWindow(browser, width)
    const take = (url: string) => photograph(window, url)
    // Discards the first page of a new window, painted before its fonts are cached.
    await take(`${after.url}/`)
    for (const { path, from = path, status, screens } of pages) {
      if (performance.now() > deadline) {
        late.add(path)
        continue
      }
      const old = status === 'new' ? undefined : await take(before.url + from)
      const fresh = status === 'removed' ? undefined : await take(after.url + path)
      if (old && fresh?.equals(old)) continue
      const pair = { ...keep(old, path, width, 'before'), ...keep(fresh, path, width, 'after') }
      screens.push({ width, ...pair })
    }
  }
  try {
    await Promise.all([390, 1366].map(takeAll))
  } finally {
    await browser.close()
    for (const { server } of [after, before]) server.close()
  }
  for (const { screens } of pages) screens.sort((a, b) => a.width - b.width)
  return late
}
