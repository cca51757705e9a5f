import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import sirv from 'sirv'
import { site } from '../../data/site.ts'
import { fileOfRoute } from '../../ssg/routes/built-pages.ts'
import { installedBrowser } from '../installed-browser.ts'
import { decode, drawDifferences, findDifferences } from './picture-differences.ts'
import { withoutRibbon } from './read-page.ts'

const widths = [390, 1366] as const

interface Shot {
  /** From the site's root: '/__review/pictures/about-390-after.jpg'. */
  src: string
  width: number
  height: number
  /** Number of marked areas. */
  differences: number
}

/** Pictures of one page at one width; a side that does not exist is missing. */
export interface ShotPair {
  width: number
  before?: Shot
  after?: Shot
  differs: boolean
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
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname)
    const file = join(dir, fileOfRoute(path))
    if (!existsSync(file)) return files(request, response)
    const html = withoutRibbon(readFileSync(file, 'utf8')).replaceAll(
      /font-display:(?:optional|swap)/g,
      'font-display:block',
    )
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'

/** A reproducible window: no animations, no requests to other hosts. */
async function quiet(context: BrowserContext): Promise<Page> {
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
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
  return page.screenshot({ fullPage: true, animations: 'disabled', type: 'png' })
}

interface Wanted {
  path: string
  /** The page's address in the older build, if it differs. */
  from?: string
  before: boolean
  after: boolean
}

/** Time limit in milliseconds, so that previews stay quick; enough for about 300 pictures. */
const TIME = 240_000

/**
 * Photographs pages of two builds at phone and desktop width and marks what differs. Pictures are
 * written only if the two sides differ or `always` includes the page. `late` lists pages that the
 * time limit excluded.
 */
export async function takePictures(
  browserPath: string,
  sites: { before?: string; after: string },
  wanted: readonly Wanted[],
  out: string,
  always: (path: string) => boolean = () => true,
): Promise<{ pictures: Map<string, ShotPair[]>; late: string[] }> {
  const deadline = performance.now() + TIME
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--force-color-profile=srgb'],
  })
  const after = await serveFolder(sites.after)
  const before = sites.before ? await serveFolder(sites.before) : undefined
  const pictures = new Map<string, ShotPair[]>(wanted.map(({ path }) => [path, []]))
  try {
    const one = async (width: number) => {
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 844 : 768 },
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'en-IN',
        timezoneId: site.timeZone,
        serviceWorkers: 'block',
        bypassCSP: true,
      })
      const page = await quiet(context)
      // Discards the first page of a new window, painted before its fonts are cached.
      await photograph(page, `${after.origin}/`)
      for (const { path, from, ...sides } of wanted) {
        if (performance.now() > deadline) break
        const old =
          before && sides.before
            ? await photograph(page, before.origin + (from ?? path))
            : undefined
        const fresh = sides.after ? await photograph(page, after.origin + path) : undefined
        const [oldPixels, freshPixels] = [
          old && (await decode(old)),
          fresh && (await decode(fresh)),
        ]
        const differences =
          oldPixels && freshPixels && !oldPixels.data.equals(freshPixels.data)
            ? findDifferences(oldPixels, freshPixels)
            : { before: [], after: [] }
        const differs =
          !oldPixels || !freshPixels || differences.before.length + differences.after.length > 0
        const pair: ShotPair = { width, differs }
        if (differs || always(path)) {
          for (const [side, png, pixels] of [
            ['before', old, oldPixels],
            ['after', fresh, freshPixels],
          ] as const) {
            if (!png || !pixels) continue
            const src = `/__review/pictures/${fileOfRoute(path)
              .replace(/\.html$/, '')
              .replaceAll('/', '--')}-${width}-${side}.jpg`
            mkdirSync(dirname(join(out, src)), { recursive: true })
            writeFileSync(join(out, src), await drawDifferences(png, pixels, differences[side]))
            pair[side] = {
              src,
              width: pixels.width,
              height: pixels.height,
              differences: differences[side].length,
            }
          }
        }
        pictures.get(path)?.push(pair)
      }
      await context.close()
    }
    await Promise.all(widths.map(one))
  } finally {
    await browser.close()
    after.close()
    before?.close()
  }
  for (const pairs of pictures.values()) pairs.sort((a, b) => a.width - b.width)
  return {
    pictures,
    late: wanted.flatMap(({ path }) =>
      (pictures.get(path)?.length ?? 0) < widths.length ? [path] : [],
    ),
  }
}
