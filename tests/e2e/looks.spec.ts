import { work } from '#tests/work.ts'
import { expect, showAllBlocks, test, withMotion } from './fixtures.ts'
import { boxOf, openAndStart, scrollPage } from './page-actions.ts'
import { career } from './programs.ts'

test.use(withMotion)

// Tests of what CSS rules do on some of the pages that use them. print.spec.ts tests what they do
// on paper.

for (const path of ['/', '/contact', '/projects', career])
  test(`a visitor sees which element has the focus on ${path}`, async ({
    page,
  }) => {
    await openAndStart(page, path)
    const unseen = await page.evaluate(() => {
      const controls = document.querySelectorAll<HTMLElement>(
        'a[href], button, summary, input, select, textarea, [tabindex="0"]',
      )
      // tests/unit/contrast.test.ts measures the contrast of this colour.
      const focusColourOf = (control: HTMLElement) => {
        control.style.caretColor = 'var(--focus)'
        return getComputedStyle(control).caretColor
      }
      return [...controls]
        .filter((control) => {
          control.focus({ preventScroll: true })
          if (document.activeElement !== control) return false
          const { outlineStyle, outlineWidth, outlineColor } =
            getComputedStyle(control)
          const isThin =
            outlineStyle !== 'solid' || parseFloat(outlineWidth) < 2
          return isThin || outlineColor !== focusColourOf(control)
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 100))
    })
    expect(unseen).toEqual([])
  })

test('on a phone, an arrow marks each control of the home page that opens something', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAndStart(page, '/')
  await showAllBlocks(page)
  const arrows = await page
    .locator('.disclosure')
    .evaluateAll((headings) =>
      headings
        .map((heading) => getComputedStyle(heading, '::after'))
        .map(({ content, borderRightWidth }) => content + borderRightWidth),
    )
  expect(new Set(arrows)).toEqual(new Set(['""2px']))
})

test('in a wide window, a line runs down the left margin beside the text', async ({
  page,
}) => {
  const line = () =>
    page.evaluate(() => {
      const { content, left, height, borderLeftWidth } = getComputedStyle(
        document.body,
        '::before',
      )
      const text = document.querySelector('h1')?.getBoundingClientRect().left
      return {
        isDrawn: content !== 'none' && borderLeftWidth === '1px',
        isBesideText: Number.parseFloat(left) < (text ?? 0) - 16,
        isWhole:
          Math.round(Number.parseFloat(height)) === document.body.offsetHeight,
      }
    })
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/services/designs')
    expect(await line(), `at ${width} px`).toEqual({
      isDrawn: true,
      isBesideText: true,
      isWhole: true,
    })
  }
})

test('the skip link is out of sight until it has the focus', async ({
  page,
}) => {
  await openAndStart(page, '/about')
  const link = page.locator('.skip-link')
  await expect(link).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(link).toBeInViewport({ ratio: 1 })
})

test('words that are only for screen readers take up no space', async ({
  page,
}) => {
  await openAndStart(page, '/')
  const sizes = await page.locator('.sr-only').evaluateAll((parts) =>
    parts.map((part) => {
      const { width, height } = part.getBoundingClientRect()
      return Math.max(width, height)
    }),
  )
  expect(sizes.length).toBeGreaterThan(0)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1)
})

interface State {
  /** Selector of the element that is put into the state. */
  part: string
  state:
    | 'open'
    | 'aria-selected'
    | 'aria-current'
    | 'aria-invalid'
    | 'disabled'
    | 'checked'
  /** Selector of the element that shows the state; by default the part itself. */
  seen?: string
}

const states: Record<string, State[]> = {
  '/': [
    { part: '#projects [aria-selected=false]', state: 'aria-selected' },
    {
      part: 'main details[name]',
      state: 'open',
      seen: 'main details[name] summary',
    },
    { part: '.page-link:not([aria-current])', state: 'aria-current' },
    { part: '.menu-link:not([aria-current])', state: 'aria-current' },
  ],
  '/contact': [
    { part: 'form .control', state: 'aria-invalid' },
    { part: 'form [type=submit]', state: 'disabled' },
    {
      part: '[data-hover-menu] .menu',
      state: 'open',
      seen: '[data-hover-menu] .menu .icon',
    },
  ],
  '/projects': [
    {
      part: '[value=video]',
      state: 'checked',
      seen: '[value=video] + .choice',
    },
  ],
  [career]: [
    { part: '[value=USD]', state: 'checked' },
    { part: '.quiz-answer input', state: 'checked', seen: '.quiz-answer' },
  ],
}

for (const [path, parts] of Object.entries(states))
  test(`elements of ${path} look different if chosen, open, current, invalid or disabled`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAndStart(page, path)
    // Only a rendered block has a look to compare.
    await showAllBlocks(page)
    const alike = await page.evaluate((parts) => {
      const lookOf = (place: Element) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(place, pseudo)
          const { backgroundColor, backgroundImage, borderColor } = style
          const { boxShadow, color, fontWeight, opacity, transform } = style
          const looks = {
            backgroundColor,
            backgroundImage,
            borderColor,
            boxShadow,
          }
          return { ...looks, color, fontWeight, opacity, transform }
        })
      return parts.filter(({ part, state, seen = part }) => {
        const control = document.querySelector(part) as HTMLInputElement
        const place = document.querySelector(seen) as Element
        const before = JSON.stringify(lookOf(place))
        if (state === 'checked') control.checked = true
        else control.setAttribute(state, 'true')
        // Ends all transitions, so that the final look is compared.
        for (const change of document.getAnimations()) change.finish()
        const after = JSON.stringify(lookOf(place))
        return before === after
      })
    }, parts)
    expect(alike).toEqual([])
  })

for (const [path, fields] of [
  ['/contact', 'form .control'],
  [career, 'input[type=radio]'],
] as const)
  test(`each field of ${path} has a visible border (WCAG 1.4.11)`, async ({
    page,
  }) => {
    await openAndStart(page, path)
    const haveBorder = await page.locator(fields).evaluateAll((parts) =>
      parts.map((part) => {
        const { borderWidth, borderStyle, borderColor } = getComputedStyle(part)
        const colour = getComputedStyle(part).getPropertyValue('--control')
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = colour
        const controlColour = getComputedStyle(probe).color
        probe.remove()
        const isSeen = parseFloat(borderWidth) >= 1 && borderStyle === 'solid'
        const isChecked = part.matches(':checked')
        return isSeen && (isChecked || borderColor === controlColour)
      }),
    )
    expect(haveBorder.length).toBeGreaterThan(0)
    expect(haveBorder).not.toContain(false)
  })

test('each number in the statistics is larger than its label, and above it', async ({
  page,
}) => {
  await openAndStart(page, '/')
  const pairs = await page.locator('.stats > div').evaluateAll((parts) =>
    parts.map((part) => {
      const [label, number] = [...part.children] as [Element, Element]
      const sizeOf = (each: Element) =>
        parseFloat(getComputedStyle(each).fontSize)
      return {
        isAbove:
          number.getBoundingClientRect().bottom <=
          label.getBoundingClientRect().top + 1,
        isLarger: sizeOf(number) > 1.2 * sizeOf(label),
      }
    }),
  )
  expect(pairs.length).toBeGreaterThan(0)
  for (const pair of pairs)
    expect(pair).toEqual({ isAbove: true, isLarger: true })
})

const { path: markedTextPath } =
  work.find(({ meta }) => meta.figure?.kind === 'proof') ?? {}

// An owner may have no work that shows a text with an editor's marks.
test.describe("an editor's marks in a text", () => {
  test.skip(markedTextPath === undefined)

  test('strike out, underline or shade the words that they mark', async ({
    page,
  }) => {
    await page.goto(markedTextPath ?? '')
    const mark = (name: string) => page.locator(`.figure ${name}`).first()
    await expect(mark('del')).toHaveCSS('text-decoration-line', 'line-through')
    await expect(mark('ins')).toHaveCSS('border-bottom-width', '2px')
    await expect(mark('mark')).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    )
    await expect(mark('sup')).toHaveCSS('border-top-width', '1px')
  })

  test('have numbered notes', async ({ page }) => {
    await page.goto(markedTextPath ?? '')
    const numbers = await page
      .locator('.numbered')
      .first()
      .evaluate((list) =>
        [...list.children].map((note) => {
          const { counterIncrement } = getComputedStyle(note)
          return `${counterIncrement} ${getComputedStyle(note, '::before').content}`
        }),
      )
    expect(numbers.length).toBeGreaterThan(0)
    expect(new Set(numbers)).toEqual(new Set(['part 1 counter(part)']))
  })
})

test('a loading bar above everything shows that a page is loading', async ({
  page,
}) => {
  await openAndStart(page, '/about')
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

test('the loading bar is visible in a forced-colours theme', {
  tag: '@media',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAndStart(page, '/about')
  const { width, colour, behind } = await page.evaluate(() => {
    const root = document.documentElement
    root.dataset.loading = 'link'
    const bar = getComputedStyle(root, '::after')
    return {
      width: bar.borderTopWidth,
      colour: bar.borderTopColor,
      behind: getComputedStyle(root).backgroundColor,
    }
  })
  expect(width).toBe('3px')
  expect(colour).not.toBe(behind)
})

test("Chrome's Arabic translation of a page runs right to left, except phone numbers", async ({
  page,
}) => {
  await openAndStart(page, '/contact')
  await page.evaluate(() =>
    document.documentElement.classList.add('translated-rtl'),
  )
  await expect(page.locator('main h1')).toHaveCSS('direction', 'rtl')
  await expect(page.locator('main p').first()).toHaveCSS('direction', 'rtl')
  const phone = page.locator('main dd [href^="tel:"]').first()
  await expect(phone).toHaveCSS('direction', 'ltr')
})

test('a phone number keeps its order on a page that a translator sets right to left', async ({
  page,
}) => {
  // Firefox sets `dir` on translated elements, and other translators set it on <html>.
  await page.goto('/contact')
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  const phone = page.locator('main dd [href^="tel:"]').first()
  await expect(phone).toHaveCSS('direction', 'ltr')
  await expect(phone).toHaveCSS('unicode-bidi', 'isolate')
})

for (const width of [390, 1366])
  test(`the chat card fits into a window of ${width} px if the page runs right to left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openAndStart(page, '/legal/disclaimer')
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    await scrollPage(page, 900)
    await page.locator('#chat-widget summary').click()
    const card = await boxOf(page.locator('.chat-card'))
    expect(card.x).toBeGreaterThanOrEqual(0)
    expect(card.x + card.width).toBeLessThanOrEqual(width)
  })

test('list markers stay inside the text column if Chrome translates a page into Arabic', async ({
  page,
}) => {
  await page.goto('/legal/terms-of-service')
  await page.evaluate(() =>
    document.documentElement.classList.add('translated-rtl'),
  )
  const list = await boxOf(page.locator('.prose ul').first())
  const item = await boxOf(page.locator('.prose ul > li').first())
  expect(item.x).toBe(list.x)
  expect(item.width).toBeLessThan(list.width)
})

test.describe('a visitor without script', { tag: '@no-script' }, () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/contact', career])
    test(`sees no control on ${path} that needs a script`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('.needs-script').first()).toBeAttached()
      await expect(page.locator('.needs-script:visible')).toHaveCount(0)
    })
})

test.describe('on a phone', { tag: '@touch' }, () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the controls of the header are high enough for a finger', async ({
    page,
  }) => {
    await openAndStart(page, '/about')
    const heights = await page
      .locator('.site-header :is(a, summary, button):visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => !control.classList.contains('stretched'))
          .map((control) => control.getBoundingClientRect().height),
      )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })

  test('no QR code is shown, since a phone cannot scan its own screen', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(page.locator('.needs-mouse').first()).toBeAttached()
    await expect(page.locator('.needs-mouse:visible')).toHaveCount(0)
  })
})
