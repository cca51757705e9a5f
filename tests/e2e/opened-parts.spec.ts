import type { Locator, Page } from 'playwright/test'
import { readContent } from '#ssg/content/content-file.ts'
import { allRules, axeFaults, colourRules, expect, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import * as leads from './leads.ts'
import { scrollPage } from './page-actions.ts'

const { application, contact, home, serviceRequest } = leads
const { requiredFieldsMissing } = readContent('data/toasts.yaml')

const phone = { width: 390, height: 844 }
const desktop = { width: 1366, height: 900 }

/** Answers the first questions of the quiz, until there is another one or the result. */
async function answer(page: Page, shown: string) {
  await page.goto('/ai-career-program?quiz=1')
  await hydrate(page, 'LevelFinder')
  const quiz = page.locator('.quiz')
  while (!(await quiz.getByText(shown).isVisible())) {
    await quiz.getByRole('radio').first().check()
    const progress = await quiz.textContent()
    await quiz.getByRole('button', { name: /^(Next Question|Show My Level)$/ }).click()
    await expect(quiz).not.toHaveText(progress ?? '')
  }
}

async function send(page: Page, lead: leads.LeadPage, windows?: 'blocked') {
  const opened = await leads.openForm(page, lead, { windows })
  await opened.fill()
  await opened.button.click()
  return opened
}

const islandOf = ({ island }: { island: string }) => `[data-island=${island}]`

/**
 * Checks a part that a visitor opens or that appears by itself, in its place: the rest of the page
 * is checked in tests/e2e/every-page.spec.ts.
 */
const testPart = (name: string, within: string, open: (page: Page) => Promise<unknown>) =>
  test(`axe finds nothing with ${name} open, in both colour schemes`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await open(page)
    expect(await axeFaults(page, { within, tags: allRules }), 'light').toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    expect(await axeFaults(page, { within, rules: colourRules }), 'dark').toEqual([])
  })

testPart('the menu of a phone', 'header', async (page) => {
  await page.goto('/about')
  await page.locator('header summary[aria-label=Menu]').click()
})
testPart('AI Courses', 'header', async (page) => {
  await page.setViewportSize(desktop)
  await page.goto('/about')
  await page.locator('summary', { hasText: 'AI Courses' }).click()
})
testPart('the chat card', '#chat-widget', async (page) => {
  await page.goto('/about')
  await scrollPage(page, 700)
  await page.locator('#chat-widget summary').click()
})
testPart('the success card of the contact form', islandOf(contact), async (page) => {
  const { success } = await send(page, contact)
  await expect(success).toBeVisible()
})
testPart('the errors of the application', islandOf(application), async (page) => {
  const { form, button } = await leads.openForm(page, application)
  await button.click()
  await expect(form.locator('[aria-invalid]')).toHaveCount(11)
})
const request = islandOf(serviceRequest)
testPart('the errors of a request with their toast', `${request}, #toasts`, async (page) => {
  const { form, button } = await leads.openForm(page, serviceRequest)
  await button.click()
  await expect(form.locator('[aria-invalid]').first()).toBeVisible()
  await expect(leads.toastWith(page, requiredFieldsMissing.title)).toBeVisible()
})
testPart('the thanks of the service request', request, async (page) => {
  await send(page, serviceRequest)
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
})
testPart('the panel of a blocked window and a message', islandOf(home), async (page) => {
  const { form } = await send(page, home, 'blocked')
  await form.getByText('See the message').click()
  const { title } = leads.formWords.fallback.blocked
  await expect(page.getByRole('group', { name: title })).toBeVisible()
})
testPart('the last question of the quiz', '.quiz', (page) => answer(page, 'Question 3 of 3'))
testPart('the result of the quiz', '.quiz', (page) =>
  answer(page, 'Book FREE AI Career Consultation'),
)

test.describe('in a contrast theme', () => {
  test.use({ viewport: desktop, contextOptions: { forcedColors: 'active' } })

  test('what is chosen has other colours than the rest', async ({ page }) => {
    const colours = (part: Locator) =>
      part.first().evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return { color, backgroundColor }
      })
    for (const [path, chosen, other] of [
      ['/about', 'header li a[aria-current]', 'header li a:not([aria-current])'],
      ['/skills', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
      ['/projects', ':checked + span', 'input:not(:checked) + span'],
    ] as const) {
      await page.goto(path)
      const [one, another] = [page.locator(chosen), page.locator(other)].map(colours)
      const rest = await another
      expect((await one)?.color, path).not.toBe(rest?.color)
      expect((await one)?.backgroundColor, path).not.toBe(rest?.backgroundColor)
    }
  })
})
