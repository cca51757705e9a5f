import type { Page } from 'playwright/test'
import { readContent } from '../../ssg/content/content-file.ts'
import { allRules, axeFaults, colourRules, expect, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import {
  application,
  buttonOf,
  chatForms,
  contact,
  fillForm,
  formOf,
  formWords,
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
  'the application': {
    viewport: phone,
    within: islandOf(application),
    open: (page) => openForm(page, application),
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
  'the errors of the service request': {
    viewport: phone,
    within: islandOf(serviceRequest),
    open: async (page) => {
      await openForm(page, serviceRequest)
      await buttonOf(page, serviceRequest).click()
      await expect(formOf(page, serviceRequest).locator('[aria-invalid]').first()).toBeVisible()
    },
  },
  'a toast that says what is wrong': {
    viewport: phone,
    within: '#toasts',
    open: async (page) => {
      await openForm(page, serviceRequest)
      await buttonOf(page, serviceRequest).click()
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
}
for (const lead of chatForms)
  parts[`${lead.name}, with its message and the panel of a blocked window`] = {
    viewport: phone,
    within: islandOf(lead),
    open: async (page) => {
      await stubWindow(page, 'blocked')
      await openForm(page, lead)
      await formOf(page, lead).getByText('See the message').click()
      await fillForm(page, lead)
      await buttonOf(page, lead).click()
      await expect(
        page.getByRole('group', { name: formWords.fallback.blocked.title }),
      ).toBeVisible()
    },
  }
for (let count = 0; count <= 3; count++)
  parts[count < 3 ? `question ${count + 1} of the quiz` : 'the result of the quiz'] = {
    viewport: phone,
    within: '.quiz',
    open: (page) => answer(page, count),
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
