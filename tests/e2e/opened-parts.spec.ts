import type { Locator, Page } from 'playwright/test'
import { readContent } from '#ssg/content/content-file.ts'
import { allRules, axeFaults, colourRules, expect, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import {
  application,
  buttonOf,
  contact,
  fillForm,
  formOf,
  formWords,
  home,
  openForm,
  serviceRequest,
  stubWindow,
  toastWith,
} from './leads.ts'
import { scrollPage } from './page-actions.ts'

const toasts = readContent('data/toasts.yaml')

const phone = { width: 390, height: 844 }
const desktop = { width: 1366, height: 900 }

/** Answers the first `count` questions of the quiz and continues after each. */
async function answer(page: Page, count: number) {
  await page.goto('/ai-career-program')
  await hydrate(page, 'LevelFinder')
  await page.getByRole('link', { name: 'Find My Level' }).click()
  for (let number = 1; number <= count; number++) {
    await expect(page.getByText(`Question ${number} of 3`)).toBeVisible()
    await page.locator('.quiz').getByRole('radio').first().click()
    await page
      .locator('.quiz')
      .getByRole('button', {
        name: number < 3 ? 'Next Question' : 'Show My Level',
      })
      .click()
  }
}

interface OpenedPart {
  viewport: typeof phone
  /** Limited to the part itself; tests/e2e/every-page.spec.ts checks the rest of the page. */
  within: string
  open: (page: Page) => Promise<void>
}

const islandOf = ({ island }: { island: string }) => `[data-island=${island}]`

/** Parts that a visitor opens or that appear by themselves. */
const parts: Record<string, OpenedPart> = {
  'the menu of a phone': {
    viewport: phone,
    within: 'header',
    open: async (page) => {
      await page.goto('/about')
      await page.locator('header summary[aria-label=Menu]').click()
    },
  },
  'AI Courses': {
    viewport: desktop,
    within: 'header',
    open: async (page) => {
      await page.goto('/about')
      await page.locator('summary', { hasText: 'AI Courses' }).click()
    },
  },
  'the chat card': {
    viewport: phone,
    within: '#chat-widget',
    open: async (page) => {
      await page.goto('/about')
      await scrollPage(page, 700)
      await page.locator('#chat-widget summary').click()
    },
  },
  'the success card of the contact form': {
    viewport: phone,
    within: islandOf(contact),
    open: async (page) => {
      await openForm(page, contact)
      await fillForm(page, contact)
      await buttonOf(page, contact).click()
      await expect(page.getByRole('group', { name: 'Message Sent Successfully!' })).toBeVisible()
    },
  },
  'the errors of the application': {
    viewport: phone,
    within: islandOf(application),
    open: async (page) => {
      await openForm(page, application)
      await buttonOf(page, application).click()
      await expect(formOf(page, application).locator('[aria-invalid]')).toHaveCount(11)
    },
  },
  'the errors of the service request with their toast': {
    viewport: phone,
    within: `${islandOf(serviceRequest)}, #toasts`,
    open: async (page) => {
      await openForm(page, serviceRequest)
      await buttonOf(page, serviceRequest).click()
      await expect(formOf(page, serviceRequest).locator('[aria-invalid]').first()).toBeVisible()
      await expect(toastWith(page, toasts.requiredFieldsMissing.title)).toBeVisible()
    },
  },
  'the thanks of the service request': {
    viewport: phone,
    within: islandOf(serviceRequest),
    open: async (page) => {
      await stubWindow(page, 'opens')
      await openForm(page, serviceRequest)
      await fillForm(page, serviceRequest)
      await buttonOf(page, serviceRequest).click()
      await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
    },
  },
  'the panel of a blocked window and a message': {
    viewport: phone,
    within: islandOf(home),
    open: async (page) => {
      await stubWindow(page, 'blocked')
      await openForm(page, home)
      await formOf(page, home).getByText('See the message').click()
      await fillForm(page, home)
      await buttonOf(page, home).click()
      await expect(
        page.getByRole('group', { name: formWords.fallback.blocked.title }),
      ).toBeVisible()
    },
  },
  'the last question of the quiz': {
    viewport: phone,
    within: '.quiz',
    open: (page) => answer(page, 2),
  },
  'the result of the quiz': { viewport: phone, within: '.quiz', open: (page) => answer(page, 3) },
}

for (const [name, { viewport, within, open }] of Object.entries(parts))
  test(`axe finds nothing with ${name} open, in both colour schemes`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await open(page)
    expect(await axeFaults(page, { within, tags: allRules }), 'light').toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    expect(await axeFaults(page, { within, rules: colourRules }), 'dark').toEqual([])
  })

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
