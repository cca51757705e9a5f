import type { Locator, Page, Route } from 'playwright/test'
import { allow, axeFaults, expect, greyPicture } from './fixtures.ts'
import { hostTest } from './host.ts'
import { hydrate } from './hydration.ts'
import { consultation, openForm, stored } from './leads.ts'
import { followLink, headerLink } from './page-actions.ts'

const ANALYTICS_SCRIPT =
  'https://www.googletagmanager.com/gtag/js?id=G-TEST123456'
const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'

/**
 * Replaces the service's script: reads the queue, then listens, and sends with the id. As with its
 * default settings, it counts a page view for each history event that changes the address.
 */
const analyticsScript = `{
  const settings = {}
  let id
  const receive = (entry) => {
    // As the real one, which reads no arrays.
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return
    const [command, name, details] = entry
    if (command === 'config') id = name
    if (command !== 'event') Object.assign(settings, command === 'set' ? name : details)
    if (command !== 'event' || !id || window['ga-disable-' + id]) return
    document.cookie = '_ga=GA1.1.1.1; path=/'
    const [own, all] = [{ ...details }, { ...settings, ...details }]
    for (const known of ['page_location', 'page_referrer']) delete own[known]
    const { page_location: address = location.href, page_referrer: referrer } = all
    const sent = { name, details: own, address, referrer: referrer ?? document.referrer, settings }
    const options = { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(sent) }
    fetch('https://region1.google-analytics.com/g/collect?tid=' + id, options)
  }
  const gtag = (function () {
    receive(arguments)
  })
  const queue = window.dataLayer
  const { push } = queue
  queue.push = (...entries) => {
    entries.forEach(receive)
    return push.apply(queue, entries)
  }
  queue.slice().forEach(receive)
  gtag('event', 'user_engagement', {})
  let address = location.href
  const countView = () => {
    if (location.href !== address) gtag('event', 'page_view', {})
    address = location.href
  }
  for (const name of ['pushState', 'replaceState']) {
    const method = history[name]
    history[name] = (...parts) => {
      method.apply(history, parts)
      countView()
    }
  }
  for (const type of ['popstate', 'hashchange']) addEventListener(type, countView, true)
}`
const pixelScript = `{
  const { fbq } = window
  const held = []
  let id, granted = true, count = 0
  fbq.callMethod = (command, name, details) => {
    if (command === 'init') id = name
    if (command === 'consent') granted = name === 'grant'
    const from = { address: location.href, referrer: document.referrer }
    if (command === 'track') held.push({ name, details, ...from })
    // As the real one, which sends after a grant what came before it.
    for (const event of id && granted ? held.splice(0) : []) {
      document.cookie = '_fbp=fb.1; path=/'
      const sent = encodeURIComponent(JSON.stringify(event))
      new Image().src = 'https://www.facebook.com/tr/?id=' + id + '&n=' + count++ + '&sent=' + sent
    }
  }
  while (fbq.queue.length) fbq.callMethod(...fbq.queue.shift())
}`

interface SentRequest {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: details differ by event
  details: any
  /** Address and referrer that the service keeps with the event. */
  address?: string
  referrer?: string
  /** What the page has told analytics besides its events. */
  settings?: object
}
interface Services {
  analytics: SentRequest[]
  pixel: SentRequest[]
  /** Addresses of other hosts, photographs excepted. */
  requests: string[]
  /** Answers the services' scripts; replaced where a test breaks them. */
  answer: (route: Route, script: string) => Promise<void>
}

const test = hostTest.extend<{
  services: Services
  choice: 'accepted' | undefined
}>({
  build: '.cache/tracking',
  choice: [undefined, { option: true }],
  // For every test: no script of a service is asked for outside.
  services: [
    async ({ context, choice }, use) => {
      const services: Services = {
        analytics: [],
        pixel: [],
        requests: [],
        answer: (route, script) =>
          route.fulfill({ contentType: 'text/javascript', body: script }),
      }
      context.on('request', (request) => {
        if (
          /^https?:\/\/(?!localhost|images\.unsplash\.com)/.test(request.url())
        )
          services.requests.push(request.url())
      })
      await context.route(ANALYTICS_SCRIPT, (route) =>
        services.answer(route, analyticsScript),
      )
      await context.route(PIXEL_SCRIPT, (route) =>
        services.answer(route, pixelScript),
      )
      await context.route(
        'https://region1.google-analytics.com/**',
        (route) => {
          services.analytics.push(route.request().postDataJSON())
          return route.fulfill({ status: 204 })
        },
      )
      await context.route('https://www.facebook.com/tr/**', (route) => {
        services.pixel.push(
          JSON.parse(
            new URL(route.request().url()).searchParams.get('sent') ?? '',
          ),
        )
        return route.fulfill({
          contentType: 'image/svg+xml',
          body: greyPicture,
        })
      })
      if (choice)
        await context.addInitScript((choice) => {
          if (!sessionStorage.getItem('chosen'))
            localStorage.setItem('privacy-choice', choice)
          sessionStorage.setItem('chosen', '1')
        }, choice)
      await use(services)
    },
    { auto: true },
  ],
})

const banner = (page: Page) =>
  page.getByRole('region', { name: 'Privacy choices' })
const accept = (page: Page) =>
  banner(page).getByRole('button', { name: 'Accept', exact: true })
const reject = (page: Page) =>
  banner(page).getByRole('button', { name: 'Reject', exact: true })
const privacyChoices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' })
const named = (sent: readonly SentRequest[], name: string) =>
  sent.filter((event) => event.name === name).map(({ details }) => details)
/** Paths of the page views that analytics counts. */
const views = ({ analytics }: Services) =>
  named(analytics, 'page_view').map(({ page_path }) => page_path)
/** Longer than every wait after load, in ms: measuring starts after 1 s, the rest after 2 s. */
const AFTER_LOAD = 3000

test.describe('a page view', () => {
  test('is reported to nobody before a visitor agrees', async ({
    page,
    services,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await followLink(page, 'Skills')
    await page.clock.runFor(AFTER_LOAD)
    expect(services.requests).toEqual([])
    expect(await stored(page)).toEqual([])
  })

  test('is reported once to both services, also those before the answer', async ({
    page,
    services,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await followLink(page, 'Skills')
    await page.clock.runFor(AFTER_LOAD)
    await accept(page).click()
    await expect.poll(() => views(services)).toEqual(['/', '/skills'])
    await followLink(page, 'Services')
    // The address changes before the page does.
    await expect(page).toHaveTitle(/^Services/)
    await page.goBack()
    await expect(page).toHaveTitle(/^Skills/)
    await expect.poll(() => views(services)).toHaveLength(4)
    await page.clock.runFor(AFTER_LOAD)
    expect(views(services)).toEqual(['/', '/skills', '/services', '/skills'])
    expect(named(services.pixel, 'PageView')).toHaveLength(4)
  })

  test('names path and title of its page', async ({ page, services }) => {
    await page.goto('/')
    await followLink(page, 'Skills')
    await expect(page).toHaveTitle(/^Skills/)
    const page_title = await page.title()
    await accept(page).click()
    await expect.poll(() => views(services)).toHaveLength(2)
    expect(named(services.analytics, 'page_view')[1]).toEqual({
      page_path: '/skills',
      page_title,
    })
  })

  test('is reported without a question once a visitor has agreed', async ({
    page,
    services,
  }) => {
    await page.goto('/')
    await accept(page).click()
    await expect.poll(() => views(services)).toHaveLength(1)
    await page.reload()
    await expect.poll(() => views(services)).toHaveLength(2)
    await expect(banner(page)).toBeHidden()
  })
})

test("another tab's answer ends the question, and the stated answer is the last one", async ({
  page,
  context,
  services,
}) => {
  await page.goto('/contact')
  await expect(banner(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about')
  await accept(other).click()
  await expect(banner(page)).toBeHidden()
  const loads = () => services.requests.filter((url) => url === PIXEL_SCRIPT)
  await expect.poll(loads).toHaveLength(2)
  await privacyChoices(page).click()
  await expect(banner(page)).toContainText('At present: accepted.')
  for (const [answer, stated] of [
    [reject, 'rejected'],
    [accept, 'accepted'],
  ] as const) {
    await privacyChoices(other).click()
    await answer(other).click()
    await expect(banner(page)).toContainText(`At present: ${stated}.`)
  }
  expect(loads()).toHaveLength(2)
})

test('the speed of a page is reported as non-interaction events', async ({
  page,
  services,
}) => {
  await page.goto('/')
  await accept(page).click()
  const metrics = () =>
    named(services.analytics, 'performance_timing').map(
      ({ category, metric }) => `${category} ${metric}`,
    )
  // The largest paint is final at the first tap after measuring has begun.
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

test.describe('the question whether to measure', () => {
  test('has two equal answers', async ({ page }) => {
    await page.goto('/contact')
    await expect(banner(page)).toBeVisible()
    const looks = (answer: Locator) =>
      answer.evaluate((element) => {
        const { color, backgroundColor, borderColor, font } =
          getComputedStyle(element)
        const { top, height } = element.getBoundingClientRect()
        return { color, backgroundColor, borderColor, font, top, height }
      })
    expect(await looks(accept(page))).toEqual(await looks(reject(page)))
    expect(await axeFaults(page, { within: '#consent' })).toEqual([])
  })

  test('is answered by keyboard, after which the heading has the focus', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(banner(page)).toBeVisible()
    // It is the first element after the skip link.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(banner(page).locator(':focus')).toBeVisible()
    await reject(page).press('Enter')
    await expect(banner(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('#route-announcer')).toHaveText(
      'Nothing is measured.',
    )
  })
})

test.describe('a visitor who refused', () => {
  /** Refuses, and opens the page again. */
  async function refuse(page: Page) {
    await page.clock.install()
    await page.goto('/contact')
    await reject(page).click()
    await page.reload()
    await page.clock.runFor(AFTER_LOAD)
  }

  test('is not asked again, and one word of it is stored', async ({
    page,
    services,
  }) => {
    await refuse(page)
    await expect(banner(page)).toBeHidden()
    expect(services.requests).toEqual([])
    const kept = await page.evaluate(() => ({ ...localStorage }))
    expect(kept).toEqual({ 'privacy-choice': 'rejected' })
  })

  test('and agrees later is measured from then on alone', async ({
    page,
    services,
  }) => {
    await refuse(page)
    await page.locator('main a[href^="https://wa.me/"]').first().click()
    await privacyChoices(page).click()
    await accept(page).click()
    await expect.poll(() => views(services)).toHaveLength(1)
    expect(named(services.analytics, 'whatsapp_chat_clicked')).toEqual([])
  })

  test('and agrees while writing stays in the field', async ({ page }) => {
    await refuse(page)
    await privacyChoices(page).click()
    const field = page.getByLabel('Name', { exact: true })
    await field.fill('Asha')
    await accept(page).click()
    await expect(field).toBeFocused()
  })
})

test.describe('after consent', () => {
  test.use({ choice: 'accepted' })

  test('a filter, a place and an open form of a page are no views', async ({
    page,
    services,
  }) => {
    await page.goto('/projects?utm_source=asha@example.com')
    await expect
      .poll(() => services.pixel.length, 'both services are there')
      .toBeGreaterThan(0)
    await page.getByRole('radio', { name: 'Video Production' }).check()
    await expect(page).toHaveURL(/filter=video/)
    await headerLink(page, 'Home').click()
    await expect(page).toHaveTitle(/^(?!Portfolio)/)
    await page.getByRole('link', { name: 'See what I can do for you' }).click()
    await expect(page).toHaveURL('/#services')
    await page.goBack()
    await page.goto('/ai-mastery-course')
    await hydrate(page, 'ApplicationView')
    await page.locator('a[href="#apply"]').first().click()
    await expect(page.locator('form#application')).toBeVisible()
    await page.goBack()
    await expect(page.locator('form#application')).toBeHidden()
    await expect
      .poll(() => views(services))
      .toEqual(['/projects', '/', '/ai-mastery-course'])
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
      .poll(() => named(services.analytics, 'whatsapp_chat_clicked'))
      .toEqual([
        { value: 150, currency: 'USD', page_path: '/ai-mastery-course' },
      ])
  })

  test.describe('which a visitor withdraws', () => {
    const cookies = async (page: Page) =>
      (await page.context().cookies()).map(({ name }) => name).sort()

    /** Agrees, and takes it back. */
    async function withdraw(page: Page) {
      await page.clock.install()
      await page.goto('/')
      await expect.poll(() => cookies(page)).toEqual(['_fbp', '_ga'])
      await privacyChoices(page).click()
      await expect(banner(page)).toContainText('At present: accepted.')
      await reject(page).click()
    }

    test('the banner closes, and the button that opened it has the focus', async ({
      page,
    }) => {
      await withdraw(page)
      await expect(banner(page)).toBeHidden()
      await expect(privacyChoices(page)).toBeFocused()
    })

    // Each cookie, on each domain: tests/unit/senders.test.ts.
    test('both services stop, without their cookies', async ({
      page,
      services,
    }) => {
      await withdraw(page)
      expect(await cookies(page)).toEqual([])
      const before = services.requests.length
      await followLink(page, 'Skills')
      await page.clock.runFor(AFTER_LOAD)
      expect(services.requests).toHaveLength(before)
      expect(await cookies(page)).toEqual([])
    })

    test('both go on by another yes, and are not loaded again', async ({
      page,
      services,
    }) => {
      await withdraw(page)
      await followLink(page, 'Skills')
      await privacyChoices(page).click()
      await accept(page).click()
      await headerLink(page, 'Services').click()
      await expect.poll(() => views(services)).toEqual(['/', '/services'])
      const reported = () =>
        services.pixel.map(({ address = '' }) => new URL(address).pathname)
      await expect.poll(reported).toEqual(['/', '/services'])
      const scripts = services.requests.filter((url) =>
        [ANALYTICS_SCRIPT, PIXEL_SCRIPT].includes(url),
      )
      expect(scripts).toHaveLength(2)
    })
  })

  test('an address that is no page, and a query, never leave the browser', async ({
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
    await expect.poll(() => views(services)).toEqual(['/404'])
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
    // Signals and features for advertising stay off, and cookies on this host.
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

  test('Global Privacy Control is heeded, and the footer says why', async ({
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
    await page.clock.runFor(AFTER_LOAD)
    await expect(banner(page)).toBeHidden()
    await privacyChoices(page).click()
    await expect(banner(page)).toContainText(
      'Your browser asks sites not to track you',
    )
    await expect(accept(page)).toBeHidden()
    await banner(page).getByRole('button', { name: 'Close' }).click()
    await expect(privacyChoices(page)).toBeFocused()
    expect(services.requests).toEqual([])
  })

  for (const [failure, answer, messages] of [
    [
      'blocked',
      (route) => route.abort('blockedbyclient'),
      ['Failed to load resource'],
    ],
    [
      'throwing',
      (route, script) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `{
            const fail = () => { throw new Error('their fault') }
            window.${script === pixelScript ? 'fbq.callMethod' : 'dataLayer.push'} = fail
            fail()
          }`,
        }),
      ['their fault', 'An event was not reported'],
    ],
  ] as [string, Services['answer'], string[]][])
    test(`pages change, and forms are sent, with both services ${failure}`, async ({
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
      // By a key: the toast that is just coming lies beside the button.
      await privacyChoices(page).press('Enter')
      await reject(page).click()
      await expect(banner(page)).toBeHidden()
    })
})
