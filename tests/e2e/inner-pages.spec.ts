import jsqr from 'jsqr'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { readContent } from '#content/content-file.ts'
import { cards } from '#tests/work.ts'
import {
  allow,
  expect,
  holdBack,
  test,
  waitForFrames,
  withMotion,
} from './fixtures.ts'
import {
  boxOf,
  logOf,
  openAndStart,
  removeNavigationApi,
} from './page-actions.ts'

test.use(withMotion)

const site = readContent('data/site.yaml')

test.describe('the portfolio filter', () => {
  const countIn = (group: string) =>
    cards.filter((card) => card.group === group).length
  const countByFilter = {
    All: cards.length,
    'Content Creation': countIn('content'),
    'Video Production': countIn('video'),
    'AI Development': countIn('ai'),
  }
  const radio = (page: Page, name: string) =>
    page.getByRole('main').getByRole('radio', { name })

  /** Expects a filter to be chosen, and its cards and its status to be shown. */
  async function expectShown(page: Page, name: keyof typeof countByFilter) {
    await expect(radio(page, name)).toBeChecked()
    await expect(page.getByRole('article')).toHaveCount(countByFilter[name])
    await expect(page.getByRole('status')).toHaveText(
      name === 'All'
        ? `Showing all ${cards.length} projects`
        : `Showing ${countByFilter[name]} of ${cards.length} projects: ${name}`,
      { useInnerText: true },
    )
  }

  test('has radio buttons that are as wide as their labels', async ({
    page,
  }) => {
    await page.goto('/projects')
    const sizes = await page
      .locator('.filtered input')
      .evaluateAll((radios) =>
        [...radios].map((radio) => [
          (radio as HTMLElement).offsetWidth,
          (radio.nextElementSibling as HTMLElement).offsetWidth,
        ]),
      )
    expect(sizes).toHaveLength(4)
    for (const [width, wordsWidth] of sizes) expect(width).toBe(wordsWidth)
  })

  test('can be used by keyboard, and shows the projects of each kind and their number', async ({
    page,
  }) => {
    await openAndStart(page, '/projects')
    await radio(page, 'All').focus()
    for (const name of Object.keys(
      countByFilter,
    ) as (keyof typeof countByFilter)[]) {
      if (name !== 'All') await page.keyboard.press('ArrowRight')
      await expect(radio(page, name)).toBeFocused()
      await expectShown(page, name)
    }
  })

  test('shows all projects if the URL names an unknown kind', async ({
    page,
  }) => {
    await openAndStart(page, '/projects?filter=%3Cscript%3E')
    await expectShown(page, 'All')
  })

  test('is part of the URL, and still applies after a reload', async ({
    page,
  }) => {
    await openAndStart(page, '/projects')
    await radio(page, 'AI Development').check()
    await expect(page).toHaveURL(/\/projects\?filter=ai$/)
    await page.reload()
    await expectShown(page, 'AI Development')
    await radio(page, 'All').check()
    await expect(page).toHaveURL(/\/projects$/)
  })

  test('applies a choice that was made before any script ran, and keeps it afterwards', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto('/projects?filter=ai', { waitUntil: 'commit' })
    await radio(page, 'Video Production').check()
    await expectShown(page, 'Video Production')
    release()
    await expect(page).toHaveURL(/\/projects\?filter=video$/)
    await expectShown(page, 'Video Production')
  })

  test('applies the same choice again after Back loads the portfolio', {
    tag: '@back-loads',
  }, async ({ page }) => {
    await removeNavigationApi(page)
    await openAndStart(page, '/projects')
    await radio(page, 'Video Production').check()
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/video\//)
    await page.goBack()
    await expect(page).toHaveURL(/\/projects\?filter=video$/)
    await expectShown(page, 'Video Production')
  })
})

test('a project card shows its result on hover and on focus', {
  tag: '@mouse',
}, async ({ page }) => {
  await page.goto('/projects')
  const cards = page.getByRole('article')
  const result = (index: number) => cards.nth(index).locator('.project-results')
  await expect(result(0)).toHaveCSS('opacity', '0')
  await cards.nth(0).hover()
  await expect(result(0)).toHaveCSS('opacity', '1')
  await cards.nth(1).getByRole('link').focus()
  await expect(result(1)).toHaveCSS('opacity', '1')
})

test('the results of projects disappear without a fade when a window becomes wide', {
  tag: '@mouse',
}, async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 })
  await page.goto('/projects')
  const result = page.locator('.project-results').first()
  await expect(result).toHaveCSS('opacity', '1')
  await page.setViewportSize({ width: 1366, height: 800 })
  const fades = await result.evaluate((element) => element.getAnimations())
  expect(fades).toEqual([])
})

test('on the home page, the results of a project cover no other text of its row', {
  tag: '@mouse',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 })
  await page.goto('/')
  const row = page.locator('.project-row').first()
  await row.hover()
  await expect(row.locator('.project-results')).toHaveCSS('opacity', '1')
  const results = await boxOf(row.locator('.project-results'))
  for (const part of await row.locator('.project-text, ul, a').all()) {
    const { y, height } = await boxOf(part)
    expect(y + height).toBeLessThanOrEqual(results.y)
  }
})

const drawing = '/images/no-portrait.svg'
const portraitOf = (page: Page) =>
  page.getByRole('main').getByRole('img', { name: /^Portrait of/ })

test('a visitor sees an undistorted drawing if the portrait does not load', async ({
  page,
}) => {
  allow(page, 'Image failed to load', 'Failed to load resource')
  await page.route(`**${site.portrait}`, (route) => route.abort())
  await page.goto('/about')
  const portrait = portraitOf(page)
  await expect(portrait).toHaveAttribute('src', drawing)
  const loads = () =>
    portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(loads).toBeGreaterThan(0)
  const [naturalRatio, shownRatio] = await portrait.evaluate(
    (image: HTMLImageElement) => [
      image.naturalWidth / image.naturalHeight,
      image.clientWidth / image.clientHeight,
    ],
  )
  expect(shownRatio).toBeCloseTo(naturalRatio ?? 0, 1)
})

test('a failed portrait is replaced by a drawing, logged once and requested once', async ({
  page,
}) => {
  allow(page, 'Image failed to load', 'Failed to load resource')
  const requestedPaths: string[] = []
  await page.route(/\/images\/.*\.\w+$/, (route) => {
    requestedPaths.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.goto('/about')
  await expect(portraitOf(page)).toHaveAttribute('src', drawing)
  await expect
    .poll(() => new Set(requestedPaths))
    .toEqual(new Set([site.portrait, drawing]))
  await waitForFrames(page)
  expect(requestedPaths.filter((path) => path === site.portrait)).toHaveLength(
    1,
  )
  const logged = await logOf(page)
  expect(logged.filter((line) => line === 'Image failed to load')).toHaveLength(
    1,
  )
  expect((await page.request.get(site.portrait)).ok()).toBe(true)
})

test('the drawing behind a picture is shown if the picture fails before scripts run', async ({
  page,
}) => {
  allow(page, 'Failed to load resource')
  await page.route('https://images.unsplash.com/**', (route) => route.abort())
  const release = await holdBack(page, '**/assets/*.js')
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('unsplash'),
  )
  await page.goto('/projects', { waitUntil: 'commit' })
  await failed
  release()
  const photo = page.locator('.picture img').first()
  await expect(photo).toHaveCSS('opacity', '0')
  await photo.scrollIntoViewIfNeeded()
  await expect(photo).toHaveAccessibleName(/./)
})

test('a computer shows the chat link as a readable QR code, in light and dark', {
  tag: '@mouse',
}, async ({ page }) => {
  const { closing, code } = readContent('data/contact.yaml')
  await page.goto('/contact')
  const href = await page
    .getByRole('link', { name: closing.chat })
    .getAttribute('href')
  const picture = page.getByRole('img', { name: code.name })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { data, info } = await sharp(await picture.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = new Uint8ClampedArray(data)
    const read = jsqr(pixels, info.width, info.height, {
      inversionAttempts: 'dontInvert',
    })
    expect(read?.data, colorScheme).toBe(href)
  }
  await expect(page.getByText(code.caption)).toBeVisible()
})
