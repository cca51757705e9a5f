import type { Page } from 'playwright/test'
import { expect, stopTime, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import {
  answersFor,
  application,
  buttonOf,
  contact,
  fillForm,
  fillIn,
  formOf,
  formWords,
  home,
  type LeadPage,
  openForm,
  serviceRequest,
  stubWindow,
  success,
  valuesIn,
} from './leads.ts'

const card = (page: Page) => page.getByText('Message Sent Successfully!').locator('..')
const panel = (page: Page, title: string) => page.getByRole('group', { name: title })

/** Live regions around the focus or inside another one, which are announced twice. */
const announcedTwice = (page: Page) =>
  page.evaluate(() => {
    const live = '[role=status], [role=alert], [aria-live]'
    const regions = [...document.querySelectorAll(live)]
    const around = document.activeElement?.closest(live)
    const nested = regions.filter(
      (region) =>
        region.parentElement?.closest(live) ||
        region.querySelector('[role=group][tabindex], h2[tabindex], h3[tabindex]'),
    )
    return [...(around ? [around] : []), ...nested].map((region) => region.outerHTML.slice(0, 120))
  })

const focusIsOnBody = (page: Page) =>
  page.evaluate(() => document.activeElement === document.body || document.activeElement === null)

test.describe('a keyboard user never loses the focus to the body', () => {
  test('when the success card leaves', async ({ page }) => {
    await openForm(page, contact)
    await fillForm(page, contact)
    const time = await stopTime(page)
    await buttonOf(page, contact).press('Enter')
    await time.pass(600)
    await expect(card(page)).toBeFocused()
    expect(await announcedTwice(page)).toEqual([])
    await time.pass(3000)
    await expect(buttonOf(page, contact)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(formOf(page, contact).getByRole('link')).toBeFocused()
  })

  test('when a toast without a field to return to is closed', async ({ page }) => {
    await openForm(page, serviceRequest)
    await buttonOf(page, serviceRequest).click()
    const close = page.locator('#toasts li').getByRole('button')
    await close.waitFor()
    // The form moves the focus to the missing field before or after its toast.
    await expect(formOf(page, serviceRequest).locator('[aria-invalid=true]').first()).toBeFocused()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await close.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('when the announcement above the header is closed', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Close announcement' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test("when the quiz's views change", async ({ page }) => {
    await page.goto('/ai-career-program')
    await page.getByRole('link', { name: 'Find My Level' }).scrollIntoViewIfNeeded()
    await hydrate(page, 'LevelFinder')
    const press = async (name: string, role: 'button' | 'link' = 'button') => {
      await page.getByRole(role, { name, exact: true }).press('Enter')
      expect(await focusIsOnBody(page), `after ${name}`).toBe(false)
      expect(await announcedTwice(page)).toEqual([])
    }
    await press('Find My Level', 'link')
    await page.locator('.quiz').getByRole('radio').first().check()
    await press('Next Question')
    await press('Previous Question')
    await press('Next Question')
    for (const next of ['Next Question', 'Show My Level']) {
      await page.locator('.quiz').getByRole('radio').first().check()
      await press(next)
    }
    await expect(page.locator('.quiz h3')).toBeFocused()
    await press('Change answer 2')
    await press('Show My Level')
    await press('View All Levels', 'link')
    await page.goto('/ai-career-program?level=expert')
    await press('Answer the questions yourself')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('no on-screen keyboard opens either', async ({ page }) => {
      await stubWindow(page, 'blocked')
      await openForm(page, home)
      const form = formOf(page, home)
      await fillIn(form, home.fields, answersFor(home.fields))
      await buttonOf(page, home).tap()
      await form.evaluate((element) => (element as HTMLFormElement).reset())
      await page.getByRole('button', { name: 'Put my answers back' }).tap()
      expect(await valuesIn(form, home.fields)).toEqual(answersFor(home.fields))
      await expect(form.getByText('Fields marked with * are required.')).toBeFocused()
    })
  })
})

test.describe('a screen reader announces once', () => {
  test('the panel of a blocked window, and an error', async ({ page }) => {
    await stubWindow(page, 'blocked')
    await openForm(page, serviceRequest)
    await buttonOf(page, serviceRequest).click()
    await expect(page.locator('#toasts [aria-live=assertive]')).toContainText('Please fill in all')
    expect(await announcedTwice(page)).toEqual([])
    await fillForm(page, serviceRequest)
    await buttonOf(page, serviceRequest).click()
    await expect(panel(page, formWords.fallback.blocked.title)).toBeFocused()
    expect(await announcedTwice(page)).toEqual([])
  })

  test('the thank-you, with its panel in a served region', async ({ page }) => {
    await stubWindow(page, 'opens')
    const served = await (await page.request.get(serviceRequest.path)).text()
    expect(served).toMatch(/<p id="route-announcer"[^>]*aria-live="polite"><\/p>/)
    await openForm(page, serviceRequest)
    await fillForm(page, serviceRequest, { goals: 'नमस्ते '.repeat(800) })
    await buttonOf(page, serviceRequest).click()
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused()
    await expect(page.locator('#route-announcer')).toHaveText(
      `${formWords.fallback.opened.title} ${formWords.fallback.opened.text}`,
    )
    expect(await announcedTwice(page)).toEqual([])
  })

  test('toasts, in served regions, one polite and one assertive', async ({ page }) => {
    const served = await (await page.request.get('/contact')).text()
    expect(served).toMatch(/<section id="toasts"(?![^>]*aria-live)/)
    expect(served).toContain('><div aria-live="polite"></div><div aria-live="assertive"></div></')
    await stubWindow(page, 'opens')
    await openForm(page, home)
    await fillForm(page, home)
    await buttonOf(page, home).click()
    await expect(page.locator('#toasts [aria-live=polite] li')).toHaveText(
      /Professional Message Sent!/,
    )
    expect(await announcedTwice(page)).toEqual([])
  })
})

test.describe('text that is typed after the tap stays', () => {
  for (const lead of [home, contact, serviceRequest] as readonly LeadPage[])
    test(`in ${lead.name}`, async ({ page }) => {
      await stubWindow(page, 'opens')
      await openForm(page, lead)
      const form = formOf(page, lead)
      const long = lead.fields.find(({ type, required }) => type === 'textarea' && required)
      await fillIn(form, lead.fields, answersFor(lead.fields))
      const time = await stopTime(page)
      await buttonOf(page, lead).click()
      await expect(buttonOf(page, lead)).toBeDisabled()
      const field = form.getByLabel(long?.label ?? '', { exact: true })
      await field.fill('One thing more')
      await time.pass(600)
      await expect(
        lead === serviceRequest
          ? page.getByRole('heading', { name: 'Thank You' })
          : success(page, lead),
      ).toBeVisible()
      await expect(field).toBeFocused()
      await page.keyboard.type('!')
      const left = await valuesIn(form, lead.fields)
      expect(left).toEqual({
        ...Object.fromEntries(lead.fields.map(({ name }) => [name, ''])),
        [long?.name ?? '']: 'One thing more!',
      })
      await time.pass(3000)
      expect(await valuesIn(form, lead.fields)).toEqual(left)
    })

  test('an application that was left while it was sent leaves no draft', async ({ page }) => {
    await page.goto('/ai-mastery-course')
    await hydrate(page, application.island)
    await page.locator('a[href="#apply"]').first().click()
    await fillForm(page, application)
    const time = await stopTime(page)
    await buttonOf(page, application).click()
    await expect(buttonOf(page, application)).toBeDisabled()
    await page.getByRole('button', { name: 'Back to Program Details' }).click()
    await time.pass(600)
    await time.resume()
    await expect(success(page, application)).toBeVisible()
    await page.locator('a[href="#apply"]').first().click()
    await expect(formOf(page, application).getByLabel('Full name', { exact: true })).toHaveValue('')
  })
})
