import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import {
  expect,
  routes,
  setTextSize,
  sidewaysScroll,
  test,
} from './fixtures.ts'
import { boxOf, serveChanged } from './page-actions.ts'
import { cutTexts } from './text-layout.ts'

/** Long names of places, people and firms in India and Germany, and long addresses. */
const longWords = [
  'Thiruvananthapuramdistrict',
  'Donaudampfschifffahrtsgesellschaft',
  'Venkatanarasimharajuvaripeta',
  'lakshminarayanan.venkatasubramanian@thiruvananthapuram.example',
  'Leutheusser-Schnarrenberger-Rechtsanwaltskanzlei',
  'https://www.donaudampfschifffahrt.example/thiruvananthapuram?from=kanchipuram&to=rothenburg',
]

/** Window width and the browser's text size in px: 16, or 32 for 200 % (WCAG 1.4.4). */
type View = readonly [width: number, textSize: number]
const wideView: View = [1366, 16]
/** The views with the narrowest columns. */
const narrowestViews: readonly View[] = [
  [320, 16],
  [320, 32],
]
/** Each page is checked in one of these views, in turn. */
const otherViews: readonly View[] = [
  [390, 16],
  [768, 16],
  [1024, 32],
  [1366, 32],
]

/** Opens all `<details>`, and shows what is hidden without script. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details'))
      details.open = true
    for (const part of document.querySelectorAll('.needs-script'))
      part.classList.remove('needs-script')
  })

/** Cuts each text in `main` to at most eight words and replaces them by long ones. */
const replaceWords = (page: Page) =>
  page.evaluate((longWords) => {
    const main = document.querySelector('main') as HTMLElement
    const texts = document.createNodeIterator(main, NodeFilter.SHOW_TEXT)
    let next = 0
    for (
      let text = texts.nextNode() as Text;
      text;
      text = texts.nextNode() as Text
    ) {
      if (
        !/\p{L}/u.test(text.data) ||
        text.parentElement?.closest('noscript, .sr-only')
      )
        continue
      text.data = text.data
        .split(/\s+/, 8)
        .map((word) => (word ? longWords[next++ % longWords.length] : ''))
        .join(' ')
    }
  }, longWords)

/** Selects what is visible only once opened, with script, in print or in another window size. */
const hiddenOnPurpose = [
  'details:not([open]), noscript, [role=tooltip], #chat-widget, .needs-script',
  '[data-needs-script], .print\\:block, .lg\\:hidden, .md\\:hidden',
].join()

/** Texts in `main` that are invisible without script but should not be. */
const invisibleTexts = (page: Page) =>
  page.locator('main :is(p, h2, h3, li, figure)').evaluateAll(
    (elements, hiddenOnPurpose) =>
      elements
        .filter((element) => !element.closest(hiddenOnPurpose))
        .filter(
          (element) =>
            !element.checkVisibility({
              opacityProperty: true,
              visibilityProperty: true,
            }),
        )
        .map((element) => element.textContent?.trim().slice(0, 60))
        .filter(Boolean),
    hiddenOnPurpose,
  )

// Without script, every panel is open.
test.use({ javaScriptEnabled: false })

test('wide code, tables and pictures in Markdown stay within their column', async ({
  page,
}) => {
  // No page has wide code or a table, so the build drops the CSS for them; the test adds it again.
  const rules = ['elements', 'prose']
    .map((name) => readFileSync(`components/styles/${name}.css`, 'utf8'))
    .join('')
  const wideText = 'Thiruvananthapuram '.repeat(60)
  const parts = [
    `<pre>${wideText}</pre>`,
    `<table><tr><td>${wideText.replaceAll(' ', '<td>')}</table>`,
  ]
    .map((part) => `<section class="scrolling">${part}</section>`)
    .concat('<p><img width="3000" height="300" alt=""></p>')
    .join('')
  await serveChanged(page, (html) =>
    html
      .replace(/<meta http-equiv[^>]*>/, `<style>${rules}</style>`)
      .replace(/<div class="?prose[^>]*>/, `$&${parts}`),
  )
  for (const route of ['/legal/disclaimer', '/content/travel'])
    for (const width of [320, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(route)
      const overflow = page
        .locator('.prose, .scrolling')
        .evaluateAll((all) =>
          all.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
        )
      expect(await overflow, `${route} at ${width} px`).toEqual([
        false,
        true,
        true,
      ])
      expect(await cutTexts(page), `${route} at ${width} px`).toEqual([])
    }
})

test('without script, the results of a project on home are below its text in wide windows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await page.goto('/')
  const row = page.locator('.project-row').first()
  const text = await boxOf(row.locator('.project-text'))
  const results = await boxOf(row.locator('.project-results'))
  expect(results.y).toBeGreaterThanOrEqual(text.y + text.height)
})

test('without script, each panel of skills on home is below its title in wide windows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await page.goto('/')
  const titles = page.locator('#skills').getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(await page.locator('#skills .panel').count())
  await expect(titles.first()).toBeVisible()
})

for (const half of [0, 1]) {
  const group = routes.filter((_, index) => index % 2 === half)
  test(`${group[0]} and ${group.length - 1} more pages hide no text and cut no long word`, async ({
    page,
  }) => {
    const setView = async ([width, textSize]: View) => {
      await page.setViewportSize({ width, height: 800 })
      await setTextSize(page, textSize)
    }
    const faults: string[] = []
    for (const [index, route] of group.entries()) {
      await setView(wideView)
      await page.goto(route, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('h1')).toBeVisible()
      const panels = page.locator(
        '[role=tabpanel], [data-panel], .filtered input',
      )
      await expect(panels.filter({ visible: false }), route).toHaveCount(0)
      expect(await invisibleTexts(page), route).toEqual([])
      await openAll(page)
      await replaceWords(page)
      const other = otherViews[index % otherViews.length] ?? wideView
      for (const view of [...narrowestViews, wideView, other]) {
        await setView(view)
        const found = await cutTexts(page)
        if ((await sidewaysScroll(page)) > 0) found.push('scrolls sideways')
        faults.push(...found.map((fault) => `${route} ${view}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
}

/** Addresses with a hash that links of the site lead to; skip links do not count. */
const hashAddresses = new Set(
  routes.flatMap((route) =>
    [
      ...readFileSync(`dist/${fileOfRoute(route)}`, 'utf8').matchAll(
        / href="(\/[^"#]*)?#((?!main")[^"]+)"/g,
      ),
    ].map(([, path = route, id]) => `${path}#${id}`),
  ),
)

/** Width and height of windows with the browser's text size, in px. */
const windowSizes = [
  [390, 844, 16],
  [390, 844, 20],
  [390, 844, 32],
  [320, 640, 32],
  [768, 1024, 24],
  [1366, 900, 32],
] as const

test('the header covers no link target, at any width and text size', async ({
  page,
}) => {
  const hidden: string[] = []
  for (const path of routes) {
    const addresses = [...hashAddresses].filter((address) =>
      address.startsWith(`${path}#`),
    )
    if (addresses.length > 0) await page.goto(path)
    for (const [width, height, textSize] of addresses.length > 0
      ? windowSizes
      : []) {
      await page.setViewportSize({ width, height })
      await setTextSize(page, textSize)
      const covered = await page.evaluate((addresses) => {
        const box = (part: string) =>
          document.querySelector(part)?.getBoundingClientRect()
        return addresses.filter((address) => {
          // Goes to the top first, so that the browser scrolls even if the address is the same.
          for (const destination of ['#', address]) location.assign(destination)
          const { top = Number.NaN } = box(':target') ?? {}
          return !(
            top + 1 >= (box('.site-header')?.bottom ?? 0) &&
            top >= 0 &&
            top < innerHeight
          )
        })
      }, addresses)
      hidden.push(
        ...covered.map(
          (address) => `${address} at ${width} px, text ${textSize} px`,
        ),
      )
    }
  }
  expect(hidden).toEqual([])
})
