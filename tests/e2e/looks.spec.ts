import { expect, test } from './fixtures.ts'
import { openStarted } from './page-actions.ts'
import { career } from './programs.ts'

// What a rule of a style sheet gives on every page that has it. On paper: print.spec.ts.

for (const path of ['/', '/contact', '/projects', career])
  test(`a keyboard sees where it is on ${path}`, async ({ page }) => {
    await openStarted(page, path)
    const unseen = await page.evaluate(() => {
      const controls = document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, input, select, textarea, [tabindex="0"]',
      )
      return [...controls]
        .filter((control) => {
          control.focus({ preventScroll: true })
          if (document.activeElement !== control) return false
          const { outlineStyle, outlineWidth } = getComputedStyle(control)
          return outlineStyle !== 'solid' || parseFloat(outlineWidth) < 2
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100))
    })
    expect(unseen).toEqual([])
  })

test('the skip link is out of sight until it has the focus', async ({
  page,
}) => {
  await openStarted(page, '/about')
  const link = page.locator('.skip-link')
  await expect(link).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(link).toBeInViewport({ ratio: 1 })
})

test('words for screen readers alone take no room', async ({ page }) => {
  await openStarted(page, '/')
  const sizes = await page.locator('.sr-only').evaluateAll((parts) =>
    parts.map((part) => {
      const { width, height } = part.getBoundingClientRect()
      return Math.max(width, height)
    }),
  )
  expect(sizes.length).toBeGreaterThan(0)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1)
})

test('a page on its way is announced by a bar above everything', async ({
  page,
}) => {
  await openStarted(page, '/about')
  const bar = await page.evaluate(() => {
    document.documentElement.dataset.loading = 'link'
    const style = getComputedStyle(document.documentElement, '::after')
    const { position, top, left, right, height, zIndex, animationName } = style
    const header = document.querySelector('.site-header') as HTMLElement
    const isAbove = Number(zIndex) > Number(getComputedStyle(header).zIndex)
    return { position, top, left, right, height, isAbove, animationName }
  })
  expect(bar).toEqual({
    position: 'fixed',
    top: '0px',
    left: '0px',
    right: '0px',
    height: '3px',
    isAbove: true,
    animationName: 'loading',
  })
})

test('a page that Chrome translates into Arabic keeps the order of its sentences and numbers', async ({
  page,
}) => {
  await openStarted(page, '/contact')
  await page.evaluate(() =>
    document.documentElement.classList.add('translated-rtl'),
  )
  await expect(page.locator('main h1')).toHaveCSS('direction', 'rtl')
  await expect(page.locator('main p').first()).toHaveCSS('direction', 'rtl')
  const phone = page.locator('main dd [href^="tel:"]').first()
  await expect(phone).toHaveCSS('direction', 'ltr')
})

test.describe('a visitor without script', { tag: '@no-script' }, () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/contact', career])
    test(`sees nothing on ${path} that only a script answers`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.locator('.needs-script').first()).toBeAttached()
      await expect(page.locator('.needs-script:visible')).toHaveCount(0)
    })
})

test.describe('a phone', { tag: '@touch' }, () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('has a menu and calls in its header that a finger hits', async ({
    page,
  }) => {
    await openStarted(page, '/about')
    const heights = await page
      .locator('.site-header :is(a, summary, button):visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => !control.classList.contains('stretched'))
          .map((control) => control.getBoundingClientRect().height),
      )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })

  test('shows no code to scan, which it would have to scan itself', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(page.locator('.needs-mouse').first()).toBeAttached()
    await expect(page.locator('.needs-mouse:visible')).toHaveCount(0)
  })
})
