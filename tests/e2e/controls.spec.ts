import type { Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import {
  expect,
  expectAccessible,
  holdBack,
  test,
  waitForFrames,
  withMotion,
} from './fixtures.ts'
import { hydrate } from './hydration.ts'
import { boxOf, waitForStart } from './page-actions.ts'

test.use(withMotion)

test.describe('the tabs of projects', () => {
  const tabs = (page: Page) => page.getByRole('tablist', { name: 'Projects' })
  const panel = (page: Page, name: string) =>
    page.getByRole('tabpanel', { name })

  async function expectAnnounced(page: Page) {
    await expect(tabs(page)).toMatchAriaSnapshot(`
      - tablist "Projects":
        - tab "AI Solutions"
        - tab "Content Success Stories" [selected]
        - tab "Video Production"
    `)
    await expect(panel(page, 'Content Success Stories')).toBeVisible()
  }

  test('have tab roles before and after hydration, even if the URL names an unknown tab', async ({
    page,
  }) => {
    await page.goto('/?projects=%3Cscript%3E')
    await expectAnnounced(page)
    await hydrate(page, 'Tabs')
    await expectAnnounced(page)
  })

  test('are selected by arrow keys, Home and End', async ({ page }) => {
    await page.goto('/')
    await hydrate(page, 'Tabs')
    await tabs(page).getByRole('tab', { selected: true }).focus()
    for (const [key, name] of [
      ['ArrowRight', 'Video Production'],
      ['ArrowRight', 'AI Solutions'],
      ['ArrowLeft', 'Video Production'],
      ['Home', 'AI Solutions'],
      ['End', 'Video Production'],
      ['Space', 'Video Production'],
      ['Enter', 'Video Production'],
    ] as const) {
      await page.keyboard.press(key)
      const tab = tabs(page).getByRole('tab', { name, selected: true })
      await expect(tab, key).toBeFocused()
      await expect(panel(page, name)).toBeVisible()
      const id = await panel(page, name).getAttribute('id')
      await expect(tab).toHaveAttribute('aria-controls', id ?? '')
    }
  })

  test('pass the focus to the open panel when the Tab key is pressed', async ({
    page,
  }) => {
    await page.goto('/')
    await hydrate(page, 'Tabs')
    await tabs(page).getByRole('tab', { selected: true }).focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await expect(panel(page, 'Video Production')).toBeFocused()
  })

  test('name the selected tab in the URL, so that it stays selected after a reload', async ({
    page,
  }) => {
    await page.goto('/')
    await hydrate(page, 'Tabs')
    await tabs(page).getByRole('tab', { name: 'Video Production' }).click()
    await expect(page).toHaveURL(/\?projects=projects-video$/)
    await page.reload()
    await hydrate(page, 'Tabs')
    await expect(panel(page, 'Video Production')).toBeVisible()
  })
})

test.describe('a group of skills in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const heading = (page: Page, name: string) =>
    page.locator('#skills').getByRole('link', { name, exact: true })
  const marketing = (page: Page) => heading(page, 'Digital Marketing')

  async function openMarketing(page: Page) {
    await page.goto('/')
    await hydrate(page, 'SkillsExplorer')
    await marketing(page).focus()
    await page.keyboard.press('Space')
  }

  test('closes when another group opens', async ({ page }) => {
    await openMarketing(page)
    await expect(marketing(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(heading(page, 'AI & Technology')).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await expect(page.locator('#skills-1')).toBeVisible()
    await expect(page.locator('#skills-0')).toBeHidden()
  })

  for (const [moment, open, name, closed] of [
    [
      'before hydration',
      async (page: Page) => {
        await holdBack(page, /\/assets\/SkillsExplorer\.island-/)
        await page.goto('/')
        await waitForStart(page)
      },
      'Digital Marketing',
      '#skills-0',
    ],
    ['after hydration', openMarketing, 'Content & Creativity', '#skills-1'],
  ] as const)
    test(`stays below the header when the group above it closes ${moment}`, async ({
      page,
    }) => {
      await open(page)
      const next = heading(page, name)
      await next.evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        scrollBy({ top: top - 150, behavior: 'instant' })
      })
      await next.click()
      await expect(page.locator(closed)).toBeHidden()
      const header = await boxOf(page.locator('.site-header'))
      const { y } = await boxOf(next)
      expect(y).toBeGreaterThanOrEqual(header.height)
    })

  test('closes on a second press, with the focus still on its heading', async ({
    page,
  }) => {
    await openMarketing(page)
    await page.keyboard.press('Enter')
    await expect(marketing(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(marketing(page)).toBeFocused()
  })

  test('keeps the focus on its open panel during hydration', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/SkillsExplorer.island-*.js')
    await page.goto('/')
    await waitForStart(page)
    const panel = page.locator('#skills-0')
    await panel.focus()
    await expect(panel).toBeFocused()
    release()
    await expect(
      page.locator('[data-island=SkillsExplorer][data-hydrated]'),
    ).toHaveCount(1)
    await waitForFrames(page)
    await expect(panel).not.toHaveAttribute('role')
    await expect(panel).toBeFocused()
  })

  test('stays open when the window becomes wide', async ({ page }) => {
    await openMarketing(page)
    await page.setViewportSize({ width: 1366, height: 900 })
    await expect(
      page.getByRole('tabpanel', { name: 'Digital Marketing' }),
    ).toBeVisible()
  })
})

test('on a phone, a question stays below the header when the answer above it closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await waitForStart(page)
  const [first, second] = await page.locator('details[name] summary').all()
  await first?.click()
  await second?.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    scrollBy({ top: top - 100, behavior: 'instant' })
  })
  await second?.click()
  await expect(page.locator('details[name][open]')).toHaveCount(1)
  await waitForFrames(page)
  const header = await boxOf(page.locator('.site-header'))
  const question = await second?.boundingBox()
  expect(question?.y).toBeGreaterThanOrEqual(header.height)
})

test.describe('a question of the quiz', () => {
  const { questions, unanswered } = readContent(
    'data/ai-career-program.yaml',
  ).quiz
  const question = (page: Page) =>
    page.getByRole('radiogroup', { name: questions[0]?.text ?? '' })
  const answers = (page: Page) => question(page).getByRole('radio')
  const next = (page: Page) =>
    page.getByRole('button', { name: /^(Next Question|Show My Level)$/ })

  async function openQuiz(page: Page) {
    await page.goto('/ai-career-program?quiz=1')
    await hydrate(page, 'LevelFinder')
  }

  test('is marked as required and has an accessible name for each answer', async ({
    page,
  }) => {
    await openQuiz(page)
    await expect(question(page)).toHaveAttribute('aria-required', 'true')
    for (const [index, text] of questions[0]?.options.entries() ?? [])
      await expect(answers(page).nth(index)).toHaveAccessibleName(text)
  })

  test('shows an error and focuses the first answer if left unanswered', async ({
    page,
  }) => {
    await openQuiz(page)
    await next(page).click()
    await expect(
      answers(page).first().and(page.locator(':not(:checked)')),
    ).toBeFocused()
    await expect(question(page)).toHaveAccessibleDescription(unanswered)
    await expect(question(page)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, '.quiz')
  })

  test('removes its error once an answer is chosen', async ({ page }) => {
    await openQuiz(page)
    await next(page).click()
    await page.keyboard.press('Space')
    await expect(page.getByText(unanswered)).toHaveCount(0)
  })

  test('is answered with arrow keys and left with Tab', async ({ page }) => {
    await openQuiz(page)
    await answers(page).first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await expect(
      answers(page).last().and(page.locator(':checked')),
    ).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(next(page)).toBeFocused()
  })

  test("opens from the link 'Find My Level' on the page of a level", async ({
    page,
  }) => {
    await page.goto('/career/beginner')
    await waitForStart(page)
    await page.getByRole('link', { name: 'Find My Level' }).click()
    await expect(question(page)).toBeVisible()
    await expect(question(page)).toBeInViewport()
  })

  test('is answered with Space, and a press of Enter then shows the next question', async ({
    page,
  }) => {
    await openQuiz(page)
    await answers(page).first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Question 2 of 3')).toBeVisible()
  })

  test("shows no error if the visitor came by a double-click on 'Next Question'", async ({
    page,
  }) => {
    await openQuiz(page)
    await answers(page).first().check()
    await next(page).dblclick()
    await expect(page.getByText('Question 2 of 3')).toBeVisible()
    await expect(page.locator('#quiz-error')).toHaveCount(0)
    // Another key keeps the next click from counting as a double click (client/dom/second-press).
    await page.keyboard.press('Shift')
    await next(page).click()
    await expect(page.locator('#quiz-error')).toBeVisible()
  })
})

test('in a forced-colours theme, chosen elements differ in colour from the others', {
  tag: '@media',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  const colours = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return [color, backgroundColor]
      })
  for (const [path, chosen, other] of [
    ['/about', 'header li a[aria-current]', 'header li a:not([aria-current])'],
    [
      '/skills',
      '[role=tab][aria-selected=true]',
      '[role=tab][aria-selected=false]',
    ],
    ['/projects', ':checked + span', 'input:not(:checked) + span'],
  ] as const) {
    await page.goto(path)
    const rest = await colours(other)
    for (const [index, colour] of (await colours(chosen)).entries())
      expect(colour, path).not.toBe(rest[index])
  }
})
