import type { Page } from 'playwright/test'
import {
  allow,
  expect,
  holdBack,
  skippedBlocks,
  test,
  withMotion,
} from './fixtures.ts'
import { hydrate } from './hydration.ts'
import * as leads from './leads.ts'
import * as actions from './page-actions.ts'

test.use(withMotion)

const { application, contact, formOn, marker } = leads
const { clickLink, followLink, goByLink, isSameDocument, logOf, markDocument } =
  actions

test.describe('a visitor who follows links', () => {
  test.use({ viewport: { width: 1366, height: 900 } })

  const markedLink = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')

  test('skips to the content by keyboard', async ({ page }) => {
    await page.goto('/about')
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('link', { name: 'Skip to content' }),
    ).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/about#main')
  })

  test('gets the next page without a page load, at its top, with a focused heading', async ({
    page,
  }) => {
    await page.goto('/about')
    await markDocument(page)
    await goByLink(page, '/services/youtube-strategy')
    expect(await isSameDocument(page)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('presses no control of the next page by double-clicking a link', async ({
    page,
  }) => {
    await actions.openAndStart(page, '/about')
    const reached = page.evaluate(async () => {
      const reachesContent = () =>
        Boolean(
          document
            .elementFromPoint(innerWidth / 2, innerHeight / 2)
            ?.closest('main'),
        )
      await new Promise((done) =>
        navigation.addEventListener('navigatesuccess', done, { once: true }),
      )
      const atOnce = reachesContent()
      const motion = document.querySelector('main')?.getAnimations() ?? []
      await Promise.all(motion.map(({ finished }) => finished))
      return { atOnce, later: reachesContent() }
    })
    await followLink(page, 'Skills')
    expect(await reached).toEqual({ atOnce: false, later: true })
  })

  test('hears the title of the next page', async ({ page }) => {
    await page.goto('/about')
    await goByLink(page, '/services/youtube-strategy')
    await expect(page).toHaveTitle(/YouTube/)
    await expect(page.locator('#route-announcer')).toHaveText(
      await page.title(),
    )
  })

  test('sees in the header which page or section of the site is shown', async ({
    page,
  }) => {
    await page.goto('/about')
    await followLink(page, 'Skills')
    await expect(
      markedLink(page).and(page.locator('[aria-current=page]')),
    ).toHaveText('Skills')
    await goByLink(page, '/services/youtube-strategy')
    await expect(
      markedLink(page).and(page.locator('[aria-current=true]')),
    ).toHaveText('Services')
  })

  test('gets the same document head as a visitor who loads the page', async ({
    page,
  }) => {
    const readHead = () =>
      page
        .locator(
          'head :is([rel=canonical], [name=description], script[type$=json])',
        )
        .evaluateAll((all) => all.map((one) => one.outerHTML))
    await page.goto('/about')
    await goByLink(page, '/services/youtube-strategy')
    const head = await readHead()
    await page.goto('/services/youtube-strategy')
    expect(head).toEqual(await readHead())
  })

  for (const api of ['with', 'without'])
    for (const [lead, query] of [
      [contact, ''],
      [leads.serviceRequest, '?service=seo-services'],
    ] as const)
      test(`keeps text in ${lead.name} if a link reopens its page, ${api} Navigation API`, async ({
        page,
      }) => {
        if (api === 'without') await actions.removeNavigationApi(page)
        await page.goto(lead.path + query)
        const { message } = formOn(page, lead)
        await message.fill(marker)
        await markDocument(page)
        await clickLink(page, `:is(header, footer) a[href="${lead.path}"]`)
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        expect(await isSameDocument(page)).toBe(true)
        await expect(message).toHaveValue(marker)
      })

  for (const api of ['with', 'without'])
    test(`keeps text in the application if a link closes the form, ${api} Navigation API`, async ({
      page,
    }) => {
      if (api === 'without') await actions.removeNavigationApi(page)
      const { message } = await leads.openForm(page, application)
      await message.fill(marker)
      await clickLink(page, `header a[href="${application.path}"]`)
      await expect(page.locator('#program-details')).toBeVisible()
      await expect(page).toHaveURL(application.path)
      await page.locator('a[href="#apply"]').first().click()
      await expect(message).toHaveValue(marker)
    })

  test('returns to the same scroll position on Back', async ({ page }) => {
    await page.goto('/legal/terms-of-service')
    await actions.scrollPage(page, 1200)
    await goByLink(page, '/legal/privacy-policy')
    await actions.goBack(page)
    await expect(page).toHaveTitle(/Terms/)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1200)
  })

  for (const width of [390, 1366])
    test(`sees the target of a URL's hash below the header, in a window ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const openByAddress = () => page.goto('/#contact')
      const openByLink = async () => {
        await page.goto('/about')
        await clickLink(page, 'main a[href="/#contact"]')
      }
      for (const visit of [openByAddress, openByLink]) {
        await visit()
        await expect(page).toHaveURL('/#contact')
        // Once no block is skipped, everything above the target has its final size.
        await expect(page.locator(skippedBlocks)).toHaveCount(0)
        const { y = Number.NaN } =
          (await page.locator('#contact').boundingBox()) ?? {}
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThan(250)
      }
    })

  test.describe('to a page that does not exist', () => {
    const missingAddress =
      '/unsubscribe/asha@example.org/t0ken?utm_campaign=diwali'
    test.beforeEach(({ page }) => {
      allow(page, '404')
    })

    test('reads that the page was not found, in a response with status 404', async ({
      page,
    }) => {
      const response = await page.goto(missingAddress)
      expect(response?.status()).toBe(404)
      await expect(page.getByText('404', { exact: true })).toBeVisible()
      await expect(
        page.getByRole('heading', { name: 'Oops! Page not found' }),
      ).toBeVisible()
    })

    test('causes one console message with the path of that page', async ({
      page,
    }) => {
      await page.goto(missingAddress)
      const logged = async () =>
        (await logOf(page)).filter((text) =>
          /no page.*\/unsubscribe/.test(text),
        )
      await expect.poll(logged).toHaveLength(1)
    })

    test('can go home, and the site does not record the unknown path as the page of entry', async ({
      page,
    }) => {
      await page.goto(missingAddress)
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await expect(page).toHaveURL('/')
      // tests/unit/source-line.test.ts checks how a message names the page of entry.
      await expect(page.locator('html')).toHaveAttribute('data-entrance', '')
    })
  })
})

test('a filter still applies to the current page while the next page loads', async ({
  page,
}) => {
  await page.goto('/projects')
  const release = await holdBack(page, '**/testimonials')
  await clickLink(page, 'header a[href="/testimonials"]')
  await page.getByRole('radio', { name: 'Video Production' }).check()
  await expect(page).toHaveURL('/projects?filter=video')
  release()
  await expect(page).toHaveURL('/testimonials')
  await expect(page).toHaveTitle(/Testimonials/)
  await actions.goBack(page)
  await expect(page).toHaveURL('/projects?filter=video')
  await expect(
    page.getByRole('radio', { name: 'Video Production' }),
  ).toBeChecked()
})

test('a choice of a tab does not change the URL while Back still loads another page', {
  tag: '@silent-reload',
}, async ({ page }) => {
  await page.goto('/testimonials')
  await clickLink(page, 'header a[href="/skills"]')
  await expect(page).toHaveURL('/skills')
  await page.reload()
  await hydrate(page, 'Tabs')
  const release = await holdBack(page, '**/testimonials')
  await actions.goBack(page)
  await expect(page).toHaveURL('/testimonials')
  await page.locator('#tab-2').click()
  await expect(page).toHaveURL('/testimonials')
  release()
  await expect(page).toHaveTitle(/Testimonials/)
  await expect(page).toHaveURL('/testimonials')
})

for (const [how, removed, isSoft] of [
  ['was minified by the host', '', true],
  ['lacks its version in the response', /<meta name=version [^>]*>/, false],
  ['lacks the id of its style sheet in the response', ' id=page-css', false],
] as const)
  test(`a page that ${how} is shown after a tap on its link`, async ({
    page,
  }) => {
    await actions.serveChanged(page, (html) =>
      html
        .replace(/<!--.*?-->/gs, '')
        .replace(/<[a-z][^>]*>/g, (tag) =>
          tag.replace(/="([^\s"'`=<>]+)"(?!\/)/g, '=$1'),
        )
        .replace(removed, ''),
    )
    await page.goto('/about')
    await markDocument(page)
    await followLink(page, 'Skills')
    await expect(page).toHaveTitle(/Skills/)
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(
      'Unexpected',
    )
    expect(await isSameDocument(page)).toBe(isSoft)
    await followLink(page, 'Contact')
    await expect(formOn(page, contact).form).toBeVisible()
  })

test('a link with a text fragment leads to the named text on another page', async ({
  page,
}) => {
  await page.goto('/about')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href =
      '/legal/privacy-policy#:~:text=service%20worker%20keeps%20copies'
    link.textContent = 'What is kept'
    document.querySelector('h1')?.append(link)
  })
  await page.getByRole('link', { name: 'What is kept' }).click()
  await expect(page).toHaveTitle(/Privacy/)
  await expect(page.getByText('A service worker keeps copies')).toBeInViewport()
})

for (const how of ['refuse every use', 'cannot be reached', 'do not exist'])
  test(`every script starts although the browser's storage objects ${how}`, async ({
    page,
  }) => {
    await page.addInitScript((how) => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      const refuseUse = () => {
        for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const)
          Storage.prototype[name] = deny
      }
      const replaceStores = (get: () => unknown) => {
        for (const name of ['sessionStorage', 'localStorage'])
          Object.defineProperty(window, name, { get })
      }
      if (how === 'refuse every use') refuseUse()
      if (how === 'cannot be reached') replaceStores(deny)
      if (how === 'do not exist') replaceStores(() => null)
    }, how)
    await page.goto('/ai-mastery-course')
    await page.reload()
    await actions.waitForStart(page)
    await page.getByText('International (USD)').first().click()
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'USD')
    await markDocument(page)
    await followLink(page, 'Skills')
    expect(await isSameDocument(page)).toBe(true)
  })

test('Back during a reload shows the previous page, and Forward shows the typed text', {
  tag: '@silent-reload',
}, async ({ page }) => {
  await page.goto('/about')
  await goByLink(page, contact.path)
  const release = await holdBack(page, '**/assets/app-*.js')
  await page.reload({ waitUntil: 'commit' })
  const { message } = formOn(page, contact)
  await message.fill(marker)
  await actions.goBack(page)
  await expect(page).toHaveURL('/about')
  release()
  await expect(page).toHaveTitle(/About/)
  await actions.goForward(page)
  await expect(message).toHaveValue(marker)
})
