import type { Locator, Page } from 'playwright/test'
import type { FormField } from '../../data/forms/field.ts'
import { quizQuestions, quizUnanswered } from '../../data/quiz.ts'
import { alive, axeFaults, expect, test } from './fixtures.ts'
import {
  application,
  buttonOf,
  consultation,
  contact,
  formOf,
  home,
  hydrated,
  openForm,
  serviceRequest,
} from './leads.ts'

const phone = { width: 390, height: 844 }
const beforeScript = { javaScriptEnabled: false }

const projects = (page: Page) => page.getByRole('tablist', { name: 'Projects' })
const tabsHeard = `
  - tablist "Projects":
    - tab "AI Solutions"
    - tab "Content Success Stories" [selected]
    - tab "Video Production"
`

/** Each tab with the panel that it names and the tab that this panel names. */
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
    await alive(page, 'Tabs')
  }

  test('answer the keys of tabs: arrows and back to the start, Home, End, Space and Enter', async ({
    page,
  }) => {
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

  test('leave the browser its own keys and clicks', async ({ page, context }) => {
    await page.goto('/about')
    await page.goto('/skills')
    await alive(page, 'Tabs')
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

  test('are heard as tabs in their order, and lead on to the panel that is shown', async ({
    page,
  }) => {
    await open(page)
    await expect(projects(page)).toMatchAriaSnapshot(tabsHeard)
    for (const [tab, role, named] of await tabsWithPanels(projects(page)))
      expect([role, named]).toEqual(['tabpanel', tab])
    await projects(page).getByRole('tab', { selected: true }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel', { name: 'Content Success Stories' })).toBeFocused()
  })
})

test.describe('before any script, the tabs of the projects', () => {
  test.use(beforeScript)

  test('are heard the same, and each names its panel', async ({ page }) => {
    await page.goto('/')
    await expect(projects(page)).toMatchAriaSnapshot(tabsHeard)
    for (const [tab, role, named] of await tabsWithPanels(projects(page)))
      expect([role, named]).toEqual(['tabpanel', tab])
  })

  test('put nothing nameless in the way of a keyboard', async ({ page }) => {
    for (const path of ['/', '/skills', '/consultation']) {
      await page.goto(path)
      await expect(
        page.locator('[data-island] button:not([hidden])').filter({ hasNotText: /./ }),
      ).toHaveCount(0)
    }
  })
})

test.describe('the skills on a phone with a keyboard', () => {
  test.use({ viewport: phone })

  test('open and close by Space and Enter, one at a time', async ({ page }) => {
    await page.goto('/')
    const heading = (name: string) =>
      page.locator('#skills').getByRole('link', { name, exact: true })
    await heading('AI & Technology').scrollIntoViewIfNeeded()
    await alive(page, 'SkillsExplorer')
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

  test('show what was open when the screen is turned', async ({ page }) => {
    await page.goto('/')
    await page
      .locator('#skills')
      .getByRole('link', { name: 'Strategic Leadership' })
      .scrollIntoViewIfNeeded()
    await alive(page, 'SkillsExplorer')
    await page.locator('#skills').getByRole('link', { name: 'Strategic Leadership' }).click()
    await page.setViewportSize({ width: 1366, height: 900 })
    await expect(page.getByRole('tabpanel', { name: 'Strategic Leadership' })).toBeVisible()
    await page.getByRole('tab', { name: 'Digital Marketing' }).click()
    await page.setViewportSize(phone)
    await expect(page.locator('#skills-1')).toBeVisible()
  })
})

test.describe('the quiz', () => {
  const [first] = quizQuestions
  const group = (page: Page) => page.getByRole('radiogroup', { name: first?.text ?? '' })
  const open = async (page: Page) => {
    await page.goto('/ai-career-program?quiz=1')
    await expect(group(page)).toBeVisible()
  }

  test('is heard as a required choice of four answers, in their order', async ({ page }) => {
    await open(page)
    await expect(group(page)).toHaveAttribute('aria-required', 'true')
    await expect(group(page).getByRole('radio')).toHaveText(
      first?.options.map(({ text }) => text) ?? [],
    )
    await group(page).getByRole('radio').nth(2).click()
    await expect(group(page).getByRole('radio', { checked: true })).toHaveAccessibleName(
      first?.options[2].text ?? '',
    )
  })

  test('is one stop for the Tab key, chooses by arrows and Space, and goes on by Enter', async ({
    page,
  }) => {
    await open(page)
    const answers = group(page).getByRole('radio')
    await page.locator('legend').focus()
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

  test('asks who goes on without an answer for one, and says so with the question', async ({
    page,
  }) => {
    await open(page)
    await page.getByRole('button', { name: 'Next Question' }).click()
    await expect(group(page).getByRole('radio').first()).toBeFocused()
    await expect(group(page)).toHaveAccessibleDescription(quizUnanswered)
    await expect(group(page)).toHaveAttribute('aria-invalid', 'true')
    expect(await axeFaults(page, { within: '.quiz' })).toEqual([])
    await group(page).getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(quizUnanswered)).toHaveCount(0)
  })
})

/** What a screen reader says of each control of a form, in their order. */
const heard = (page: Page, id: string) =>
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

for (const lead of [home, contact, consultation, serviceRequest]) {
  const fields: readonly FormField[] = lead.fields
  test.describe(lead.name, () => {
    test('is heard the same before and after its script', async ({ page, browser, baseURL }) => {
      const served = await (await browser.newContext({ ...beforeScript, baseURL })).newPage()
      await served.goto(lead.path)
      const before = await heard(served, lead.id)
      await served.context().close()
      expect(before.map(({ label, required }) => ({ label, required }))).toEqual(
        lead.fields.map(({ label, required }) => ({ label, required })),
      )
      expect(before.map(({ described }) => described)).toEqual(fields.map(({ hint }) => hint ?? ''))
      await openForm(page, lead)
      expect(await heard(page, lead.id)).toEqual(before)
    })

    test('leads from a label to its field', async ({ page }) => {
      await openForm(page, lead)
      for (const { label } of lead.fields) {
        await formOf(page, lead).getByText(label, { exact: true }).click()
        await expect(formOf(page, lead).getByLabel(label, { exact: true })).toBeFocused()
      }
    })
  })
}

test.describe('before any script, a form', () => {
  test.use(beforeScript)

  test('asks for the first field that is missing', async ({ page }) => {
    await page.goto(consultation.path)
    await buttonOf(page, consultation).click()
    await expect(formOf(page, consultation).getByLabel('Name', { exact: true })).toBeFocused()
    await formOf(page, consultation).getByLabel('Name', { exact: true }).fill('Asha')
    await buttonOf(page, consultation).click()
    await expect(formOf(page, consultation).getByLabel('Email', { exact: true })).toBeFocused()
  })
})

test.describe('the application', () => {
  test('says its hint, then what is wrong, with the field, and asks for one of the radio buttons', async ({
    page,
  }) => {
    await page.goto(`${application.path}#apply`)
    await hydrated(page, application)
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
    expect(await axeFaults(page, { within: 'form#application' })).toEqual([])
    await choice.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(choice.getByRole('radio').nth(1)).toBeChecked()
  })
})
