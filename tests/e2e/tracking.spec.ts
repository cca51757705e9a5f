import type { Page } from 'playwright/test'
import { allow, expect } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import { consultation, openForm, storedKeys } from './leads.ts'
import { followLink, headerLink } from './page-actions.ts'
import {
  AFTER_LOAD_MS,
  ANALYTICS_SCRIPT,
  acceptButton,
  banner,
  PIXEL_SCRIPT,
  parametersOf,
  pixelStub,
  privacyChoices,
  rejectButton,
  type Services,
  test,
  viewedPaths,
} from './services.ts'

// Whether anything is measured at all is tested in tests/e2e/consent.spec.ts.

test.describe('a page view', () => {
  test('is reported to no service before a visitor agrees', async ({
    page,
    services,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await followLink(page, 'Skills')
    await page.clock.runFor(AFTER_LOAD_MS)
    expect(services.requests).toEqual([])
    expect(await storedKeys(page)).toEqual([])
  })

  test('is reported once to analytics and the pixel, even if the visitor consents later', async ({
    page,
    services,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await followLink(page, 'Skills')
    await page.clock.runFor(AFTER_LOAD_MS)
    await acceptButton(page).click()
    await expect.poll(() => viewedPaths(services)).toEqual(['/', '/skills'])
    await followLink(page, 'Services')
    // The address changes before the page is shown.
    await expect(page).toHaveTitle(/^Services/)
    await page.goBack()
    await expect(page).toHaveTitle(/^Skills/)
    await expect.poll(() => viewedPaths(services)).toHaveLength(4)
    await page.clock.runFor(AFTER_LOAD_MS)
    expect(viewedPaths(services)).toEqual([
      '/',
      '/skills',
      '/services',
      '/skills',
    ])
    expect(parametersOf(services.pixel, 'PageView')).toHaveLength(4)
  })

  test('is reported with the path and title of its page', async ({
    page,
    services,
  }) => {
    await page.goto('/')
    await followLink(page, 'Skills')
    await expect(page).toHaveTitle(/^Skills/)
    const page_title = await page.title()
    await acceptButton(page).click()
    await expect.poll(() => viewedPaths(services)).toHaveLength(2)
    expect(parametersOf(services.analytics, 'page_view')[1]).toEqual({
      page_path: '/skills',
      page_title,
    })
  })

  test('is reported after a reload without asking for consent again', async ({
    page,
    services,
  }) => {
    await page.goto('/')
    await acceptButton(page).click()
    await expect.poll(() => viewedPaths(services)).toHaveLength(1)
    await page.reload()
    await expect.poll(() => viewedPaths(services)).toHaveLength(2)
    await expect(banner(page)).toBeHidden()
  })
})

test('the speed of a page is reported to analytics, each metric as an event', async ({
  page,
  services,
}) => {
  await page.goto('/')
  await acceptButton(page).click()
  const metrics = () =>
    parametersOf(services.analytics, 'performance_timing').map(
      ({ category, metric }) => `${category} ${metric}`,
    )
  // The largest contentful paint is final at the first tap after measuring has begun.
  await expect.poll(metrics).toContain('web-vitals FCP')
  await followLink(page, 'Skills')
  const expected = [
    'navigation load',
    'paint first-paint',
    'measure page-change',
  ]
  const vitals = ['FCP', 'LCP', 'TTFB'].map((name) => `web-vitals ${name}`)
  await expect
    .poll(metrics)
    .toEqual(expect.arrayContaining([...expected, ...vitals]))
  // Layout shift and interaction are final when the visitor leaves.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect.poll(metrics).toContain('web-vitals CLS')
})

test.describe('after consent', () => {
  test.use({ choice: 'accepted' })

  const notPageViews: [
    what: string,
    path: string,
    act: (page: Page) => Promise<unknown>,
  ][] = [
    [
      'a chosen filter',
      '/projects?utm_source=asha@example.com',
      async (page) => {
        await page.getByRole('radio', { name: 'Video Production' }).check()
        await expect(page).toHaveURL(/filter=video/)
      },
    ],
    [
      'a link to a part of the page',
      '/',
      async (page) => {
        const link = { name: 'See what I can do for you' }
        await page.getByRole('link', link).click()
        await expect(page).toHaveURL('/#services')
        await page.goBack()
      },
    ],
    [
      'an open form',
      '/ai-mastery-course',
      async (page) => {
        await hydrate(page, 'ApplicationView')
        await page.locator('a[href="#apply"]').first().click()
        await expect(page.locator('form#application')).toBeVisible()
        await page.goBack()
      },
    ],
  ]
  for (const [what, path, act] of notPageViews)
    test(`${what} is reported neither as a page view nor as part of a URL`, async ({
      page,
      services,
    }) => {
      await page.goto(path)
      await expect
        .poll(() => services.pixel.length, 'both services have loaded')
        .toBeGreaterThan(0)
      await act(page)
      await headerLink(page, 'Skills').click()
      const [own] = path.split('?')
      await expect.poll(() => viewedPaths(services)).toEqual([own, '/skills'])
      for (const { name, address } of services.analytics)
        expect(address, name).not.toMatch(/[?#@]/)
    })

  test('a chat is reported with the page where it was opened', async ({
    page,
    services,
  }) => {
    await page.goto('/ai-mastery-course')
    await page.locator('main a[href^="https://wa.me/"]').first().click()
    await expect
      .poll(() => parametersOf(services.analytics, 'whatsapp_chat_clicked'))
      .toEqual([
        { value: 150, currency: 'USD', page_path: '/ai-mastery-course' },
      ])
  })

  test('neither an unknown path nor a query is reported', async ({
    page,
    services,
    host,
  }) => {
    allow(page, '404')
    await page.goto(
      '/unsubscribe/asha@example.org/t0ken?id=asha@example.org#asha',
      {
        referer: `${host.url}/reset/asha@example.org?id=t0ken`,
      },
    )
    await expect.poll(() => services.pixel).toHaveLength(1)
    await expect.poll(() => viewedPaths(services)).toEqual(['/404'])
    await page.goto('/service-request?service=consulting&id=t0ken#asha', {
      referer: 'https://mail.example.org/read?id=asha@example.org#t0ken',
    })
    await expect.poll(() => services.pixel).toHaveLength(2)
    await headerLink(page, 'Skills').click()
    await expect.poll(() => services.pixel).toHaveLength(3)
    const [own, mail] = [`${host.url}/`, 'https://mail.example.org/read']
    expect(
      services.pixel.map(({ address, referrer }) => [address, referrer]),
    ).toEqual([
      [`${host.url}/404`, own],
      [`${host.url}/service-request`, mail],
      [`${host.url}/skills`, mail],
    ])
    for (const { name, address, referrer } of services.analytics) {
      expect(new URL(address ?? '').pathname, name).toMatch(
        /^\/(404|service-request|skills)$/,
      )
      expect([own, mail], name).toContain(referrer)
    }
    expect(JSON.stringify(services)).not.toMatch(/asha|t0ken/)
    // Signals and features for advertising stay off, and cookies are for this host only.
    expect(services.analytics.at(-1)?.settings).toMatchObject({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      send_page_view: false,
      cookie_domain: 'localhost',
    })
  })

  for (const [failure, answer, messages] of [
    [
      'blocked',
      (route) => route.abort('blockedbyclient'),
      ['Failed to load resource'],
    ],
    [
      'throwing errors',
      (route, script) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `{
            const fail = () => { throw new Error('their fault') }
            window.${script === pixelStub ? 'fbq.callMethod' : 'dataLayer.push'} = fail
            fail()
          }`,
        }),
      ['their fault', 'An event was not reported'],
    ],
  ] as [string, Services['answer'], string[]][])
    test(`pages change and forms are sent although both services are ${failure}`, async ({
      page,
      services,
    }) => {
      allow(page, ...messages)
      services.answer = answer
      await page.goto('/')
      await expect
        .poll(() => services.requests)
        .toEqual(expect.arrayContaining([ANALYTICS_SCRIPT, PIXEL_SCRIPT]))
      await headerLink(page, 'Skills').click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      const { button, fill, success } = await openForm(page, consultation)
      await fill()
      await button.click()
      await expect(success).toBeVisible()
      // Presses a key, since the toast that is appearing may cover the button.
      await privacyChoices(page).press('Enter')
      await rejectButton(page).click()
      await expect(banner(page)).toBeHidden()
    })
})
