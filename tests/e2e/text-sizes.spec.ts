import type { Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import {
  expect,
  routes,
  setTextSize,
  sidewaysScroll,
  test,
} from './fixtures.ts'
import { scrollPage, waitForStart } from './page-actions.ts'
import {
  cutTexts,
  dividedWords,
  overlappingTexts,
  stickyShare,
} from './text-layout.ts'

const { name: consultantName } = readContent('data/site.yaml')

/** One of the longest names that people have. */
const longName = 'Venkatanarasimharajuvaripeta Lakshminarayanan'

/** Size of a window in CSS pixels, with the browser's text size in px (its default is 16). */
interface View {
  width: number
  height: number
  textSize: number
}

/** Text of the usual size, and enlarged to 125, 150, 200 and 400 % in the browser or system. */
const textSizeViews = [16, 20, 24, 32, 64].flatMap((textSize) =>
  [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1366, 768],
  ].map(([width = 0, height = 0]): View => ({ width, height, textSize })),
)

/** Windows that are smaller in CSS pixels, since the visitor has zoomed in; the last is a phone. */
const zoomViews: View[] = [
  { width: 1093, height: 614, textSize: 16 },
  { width: 911, height: 512, textSize: 16 },
  { width: 683, height: 384, textSize: 16 },
  { width: 320, height: 180, textSize: 16 },
  { width: 844, height: 390, textSize: 16 },
]
const views = [...textSizeViews, ...zoomViews]

/** Views with the narrowest columns for their text; every fault of a full run showed in them. */
const narrowestViews: View[] = [
  { width: 320, height: 640, textSize: 16 },
  { width: 320, height: 640, textSize: 32 },
  { width: 768, height: 1024, textSize: 32 },
  { width: 1093, height: 614, textSize: 16 },
]

/** Whether to check every page in every view, which takes minutes, instead of in five views. */
const isWholeSweep = Boolean(process.env.WHOLE_SWEEP)
const viewsOf = (route: string) => {
  const other = views[routes.indexOf(route) % views.length]
  if (isWholeSweep || !other) return views
  return [...narrowestViews, other]
}

/** Opens all `<details>` in `main`; with a `newName`, gives the consultant that name. */
const openAll = (page: Page, newName?: string) =>
  page.evaluate(
    ({ consultantName, newName }) => {
      for (const details of document.querySelectorAll('main details'))
        details.toggleAttribute('open', true)
      if (!newName) return
      for (const element of document.querySelectorAll('[translate=no]'))
        if (element.textContent === consultantName)
          element.textContent = newName
    },
    { consultantName, newName },
  )

/** What a visitor cannot read or reach on the current page in a view. */
async function faultsIn(page: Page, { width, height, textSize }: View) {
  await page.setViewportSize({ width, height })
  await setTextSize(page, textSize)
  const faults = [
    ...(await cutTexts(page)).map((text) => `cut: ${text}`),
    ...(await dividedWords(page)).map((word) => `divided: ${word}`),
    ...(await overlappingTexts(page)).map((texts) => `covered: ${texts}`),
  ]
  if ((await sidewaysScroll(page)) > 0) faults.push('scrolls sideways')
  const share = await stickyShare(page)
  if (share > 0.2)
    faults.push(`the header takes ${Math.round(share * 100)} % of the window`)
  return faults.map(
    (fault) => `${width} × ${height}, text ${textSize} px: ${fault}`,
  )
}

test.describe('without script and with every panel open', () => {
  test.use({ javaScriptEnabled: false })

  for (const [remainder, scheme] of [
    [0, 'light'],
    [1, 'dark'],
  ] as const)
    test(`no word is cut, divided or covered in larger text (${scheme} scheme)`, async ({
      page,
    }) => {
      if (isWholeSweep) test.setTimeout(900_000)
      await page.emulateMedia({ colorScheme: scheme })
      const allFaults: string[] = []
      for (const [index, route] of routes.entries()) {
        if (!isWholeSweep && index % 2 !== remainder) continue
        await page.goto(route, { waitUntil: 'domcontentloaded' })
        await openAll(page)
        for (const view of viewsOf(route)) {
          const faults = await faultsIn(page, view)
          allFaults.push(...faults.map((fault) => `${route} at ${fault}`))
        }
      }
      expect(allFaults).toEqual([])
    })

  test('a very long name of the consultant fits into pages with larger text', async ({
    page,
  }) => {
    const allFaults: string[] = []
    for (const route of ['/about', '/ai-mastery-course']) {
      await page.goto(route, { waitUntil: 'domcontentloaded' })
      await openAll(page, longName)
      for (const view of views) {
        const faults = await faultsIn(page, view)
        allFaults.push(
          ...faults
            .filter(
              (fault) =>
                !fault.includes('divided: Venkata') &&
                !/divided: Laksh/.test(fault),
            )
            .map((fault) => `${route} at ${fault}`),
        )
      }
    }
    expect(allFaults).toEqual([])
  })
})

test('the chat button covers no part of the header in larger text', async ({
  page,
}) => {
  await page.goto('/about')
  await waitForStart(page)
  await scrollPage(page, 501)
  const chat = page.locator('#chat-widget summary')
  await expect(chat).toBeVisible()
  const covered: string[] = []
  for (const { width, height, textSize } of views) {
    await page.setViewportSize({ width, height })
    await setTextSize(page, textSize)
    const found = await chat.evaluate((button) => {
      const own = button.getBoundingClientRect()
      const parts = document.querySelectorAll(
        '[data-header] :is(a, summary, p, .monogram)',
      )
      return [...parts]
        .filter((part) => !part.contains(button) && !button.contains(part))
        .filter(
          (part) =>
            part.checkVisibility() && !part.closest('#chat-widget, .site-menu'),
        )
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect()
          return (
            left < own.right &&
            right > own.left &&
            top < own.bottom &&
            bottom > own.top
          )
        })
        .map((part) => part.textContent)
    })
    covered.push(
      ...found.map((part) => `${part} at ${width} px, text ${textSize} px`),
    )
  }
  expect(covered).toEqual([])
})
