import type { Page } from 'playwright/test'
import { site } from '../../data/site.ts'
import { cards, work } from '../work.ts'
import { expect, frames, holdBack, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import { scrollPage } from './page-actions.ts'

test.describe('the skills tabs', () => {
  test('keep the chosen tab in the address', async ({ page }) => {
    await page.goto('/skills')
    await hydrate(page, 'Tabs')
    await page.getByRole('tab', { name: 'Content & Creativity' }).click()
    await expect(page).toHaveURL(/\/skills\?tab=tab-2$/)
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Content & Creativity' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(
      'Content & Creativity',
    )
  })

  test('ignore an address that names an unknown tab', async ({ page }) => {
    await page.goto('/skills?tab=%3Cscript%3E')
    await hydrate(page, 'Tabs')
    await expect(page.locator('#tab-0')).toHaveAttribute('aria-selected', 'true')
  })
})

test.describe('the skills tabs without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('show all panels and lead to them as links', async ({ page }) => {
    await page.goto('/skills')
    for (const index of [0, 1, 2, 3])
      await expect(page.locator(`#tab-${index}-panel`)).toBeVisible()
    await page.locator('#tab-2').click()
    await expect(page.locator('#tab-2-panel')).toBeInViewport()
  })
})

test.describe('the portfolio filter', () => {
  const of = (group: string) => cards.filter((card) => card.group === group).length
  const shown = {
    'Content Creation': of('content'),
    'Video Production': of('video'),
    'AI Development': of('ai'),
    All: cards.length,
  }

  test('shows one kind of work by keyboard and announces how many there are', async ({ page }) => {
    await page.goto('/projects')
    await hydrate(page, 'ProjectFilter')
    const status = page.getByRole('status')
    await expect(page.getByRole('article')).toHaveCount(cards.length)
    await expect(status).toHaveText(`Showing all ${cards.length} projects`)
    const group = page.getByRole('group', { name: 'Filter projects by kind of work' })
    await group.getByRole('button', { name: 'All' }).focus()
    for (const name of ['Content Creation', 'Video Production', 'AI Development'] as const) {
      await page.keyboard.press('Tab')
      await expect(group.getByRole('button', { name })).toBeFocused()
      await page.keyboard.press(name === 'Video Production' ? 'Space' : 'Enter')
      await expect(group.getByRole('button', { pressed: true })).toHaveText(name)
      await expect(page.getByRole('article')).toHaveCount(shown[name])
      await expect(status).toHaveText(`Showing ${shown[name]} of ${cards.length} projects: ${name}`)
    }
    await group.getByRole('button', { name: 'All' }).click()
    await expect(page.getByRole('article')).toHaveCount(shown.All)
    await expect(page).toHaveURL(/\/projects$/)
  })

  test('keeps the chosen filter in the address', async ({ page }) => {
    await page.goto('/projects')
    await hydrate(page, 'ProjectFilter')
    await page.getByRole('button', { name: 'Video Production' }).click()
    await expect(page).toHaveURL(/\/projects\?filter=video$/)
    await page.reload()
    await expect(page.getByRole('button', { pressed: true })).toHaveText('Video Production')
    await expect(page.getByRole('article')).toHaveCount(shown['Video Production'])
  })

  test('is unchanged after a visit to a case study', async ({ page }) => {
    await page.goto('/projects?filter=ai')
    await expect(page.getByRole('article')).toHaveCount(shown['AI Development'])
    await page
      .getByRole('link', { name: /^View Case Study/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/ai\//)
    await page.goBack()
    await expect(page).toHaveURL(/\/projects\?filter=ai$/)
    await expect(page.getByRole('article')).toHaveCount(shown['AI Development'])
  })
})

test.describe('the portfolio without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all cards with their results and no filter buttons', async ({ page }) => {
    await page.goto('/projects?filter=ai')
    await expect(page.getByRole('article')).toHaveCount(cards.length)
    await expect(page.getByRole('button', { name: 'Video Production' })).toBeHidden()
    await expect(page.locator('.project-results').first()).toHaveCSS('opacity', '1')
  })
})

test.describe('a project card', () => {
  test('shows its result on hover and while its link has the focus', async ({ page }) => {
    await page.goto('/projects')
    const cards = page.getByRole('article')
    const result = (index: number) => cards.nth(index).locator('.project-results')
    await expect(result(0)).toHaveCSS('opacity', '0')
    await cards.nth(0).hover()
    await expect(result(0)).toHaveCSS('opacity', '1')
    await cards
      .nth(1)
      .getByRole('link', { name: /View Case Study/ })
      .focus()
    await expect(result(1)).toHaveCSS('opacity', '1')
  })

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('shows its result at once', async ({ page }) => {
      await page.goto('/projects')
      await expect(page.locator('.project-results').first()).toHaveCSS('opacity', '1')
    })
  })
})

test.describe('the picture of the About page', () => {
  test('falls back to the portrait and logs it', async ({ page, allowed }) => {
    allowed.push('Image failed to load', 'Failed to load resource')
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.route('**/images/about.svg', (route) => route.abort())
    await page.goto('/about')
    const picture = page.getByRole('main').getByRole('img', { name: /^Portrait of/ })
    await expect(picture).toHaveAttribute('src', site.portrait)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(logged.filter((line) => line === 'Image failed to load')).toHaveLength(1)
  })

  test('is requested once where the portrait is missing too', async ({ page, allowed }) => {
    allowed.push('Image failed to load', 'Failed to load resource')
    let asked = 0
    await page.route('**/images/*', (route) => {
      asked += 1
      return route.abort()
    })
    await page.goto('/about')
    await expect(page.getByRole('main').getByRole('img', { name: /^Portrait of/ })).toHaveAttribute(
      'src',
      site.portrait,
    )
    await expect.poll(() => asked).toBe(2)
    await frames(page)
    expect(asked).toBe(2)
  })
})

test('back links lead from a service to all services and from a sample to the projects', async ({
  page,
}) => {
  await page.goto('/services/digital-marketing')
  await page.getByRole('link', { name: 'Back to Services' }).click()
  await expect(page).toHaveURL(/\/services$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  await page.goto(work[0]?.path ?? '')
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByRole('article')).toHaveCount(cards.length)
})

test('the table of contents of a service page leads to its sections', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 })
  await page.goto('/services/ai-solutions')
  for (const link of await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link')
    .all()) {
    const title = (await link.textContent()) ?? ''
    await link.click()
    const heading = page.getByRole('heading', { level: 2, name: title })
    await expect(heading).toBeInViewport()
    await scrollPage(page, 0)
  }
})

test.describe('the pictures of a page', () => {
  const photos = 'https://images.unsplash.com/**'
  const filters = (page: Page) => page.locator('[data-island=ProjectFilter]')

  /** Removes the limit of two seconds for which the page waits for its pictures. */
  const waitForever = (page: Page) =>
    page.addInitScript(() => {
      const start = window.setTimeout
      window.setTimeout = ((run: () => void, time?: number, ...rest: unknown[]) =>
        time === 2000 ? 0 : start(run, time, ...rest)) as typeof setTimeout
    })

  test('load before the script of the filter, which a tap requests immediately', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await waitForever(page)
    const arrive = await holdBack(page, photos)
    await page.goto('/projects', { waitUntil: 'commit' })
    await expect.poll(() => asked.some((url) => url.includes('unsplash'))).toBe(true)
    await frames(page, 40)
    expect(asked.filter((url) => url.includes('.island'))).toEqual([])
    await page.getByRole('button', { name: /^Video Production/ }).click()
    await expect(filters(page)).toHaveAttribute('data-hydrated', '')
    await expect(page.locator('[data-group=content]').first()).toBeHidden()
    arrive()
  })

  test('leave the drawn covers visible when they fail, also before any script', async ({
    page,
    allowed,
  }) => {
    allowed.push('Failed to load resource')
    await page.route(photos, (route) => route.abort())
    const arrive = await holdBack(page, '**/assets/*.js')
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('unsplash'),
    )
    await page.goto('/projects', { waitUntil: 'commit' })
    await failed
    arrive()
    const photo = page.locator('.picture img').first()
    await expect(photo).toHaveCSS('opacity', '0')
    await photo.evaluate((image: HTMLImageElement) => image.scrollIntoView())
    await expect(photo).toHaveAccessibleName(/./)
  })

  test('do not delay a link to a filtered portfolio', async ({ page }) => {
    await waitForever(page)
    const arrive = await holdBack(page, photos)
    await page.goto('/projects?filter=video', { waitUntil: 'commit' })
    await expect(page.locator('[data-group=content]').first()).toBeHidden()
    arrive()
  })

  test('do not delay the filter when their host does not answer', async ({ page }) => {
    const arrive = await holdBack(page, photos)
    await page.goto('/projects', { waitUntil: 'commit' })
    await expect(filters(page)).toHaveAttribute('data-hydrated', '')
    arrive()
  })
})
