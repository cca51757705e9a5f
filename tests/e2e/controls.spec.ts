import type { Locator, Page } from 'playwright/test'
import type { FormField } from '../../data/forms/field.ts'
import { readContent } from '../../ssg/content/content-file.ts'
import { axeFaults, expect, frames, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import { application, buttonOf, formOf, openForm, servedForms } from './leads.ts'

const phone = { width: 390, height: 844 }
const beforeScript = { javaScriptEnabled: false }

const projects = (page: Page) => page.getByRole('tablist', { name: 'Projects' })
const announcedTabs = `
  - tablist "Projects":
    - tab "AI Solutions"
    - tab "Content Success Stories" [selected]
    - tab "Video Production"
`

/** Each tab with the panel that it controls and the tab that labels this panel. */
const tabsWithPanels = (tabs: Locator) =>
  tabs.getByRole('tab').evaluateAll((all) =>
    all.map((tab) => {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      return [tab.id, panel?.getAttribute('role'), panel?.getAttribute('aria-labelledby')]
    }),
  )

test.describe('the tabs of the projects', () => {
  const open = async (page: Page) => {
    await page.goto('/')
    await projects(page).scrollIntoViewIfNeeded()
    await hydrate(page, 'Tabs')
  }

  test('answer the second of two quick presses', async ({ page }) => {
    await open(page)
    const [first, second] = ['AI Solutions', 'Content Success Stories'] as const
    await projects(page)
      .getByRole('tab')
      .evaluateAll(
        (tabs, names) => {
          for (const name of names)
            tabs
              .find(({ textContent }) => textContent === name)
              ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        },
        [first, second],
      )
    await frames(page)
    await expect(projects(page).getByRole('tab', { name: second, selected: true })).toBeVisible()
    await expect(page.getByRole('tabpanel', { name: second })).toBeVisible()
    await expect(page.getByRole('tabpanel', { name: first })).toBeHidden()
  })

  test('answer arrow keys, Home, End, Space and Enter', async ({ page }) => {
    await open(page)
    await projects(page).getByRole('tab', { selected: true }).focus()
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
      await expect(projects(page).getByRole('tab', { name, selected: true }), key).toBeFocused()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    }
    await expect(page).toHaveURL(/\?projects=projects-video$/)
  })

  test("leave the browser's own shortcuts and modified clicks to it", async ({ page, context }) => {
    await page.goto('/about')
    await page.goto('/skills')
    await hydrate(page, 'Tabs')
    await page.locator('#tab-1').click()
    const opened = context.waitForEvent('page')
    await page.locator('#tab-2').click({ modifiers: ['ControlOrMeta'] })
    await (await opened).waitForURL(/#tab-2-panel$/)
    await page.bringToFront()
    await expect(page.locator('#tab-1')).toHaveAttribute('aria-selected', 'true')
    await page.locator('#tab-1').focus()
    await page.keyboard.press('Alt+ArrowRight')
    await page.keyboard.press('Control+Home')
    await expect(page.locator('#tab-1')).toHaveAttribute('aria-selected', 'true')
  })

  test('are announced as tabs in order, each with its panel, also before any script', async ({
    page,
    browser,
    baseURL,
  }) => {
    const served = await (await browser.newContext({ ...beforeScript, baseURL })).newPage()
    await served.goto('/')
    await open(page)
    for (const view of [served, page]) {
      await expect(projects(view)).toMatchAriaSnapshot(announcedTabs)
      for (const [tab, role, named] of await tabsWithPanels(projects(view)))
        expect([role, named]).toEqual(['tabpanel', tab])
    }
    await served.context().close()
    await projects(page).getByRole('tab', { selected: true }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel', { name: 'Content Success Stories' })).toBeFocused()
  })
})

test.describe('the skills on a phone with a keyboard', () => {
  test.use({ viewport: phone })

  test('open and close by Space and Enter, one at a time', async ({ page }) => {
    await page.goto('/')
    const heading = (name: string) =>
      page.locator('#skills').getByRole('link', { name, exact: true })
    await heading('AI & Technology').scrollIntoViewIfNeeded()
    await hydrate(page, 'SkillsExplorer')
    await heading('Digital Marketing').focus()
    await page.keyboard.press('Space')
    await expect(heading('Digital Marketing')).toHaveAttribute('aria-expanded', 'true')
    await expect(heading('AI & Technology')).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('#skills-1')).toBeVisible()
    await expect(page.locator('#skills-0')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(heading('Digital Marketing')).toHaveAttribute('aria-expanded', 'false')
    await expect(heading('Digital Marketing')).toBeFocused()
  })

  test('keep the open part when the screen is turned', async ({ page }) => {
    await page.goto('/')
    await page
      .locator('#skills')
      .getByRole('link', { name: 'Strategic Leadership' })
      .scrollIntoViewIfNeeded()
    await hydrate(page, 'SkillsExplorer')
    await page.locator('#skills').getByRole('link', { name: 'Strategic Leadership' }).click()
    await page.setViewportSize({ width: 1366, height: 900 })
    await expect(page.getByRole('tabpanel', { name: 'Strategic Leadership' })).toBeVisible()
    await page.getByRole('tab', { name: 'Digital Marketing' }).click()
    await page.setViewportSize(phone)
    await expect(page.locator('#skills-1')).toBeVisible()
  })
})

test.describe('the quiz', () => {
  const { questions, unanswered } = readContent('data/ai-career-program.yaml').quiz
  const [first] = questions
  const group = (page: Page) => page.getByRole('radiogroup', { name: first?.text ?? '' })
  const open = async (page: Page) => {
    await page.goto('/ai-career-program?quiz=1')
    await expect(group(page)).toBeVisible()
  }

  test('is announced as a required choice of four answers in order', async ({ page }) => {
    await open(page)
    await expect(group(page)).toHaveAttribute('aria-required', 'true')
    for (const [index, text] of first?.options.entries() ?? [])
      await expect(group(page).getByRole('radio').nth(index)).toHaveAccessibleName(text)
    await group(page).getByRole('radio').nth(2).click()
    await expect(group(page).getByRole('radio', { checked: true })).toHaveAccessibleName(
      first?.options[2] ?? '',
    )
  })

  test('is one tab stop, with arrows and Space to choose and Enter to continue', async ({
    page,
  }) => {
    await open(page)
    const answers = group(page).getByRole('radio')
    await page.locator('legend#quiz-text').focus()
    await page.keyboard.press('Tab')
    await expect(answers.first()).toBeFocused()
    await expect(answers.first()).not.toBeChecked()
    await page.keyboard.press('Space')
    await expect(answers.first()).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(answers.last()).toBeChecked()
    await expect(answers.last()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(answers.first()).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Next Question' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Question 2 of 3')).toBeVisible()
  })

  test('asks a visitor who skips the question for an answer, beside it', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Next Question' }).click()
    await expect(group(page).getByRole('radio').first()).toBeFocused()
    await expect(group(page)).toHaveAccessibleDescription(unanswered)
    await expect(group(page)).toHaveAttribute('aria-invalid', 'true')
    expect(await axeFaults(page, { within: '.quiz' })).toEqual([])
    await group(page).getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(unanswered)).toHaveCount(0)
  })
})

/** Screen reader announcements of each control of a form, in order. */
const announced = (page: Page, id: string) =>
  page.locator(`form#${id} .control`).evaluateAll((all) =>
    (all as HTMLInputElement[]).map((control) => {
      const textOf = (ids: string | null) =>
        (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
      const label = control.labels?.[0]?.textContent
      const described = textOf(control.getAttribute('aria-describedby')).join(' ')
      return {
        tag: control.tagName,
        label,
        described,
        required: control.required,
        type: control.type,
        autocomplete: control.autocomplete,
      }
    }),
  )

for (const lead of servedForms) {
  const fields: readonly FormField[] = lead.fields
  test.describe(lead.name, () => {
    test('is announced the same before and after hydration', async ({ page, browser, baseURL }) => {
      const served = await (await browser.newContext({ ...beforeScript, baseURL })).newPage()
      await served.goto(lead.path)
      const before = await announced(served, lead.id)
      await served.context().close()
      expect(before.map(({ label, required }) => ({ label, required }))).toEqual(
        lead.fields.map(({ label, required }) => ({ label, required })),
      )
      expect(before.map(({ described }) => described)).toEqual(fields.map(({ hint }) => hint ?? ''))
      await openForm(page, lead)
      expect(await announced(page, lead.id)).toEqual(before)
    })
  })
}

test.describe('the application', () => {
  test('describes a field by its hint and its error, and requires a radio button', async ({
    page,
  }) => {
    await openForm(page, application)
    const form = formOf(page, application)
    const goals = form.getByLabel('Transformation goals')
    await goals.fill('Too short')
    await buttonOf(page, application).click()
    await expect(goals).toHaveAttribute('aria-invalid', 'true')
    const { hint } =
      (application.fields as readonly FormField[]).find(
        ({ name }) => name === 'transformationGoals',
      ) ?? {}
    await expect(goals).toHaveAccessibleDescription(
      new RegExp(`^${hint?.replace(/[?.]/g, '.')} .+`),
    )

    const choice = form.getByRole('radiogroup', { name: 'Investment readiness', exact: true })
    await expect(choice).toHaveAttribute('aria-required', 'true')
    await expect(choice).toHaveAttribute('aria-invalid', 'true')
    await expect(choice).toHaveAccessibleDescription(/./)
    await choice.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(choice.getByRole('radio').nth(1)).toBeChecked()
  })
})
