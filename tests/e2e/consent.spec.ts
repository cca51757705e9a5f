import type { Locator, Page } from 'playwright/test'
import { axeFaults, expect, withMotion } from './fixtures.ts'
import { boxOf, followLink, headerLink, scrollPage } from './page-actions.ts'
import {
  AFTER_LOAD_MS,
  ANALYTICS_SCRIPT,
  acceptButton,
  banner,
  PIXEL_SCRIPT,
  parametersOf,
  privacyChoices,
  rejectButton,
  test,
  viewedPaths,
} from './services.ts'

test.use(withMotion)

// What is reported after consent is tested in tests/e2e/tracking.spec.ts.

test.describe('the consent question', () => {
  test('shows Accept and Reject in the same style', async ({ page }) => {
    await page.goto('/contact')
    await expect(banner(page)).toBeVisible()
    const looks = (answer: Locator) =>
      answer.evaluate((element) => {
        const { color, backgroundColor, borderColor, font } =
          getComputedStyle(element)
        const { top, height } = element.getBoundingClientRect()
        return { color, backgroundColor, borderColor, font, top, height }
      })
    expect(await looks(acceptButton(page))).toEqual(
      await looks(rejectButton(page)),
    )
    expect(await axeFaults(page, { within: '#consent' })).toEqual([])
  })

  test('does not cover the chat button in a wide window', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 800 })
    await page.goto('/contact')
    await expect(banner(page)).toBeVisible()
    const chatButton = page.locator('#chat-widget summary')
    await scrollPage(page, 600)
    await expect(chatButton).toBeVisible()
    const { y: top } = await boxOf(banner(page))
    const chat = await boxOf(chatButton)
    expect(chat.y + chat.height).toBeLessThanOrEqual(top)
  })

  test('cannot be answered by a press at the moment when it appears', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // Records whether a press on 'Accept' would hit the banner at the moment when it appears.
    await page.addInitScript(() => {
      const onChange = () => {
        const accept = document.querySelector('[data-consent=accepted]')
        const box = accept?.getBoundingClientRect()
        const { dataset } = document.documentElement
        if (!box?.height || dataset.answered) return
        const hit = document.elementFromPoint(box.x + 9, box.y + 9)
        dataset.answered = String(hit?.closest('#consent') !== null)
      }
      new MutationObserver(onChange).observe(document, {
        subtree: true,
        attributeFilter: ['hidden'],
      })
    })
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-answered', 'false')
    await acceptButton(page).click()
    await expect(banner(page)).toBeHidden()
  })

  test('can be answered by keyboard, and then the page heading has the focus', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(banner(page)).toBeVisible()
    // In the tab order, the banner comes right after the skip link.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(banner(page).locator(':focus')).toBeVisible()
    await rejectButton(page).press('Enter')
    await expect(banner(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('#route-announcer')).toHaveText(
      'Nothing is measured.',
    )
  })
})

test('an answer in another tab closes the banner, and is stated once the banner reopens', async ({
  page,
  context,
  services,
}) => {
  await page.goto('/contact')
  await expect(banner(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about')
  await acceptButton(other).click()
  await expect(banner(page)).toBeHidden()
  const pixelLoads = () =>
    services.requests.filter((url) => url === PIXEL_SCRIPT)
  await expect.poll(pixelLoads).toHaveLength(2)
  await privacyChoices(page).click()
  await expect(banner(page)).toContainText('At present: accepted.')
  for (const [answer, stated] of [
    [rejectButton, 'rejected'],
    [acceptButton, 'accepted'],
  ] as const) {
    await privacyChoices(other).click()
    await answer(other).click()
    await expect(banner(page)).toContainText(`At present: ${stated}.`)
  }
  expect(pixelLoads()).toHaveLength(2)
})

test.describe('a visitor who refused', () => {
  /** Refuses, then reloads the page. */
  async function refuse(page: Page) {
    await page.clock.install()
    await page.goto('/contact')
    await rejectButton(page).click()
    await page.reload()
    await page.clock.runFor(AFTER_LOAD_MS)
  }

  test("is not asked again, and only the word 'rejected' is stored", async ({
    page,
    services,
  }) => {
    await refuse(page)
    await expect(banner(page)).toBeHidden()
    expect(services.requests).toEqual([])
    const kept = await page.evaluate(() => ({ ...localStorage }))
    expect(kept).toEqual({ 'privacy-choice': 'rejected' })
  })

  test('is measured only after a later consent', async ({ page, services }) => {
    await refuse(page)
    await page.locator('main a[href^="https://wa.me/"]').first().click()
    await privacyChoices(page).click()
    await acceptButton(page).click()
    await expect.poll(() => viewedPaths(services)).toHaveLength(1)
    expect(parametersOf(services.analytics, 'whatsapp_chat_clicked')).toEqual(
      [],
    )
  })

  test("keeps the focus in a form field after a later press of 'Accept'", async ({
    page,
  }) => {
    await refuse(page)
    await privacyChoices(page).click()
    const field = page.getByLabel('Name', { exact: true })
    await field.fill('Asha')
    await acceptButton(page).click()
    await expect(field).toBeFocused()
  })
})

test.describe('after consent', () => {
  test.use({ choice: 'accepted' })

  test.describe('when a visitor withdraws the consent', () => {
    const cookies = async (page: Page) =>
      (await page.context().cookies()).map(({ name }) => name).sort()

    /** Opens the site after consent, then withdraws the consent. */
    async function withdraw(page: Page) {
      await page.clock.install()
      await page.goto('/')
      await expect.poll(() => cookies(page)).toEqual(['_fbp', '_ga'])
      await privacyChoices(page).click()
      await expect(banner(page)).toContainText('At present: accepted.')
      await rejectButton(page).click()
    }

    test('the banner closes, and its button in the footer has the focus', async ({
      page,
    }) => {
      await withdraw(page)
      await expect(banner(page)).toBeHidden()
      await expect(privacyChoices(page)).toBeFocused()
    })

    // tests/unit/senders.test.ts checks which cookies are deleted, and on which domains.
    test('both analytics services stop, and their cookies are deleted', async ({
      page,
      services,
    }) => {
      await withdraw(page)
      expect(await cookies(page)).toEqual([])
      const before = services.requests.length
      await followLink(page, 'Skills')
      await page.clock.runFor(AFTER_LOAD_MS)
      expect(services.requests).toHaveLength(before)
      expect(await cookies(page)).toEqual([])
    })

    test('a second consent resumes both services without loading their scripts again', async ({
      page,
      services,
    }) => {
      await withdraw(page)
      await followLink(page, 'Skills')
      await privacyChoices(page).click()
      await acceptButton(page).click()
      await headerLink(page, 'Services').click()
      await expect.poll(() => viewedPaths(services)).toEqual(['/', '/services'])
      const reported = () =>
        services.pixel.map(({ address = '' }) => new URL(address).pathname)
      await expect.poll(reported).toEqual(['/', '/services'])
      const scripts = services.requests.filter((url) =>
        [ANALYTICS_SCRIPT, PIXEL_SCRIPT].includes(url),
      )
      expect(scripts).toHaveLength(2)
    })
  })

  test('Global Privacy Control stops measuring, and the banner names the reason', async ({
    page,
    services,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {
        get: () => true,
      }),
    )
    await page.clock.install()
    await page.goto('/')
    await page.clock.runFor(AFTER_LOAD_MS)
    await expect(banner(page)).toBeHidden()
    await privacyChoices(page).click()
    await expect(banner(page)).toContainText(
      'Your browser asks sites not to track you',
    )
    await expect(acceptButton(page)).toBeHidden()
    await banner(page).getByRole('button', { name: 'Close' }).click()
    await expect(privacyChoices(page)).toBeFocused()
    expect(services.requests).toEqual([])
  })
})
