import type { Page } from 'playwright/test'
import { site } from '../../data/site.ts'
import { cards, work } from '../work.ts'
import { alive, expect, frames, holdBack, test } from './fixtures.ts'

test.describe('the skills tabs', () => {
  test('are chosen by arrow keys, Home and End, and show one panel at a time', async ({ page }) => {
    await page.goto('/skills')
    await alive(page, 'Tabs')
    const tabs = page.getByRole('tablist', { name: 'Skill categories' }).getByRole('tab')
    await expect(tabs).toHaveCount(4)
    await page.locator('#tab-0').focus()
    for (const [key, id] of [
      ['ArrowRight', 'tab-1'],
      ['End', 'tab-3'],
      ['ArrowRight', 'tab-0'],
      ['ArrowLeft', 'tab-3'],
      ['Home', 'tab-0'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(page.locator(`#${id}`)).toBeFocused()
      await expect(page.locator(`#${id}`)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-labelledby', id)
    }
  })

  test('are one stop for the Tab key, and the panel is the next', async ({ page }) => {
    await page.goto('/skills')
    await alive(page, 'Tabs')
    await page.locator('#tab-0').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await expect(page.locator('#tab-1-panel')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('#tab-1')).toBeFocused()
  })

  test('stand in the address, which opens the same tab for somebody else', async ({ page }) => {
    await page.goto('/skills')
    await alive(page, 'Tabs')
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

  test('ignore an address that names no tab', async ({ page }) => {
    await page.goto('/skills?tab=%3Cscript%3E')
    await alive(page, 'Tabs')
    await expect(page.locator('#tab-0')).toHaveAttribute('aria-selected', 'true')
  })

  test('answer a click that comes before their script', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/Tabs\.island.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/skills')
    await page.locator('#tab-3').click()
    // The served markup shows the panel; the script takes it over as it is.
    await expect(page.locator('#tab-3-panel')).toBeVisible()
    await expect(page.locator('#tab-0-panel')).toBeHidden()
    release()
    await expect(page.locator('#tab-3')).toHaveAttribute('aria-selected', 'true')
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
    await alive(page, 'ProjectFilter')
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

  test('stands in the address, which shows the same work to somebody else', async ({ page }) => {
    await page.goto('/projects')
    await alive(page, 'ProjectFilter')
    await page.getByRole('button', { name: 'Video Production' }).click()
    await expect(page).toHaveURL(/\/projects\?filter=video$/)
    await page.reload()
    await expect(page.getByRole('button', { pressed: true })).toHaveText('Video Production')
    await expect(page.getByRole('article')).toHaveCount(shown['Video Production'])
  })

  test('is as it was left after a look at a case study', async ({ page }) => {
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

  test('shows all cards with their results, and no buttons that do nothing', async ({ page }) => {
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

  test('shows three badges and counts the others', async ({ page }) => {
    await page.goto('/projects')
    const card = cards.find(({ badges }) => badges.length > 3) ?? cards[0]
    const [first = '', ...rest] = card?.badges ?? []
    const badges = page.getByRole('article').filter({ hasText: card?.title }).getByRole('listitem')
    await expect(badges).toHaveText([
      first,
      ...rest.slice(0, 2),
      ...(rest.length > 2 ? [`+${rest.length - 2} more`] : []),
    ])
  })

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('shows its result at once', async ({ page }) => {
      await page.goto('/projects')
      await expect(page.locator('.project-results').first()).toHaveCSS('opacity', '1')
    })
  })
})

test.describe('the about picture', () => {
  test('falls back to the portrait and says so in the console', async ({ page, allowed }) => {
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

  test('gives up quietly when the portrait is missing too', async ({ page, allowed }) => {
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

test('back links lead from a service to all services, and from a sample to the projects', async ({
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

test('the contents of a service page lead to its sections, clear of the header', async ({
  page,
}) => {
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
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
})

test.describe('the pictures of a page', () => {
  const photos = 'https://images.unsplash.com/**'
  const filters = (page: Page) => page.locator('[data-island=ProjectFilter]')

  /** The two seconds after which the page no longer waits for its pictures never end. */
  const waitForever = (page: Page) =>
    page.addInitScript(() => {
      const start = window.setTimeout
      window.setTimeout = ((run: () => void, time?: number, ...rest: unknown[]) =>
        time === 2000 ? 0 : start(run, time, ...rest)) as typeof setTimeout
    })

  test('come before the script of its filter, which a tap asks for at once', async ({ page }) => {
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

  test('leave their drawn covers alone where they do not come, also before any script', async ({
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
    // What they show is still told.
    await expect(photo).toHaveAccessibleName(/./)
  })

  test('do not keep a link to a part of them waiting', async ({ page }) => {
    await waitForever(page)
    const arrive = await holdBack(page, photos)
    await page.goto('/projects?filter=video', { waitUntil: 'commit' })
    await expect(page.locator('[data-group=content]').first()).toBeHidden()
    arrive()
  })

  test('do not keep the filter waiting when their host stays silent', async ({ page }) => {
    const arrive = await holdBack(page, photos)
    await page.goto('/projects', { waitUntil: 'commit' })
    await expect(filters(page)).toHaveAttribute('data-hydrated', '', { timeout: 20_000 })
    arrive()
  })
})
