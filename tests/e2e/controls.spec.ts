import { readContent } from '#content/content-file.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'

test('tabs are announced before and after hydration, answer keys and keep a choice', async ({
  page,
}) => {
  await page.goto('/?projects=%3Cscript%3E')
  const tabs = page.getByRole('tablist', { name: 'Projects' })
  const expectAnnounced = async () => {
    await expect(tabs).toMatchAriaSnapshot(`
      - tablist "Projects":
        - tab "AI Solutions"
        - tab "Content Success Stories" [selected]
        - tab "Video Production"
    `)
    await expect(page.getByRole('tabpanel', { name: 'Content Success Stories' })).toBeVisible()
  }
  await expectAnnounced()
  await hydrate(page, 'Tabs')
  await expectAnnounced()
  await tabs.getByRole('tab', { selected: true }).focus()
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
    const tab = tabs.getByRole('tab', { name, selected: true })
    await expect(tab, key).toBeFocused()
    const panel = page.getByRole('tabpanel', { name })
    await expect(panel).toBeVisible()
    await expect(tab).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '')
  }
  await expect(page).toHaveURL(/\?projects=projects-video$/)
  await page.keyboard.press('Tab')
  const panel = page.getByRole('tabpanel', { name: 'Video Production' })
  await expect(panel).toBeFocused()
  await page.reload()
  await hydrate(page, 'Tabs')
  await expect(panel).toBeVisible()
})

test('skills in a narrow window open one by one, and stay open in a wide one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const heading = (name: string) => page.locator('#skills').getByRole('link', { name, exact: true })
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
  await page.keyboard.press('Enter')
  await page.setViewportSize({ width: 1366, height: 900 })
  await expect(page.getByRole('tabpanel', { name: 'Digital Marketing' })).toBeVisible()
})

test('a question of the quiz is required and is answered by keys alone', async ({ page }) => {
  const { questions, unanswered } = readContent('data/ai-career-program.yaml').quiz
  await page.goto('/ai-career-program?quiz=1')
  const question = page.getByRole('radiogroup', { name: questions[0]?.text ?? '' })
  await expect(question).toHaveAttribute('aria-required', 'true')
  const answers = question.getByRole('radio')
  for (const [index, text] of questions[0]?.options.entries() ?? [])
    await expect(answers.nth(index)).toHaveAccessibleName(text)

  await page.getByRole('button', { name: 'Next Question' }).click()
  await expect(answers.first().and(page.locator(':not(:checked)'))).toBeFocused()
  await expect(question).toHaveAccessibleDescription(unanswered)
  await expect(question).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, '.quiz')
  await answers.first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(unanswered)).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(answers.last().and(page.locator(':checked'))).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Question 2 of 3')).toBeVisible()
  // A double click does not greet the next question with its error.
  const next = page.getByRole('button', { name: /^(Next Question|Show My Level)$/ })
  await page.locator('.quiz').getByRole('radio').first().check()
  await next.dblclick()
  await expect(page.getByText('Question 3 of 3')).toBeVisible()
  await expect(page.locator('#quiz-error')).toHaveCount(0)
  await page.keyboard.press('Shift')
  await next.click()
  await expect(page.locator('#quiz-error')).toBeVisible()
})

test('a contrast theme gives what is chosen other colours than the rest', async ({ page }) => {
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
    ['/skills', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ['/projects', ':checked + span', 'input:not(:checked) + span'],
  ] as const) {
    await page.goto(path)
    const rest = await colours(other)
    for (const [index, colour] of (await colours(chosen)).entries())
      expect(colour, path).not.toBe(rest[index])
  }
})
