import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, routes, setTextSize, sidewaysScroll, test } from './fixtures.ts'

/** Places, persons and firms of India and Germany, and addresses. */
const longWords = [
  'Thiruvananthapuramdistrict',
  'Donaudampfschifffahrtsgesellschaft',
  'Venkatanarasimharajuvaripeta',
  'lakshminarayanan.venkatasubramanian@thiruvananthapuram.example',
  'Leutheusser-Schnarrenberger-Rechtsanwaltskanzlei',
  'https://www.donaudampfschifffahrt.example/thiruvananthapuram?from=kanchipuram&to=rothenburg',
]

/** Window width in CSS px and the browser's text size: 16, or 32 at 200 % (WCAG 1.4.4). */
const views = [
  [320, 16],
  [390, 16],
  [768, 16],
  [1366, 16],
  [320, 32],
  [1024, 32],
  [1366, 32],
] as const

/** Opens all parts of a page. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const part of document.querySelectorAll('.needs-script'))
      part.classList.remove('needs-script')
  })

/** Words of the page that a line break divides although nothing but letters is in them. */
const dividedWords = (page: Page) =>
  page.evaluate(() => {
    const divided: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node
      if (!parent?.checkVisibility() || parent.closest('.sr-only')) continue
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\d₹$%,.+]+/gu)) {
        // A first letter may be an initial of several lines.
        range.setStart(node, index === 0 ? 1 : index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          divided.push(`${word}: ${parent.outerHTML.slice(0, 80)}`)
      }
    }
    return divided
  })

/** Replaces the words of each text of `main`, of which it keeps the first eight. */
const replaceWords = (page: Page) =>
  page.evaluate((longWords) => {
    const walker = document.createTreeWalker(
      document.querySelector('main') as HTMLElement,
      NodeFilter.SHOW_TEXT,
    )
    let next = 0
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? ''
      if (!/\p{L}/u.test(text) || node.parentElement?.closest('noscript, .sr-only')) continue
      node.nodeValue = text
        .split(/\s+/, 8)
        .map((word) => (word ? longWords[next++ % longWords.length] : ''))
        .join(' ')
    }
  }, longWords)

/** Texts of `main` that run out of their block, or are clipped where nobody can scroll. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    const whyCut = (text: Node, { left, right, top, bottom }: DOMRect) => {
      let [start, end] = [left, right]
      let isOwnBlock = true
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { display, overflowX, overflowY } = styleOf(box)
        if (display === 'inline' || display === 'contents') continue
        const area = box.getBoundingClientRect()
        if (/auto|scroll/.test(overflowX)) {
          if (start < area.left - box.scrollLeft - 1) return 'starts before what scrolls'
          ;[start, end] = [area.left, area.right]
        } else if (isOwnBlock || overflowX !== 'visible') {
          if (start < area.left - 1 || end > area.right + 1)
            return `${isOwnBlock ? 'runs out of' : 'is cut by'} ${box.tagName}.${box.className}`
        }
        const isPage = box === document.body || box === document.documentElement
        if (
          /hidden|clip/.test(overflowY) &&
          !isPage &&
          (top < area.top - 1 || bottom > area.bottom + 1)
        )
          return `is cut below by ${box.tagName}.${box.className}`
        isOwnBlock = false
      }
      return start < -1 || end > innerWidth + 1 ? 'is outside the window' : undefined
    }
    const cut: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(
      document.querySelector('main') as HTMLElement,
      NodeFilter.SHOW_TEXT,
    )
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node
      if (!/\S/.test(node.nodeValue ?? '') || parent?.closest('.sr-only, option')) continue
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      range.selectNodeContents(node)
      const why = [...range.getClientRects()].map((box) => whyCut(node, box)).find(Boolean)
      if (why) cut.push(`${parent.tagName}.${parent.className} ${why}`)
    }
    return [...new Set(cut)]
  })

/** Served but visible only elsewhere: once opened, with script, in print or on narrow screens. */
const shownElsewhere = [
  'details:not([open]), noscript, [role=tooltip], #chat-widget, .needs-script',
  '[data-needs-script], .print\\:block, .lg\\:hidden, .row-count',
].join()

/** Texts of `main` that nobody sees without script. */
const invisibleTexts = (page: Page) =>
  page.locator('main :is(p, h2, h3, li, figure)').evaluateAll(
    (elements, shownElsewhere) =>
      elements
        .filter((element) => !element.closest(shownElsewhere))
        .filter(
          (element) =>
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((element) => element.textContent?.trim().slice(0, 60))
        .filter(Boolean),
    shownElsewhere,
  )

test.describe('without JavaScript, where every panel is open', () => {
  test.use({ javaScriptEnabled: false })

  test('wide code, tables and pictures of prose stay within their column', async ({ page }) => {
    // No page has them yet, so no page has their rules.
    const rules = ['elements', 'prose']
      .map((name) => readFileSync(`components/styles/${name}.css`, 'utf8'))
      .join('')
    for (const route of ['/legal/disclaimer', '/content/travel'])
      for (const width of [320, 1366]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(route)
        const widths = await page.evaluate((rules) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(rules)
          document.adoptedStyleSheets = [sheet]
          const add = (parent: Element, name: string) =>
            parent.appendChild(document.createElement(name))
          const prose = document.querySelector('.prose') as HTMLElement
          const column = prose.getBoundingClientRect().width
          const image = Object.assign(add(add(prose, 'p'), 'img'), { width: 3000, height: 300 })
          const boxes = ['pre', 'table'].map((name) => {
            const box = Object.assign(add(prose, 'section'), { className: 'scrolling' })
            const part = add(box, name)
            const row = name === 'pre' ? part : add(part, 'tr')
            for (let cell = 0; cell < 20; cell++)
              (name === 'pre' ? row : add(row, 'td')).append('Thiruvananthapuram '.repeat(3))
            return box
          })
          return {
            column: prose.getBoundingClientRect().width - column,
            image: image.getBoundingClientRect().width <= column,
            scrolls: boxes.map(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth),
          }
        }, rules)
        expect(widths, `${route} at ${width} px`).toEqual({
          column: 0,
          image: true,
          scrolls: [true, true],
        })
        expect(await cutTexts(page), `${route} at ${width} px`).toEqual([])
      }
  })

  for (const part of [0, 1, 2, 3]) {
    const some = routes.filter((_, index) => index % 4 === part)
    test(`${some[0]} and ${some.length - 1} others show all and cut no word`, async ({ page }) => {
      const view = async ([width, textSize]: (typeof views)[number]) => {
        await page.setViewportSize({ width, height: 800 })
        await setTextSize(page, textSize)
      }
      const faults: string[] = []
      for (const route of some) {
        await view(views[3])
        await page.goto(route, { waitUntil: 'domcontentloaded' })
        await expect(page.locator('h1')).toBeVisible()
        const panels = page.locator('[role=tabpanel], [data-panel]')
        await expect(panels.filter({ visible: false }), route).toHaveCount(0)
        expect(await invisibleTexts(page), route).toEqual([])
        await openAll(page)
        for (const one of views.slice(0, 4)) {
          await view(one)
          faults.push(...(await dividedWords(page)).map((word) => `${route} ${one}: ${word}`))
        }
        await replaceWords(page)
        for (const one of views) {
          await view(one)
          faults.push(...(await cutTexts(page)).map((text) => `${route} ${one}: ${text}`))
          if ((await sidewaysScroll(page)) > 0) faults.push(`${route} ${one}: scrolls sideways`)
        }
      }
      expect(faults).toEqual([])
    })
  }
})
