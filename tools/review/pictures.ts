import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page, Route } from 'playwright'
import { fileAt } from '#content/check.ts'
import { readContent } from '#content/content-file.ts'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { installedBrowser } from '#tools/installed-browser.ts'
import { readableErrorMessage } from './base.ts'
import type { PageChange } from './compare.ts'
import { withoutRibbon } from './read-page.ts'

/** Folders of two builds. */
type Builds = Record<'before' | 'after', string>

/**
 * Hosts and `npm start` do not install test tools, so this package may be missing. Its name is in a
 * variable: otherwise Vite, which bundles its configuration, would warn about the missing package.
 */
const packageName: string = 'playwright'
const loadPlaywright = (): Promise<typeof import('playwright')> =>
  import(packageName)

/**
 * Path of an installed Chromium. It is undefined if there is none, if Playwright is missing, or
 * with REVIEW_PICTURES=off.
 */
export async function findBrowser(): Promise<string | undefined> {
  const { env } = process
  if (env.REVIEW_PICTURES === 'off') return undefined
  const playwright = await loadPlaywright().catch(() => undefined)
  return (
    playwright && installedBrowser(env, [playwright.chromium.executablePath()])
  )
}

const emptyPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'

/**
 * Answers requests to https://before and https://after from the folders of the builds; requests to
 * other hosts get an empty picture or fail. Text waits for its font (font-display: block), so that
 * a font that loads late does not look like a change.
 */
export const answerFrom = (builds: Builds) => (route: Route) => {
  const { hostname, pathname } = new URL(route.request().url())
  const buildFolder = builds[hostname as keyof Builds]
  if (!buildFolder)
    return route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture })
      : route.abort()
  const path = fileAt(pathname)
  const pageFile = join(buildFolder, fileOfRoute(path))
  if (!existsSync(pageFile))
    return route
      .fulfill({ path: join(buildFolder, path) })
      .catch(() => route.abort())
  const html = withoutRibbon(readFileSync(pageFile, 'utf8'))
  const body = html.replaceAll(
    /font-display:(?:optional|swap)/g,
    'font-display:block',
  )
  return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
}

/** Opens a tab in which pages always look the same: no animations, no requests to other hosts. */
async function openTab(
  browser: Browser,
  builds: Builds,
  width: number,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 768 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-IN',
    timezoneId: readContent('data/site.yaml').timeZone,
    serviceWorkers: 'block',
    bypassCSP: true,
  })
  await context.route('**', answerFrom(builds))
  return context.newPage()
}

/** A JPEG of the whole page at `url`. */
async function takeScreenshot(page: Page, url: string): Promise<Buffer> {
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(async () => {
    // Renders all of the page: parts that are not rendered have only estimated sizes
    // (client/dom/content-visibility).
    for (const part of document.querySelectorAll(
      '.lazy-content > *, .lazy-content + *',
    ))
      part.classList.add('rendered')
    await Promise.allSettled([...document.fonts].map((font) => font.load()))
    await document.fonts.ready
    // When the browser is idle, scripts have changed the page. It is painted two frames later.
    await new Promise((done) =>
      requestIdleCallback(
        () => requestAnimationFrame(() => requestAnimationFrame(done)),
        {
          timeout: 1000,
        },
      ),
    )
  })
  return page.screenshot({
    fullPage: true,
    animations: 'disabled',
    type: 'jpeg',
    quality: 72,
  })
}

/** Takes screenshots of the old and the new version of a page, and keeps them if they differ. */
async function keepChangedScreenshots(
  tab: Page,
  { path, oldPath = path, status, screenshots }: PageChange,
  buildFolder: string,
  width: number,
) {
  const pictures: Partial<Record<keyof Builds, Buffer>> = {}
  if (status !== 'new')
    pictures.before = await takeScreenshot(tab, `https://before${oldPath}`)
  if (status !== 'removed')
    pictures.after = await takeScreenshot(tab, `https://after${path}`)
  if (pictures.after && pictures.before?.equals(pictures.after)) return
  const name = fileOfRoute(path).replace('.html', '').replaceAll('/', '--')
  const addresses = Object.entries(pictures).map(([side, picture]) => {
    const address = `/__review/pictures/${name}-${width}-${side}.jpg`
    writeFileSync(join(buildFolder, address), picture)
    return [side, address]
  })
  screenshots.push({ width, ...Object.fromEntries(addresses) })
}

/**
 * Takes screenshots of pages of two builds at phone and desktop width, and adds those that differ
 * to the `screenshots` of each page. Returns a note for each page whose pictures are not complete.
 */
export async function takeScreenshots(
  executablePath: string,
  builds: Builds,
  pages: readonly PageChange[],
): Promise<string[]> {
  const { chromium } = await loadPlaywright()
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--force-color-profile=srgb',
  ]
  const browser = await chromium.launch({ executablePath, args })
  const errorsByPath = new Map<string, string>()
  mkdirSync(join(builds.after, '__review/pictures'), { recursive: true })
  const takeScreenshotsAt = async (width: number) => {
    const tab = await openTab(browser, builds, width)
    // Discards the first screenshot of a new tab, which is painted before fonts are cached.
    await takeScreenshot(tab, 'https://after/')
    for (const page of pages)
      await keepChangedScreenshots(tab, page, builds.after, width).catch(
        (error) => errorsByPath.set(page.path, readableErrorMessage(error)),
      )
  }
  try {
    await Promise.all([390, 1366].map(takeScreenshotsAt))
  } finally {
    await browser.close()
  }
  for (const { screenshots } of pages)
    screenshots.sort((a, b) => a.width - b.width)
  return [...errorsByPath].map(
    ([path, message]) => `There are not all pictures of ${path}: ${message}`,
  )
}
