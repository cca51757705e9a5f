import { expect, test } from './fixtures.ts'
import { hydrate, hydrateAll } from './hydration.ts'
import { isSameDocument, markDocument } from './page-actions.ts'
import { tryEverything, violations, watchViolations } from './policy.ts'

test('the policy holds on the next page', async ({ page }) => {
  await watchViolations(page)
  await page.goto('/')
  await markDocument(page)
  for (const route of ['/services', '/career/beginner', '/consultation']) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
    }, route)
    await expect(page).toHaveURL(route)
    await hydrateAll(page)
    await tryEverything(page)
  }
  await page.goBack()
  await expect(page).toHaveURL('/career/beginner')
  expect(await isSameDocument(page), 'pages were swapped, not loaded').toBe(true)
  expect(await violations(page)).toEqual([])
})

test('text cannot become markup or script by accident', async ({ page, allowed }) => {
  allowed.push('This document requires', 'violates the following Content Security')
  await watchViolations(page)
  await page.goto('/')
  const attempts = await page.evaluate(() => {
    const nameOfError = (attempt: () => void) => {
      try {
        attempt()
        return 'allowed'
      } catch (error) {
        return (error as Error).name
      }
    }
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown }
    }
    return [
      () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      () => Object.assign(document.createElement('script'), { src: 'https://example.org/x.js' }),
      () => document.createElement('a').setAttribute('onclick', 'alert()'),
      () => trustedTypes.createPolicy('another', {}),
    ].map(nameOfError)
  })
  expect(attempts).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
  await page.evaluate(() =>
    document.body.append(
      Object.assign(document.createElement('iframe'), { src: 'https://example.org/' }),
    ),
  )
  await expect
    .poll(async () => (await violations(page)).map((entry) => entry.split(' ')[0]))
    .toEqual([
      'require-trusted-types-for',
      'require-trusted-types-for',
      'require-trusted-types-for',
      'trusted-types',
      'frame-src',
    ])
})

test('injected scripts and styles do not run', async ({ page, allowed }) => {
  allowed.push('violates the following Content Security')
  await watchViolations(page)
  const data = "data:text/javascript,window.__ran='data'"
  const foreign = 'https://example.org/x.js'
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const injected = [
      "<script>window.__ran='inline'</script>",
      `<script src="${foreign}"></script>`,
      `<link rel="modulepreload" href="${data}">`,
      `<script type="module" src="${data}"></script>`,
      '<style>main{display:none}</style>',
    ]
    await route.fulfill({
      response,
      body: (await response.text()).replace('<main', `${injected.join('')}<main`),
    })
  })
  await page.goto('/contact')
  await hydrate(page)
  expect(await page.evaluate(() => (window as unknown as { __ran?: string }).__ran)).toBeUndefined()
  const refused = (await violations(page)).map((entry) => entry.split(' ').slice(0, 2).join(' '))
  expect(new Set(refused.map((entry) => entry.replace(/http:\/\/[^/]+/, '')))).toEqual(
    new Set([
      'script-src-elem inline',
      `script-src-elem ${foreign}`,
      'script-src-elem data',
      'style-src-elem inline',
    ]),
  )
})

test('a chat window that a form opens keeps its handle', async ({ page }) => {
  await page.goto('/')
  const popup = page.waitForEvent('popup')
  await page.evaluate(() =>
    Object.assign(window, {
      handle: window.open('https://wa.me/910000000000?text=Hello', '_blank'),
    }),
  )
  await (await popup).waitForLoadState()
  expect(
    await page.evaluate(() => (window as unknown as { handle: Window | null }).handle?.closed),
  ).toBe(false)
})

test('a form without script may open the mail program and no other address', async ({
  page,
  allowed,
}) => {
  allowed.push('violates the following Content Security')
  await watchViolations(page)
  await page.goto('/')
  const send = (action: string) =>
    page.evaluate((action) => {
      const form = Object.assign(document.createElement('form'), {
        action,
        method: 'post',
        enctype: 'text/plain',
      })
      document.body.append(form)
      form.submit()
    }, action)
  await send('mailto:hello@example.com?subject=Hello')
  // A forbidden submission is refused after it.
  await send('https://elsewhere.example/')
  await expect
    .poll(() => violations(page))
    .toEqual([expect.stringContaining('form-action https://elsewhere.example')])
})
