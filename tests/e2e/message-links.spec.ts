import type { Page } from 'playwright/test'
import { expect, stopTime, test } from './fixtures.ts'
import {
  buttonOf,
  contact,
  fillForm,
  home,
  type LeadPage,
  marker,
  openForm,
  sentAnswers,
  serviceRequest,
  stubWindow,
} from './leads.ts'

/**
 * Simulates analytics services that report the address of each clicked link: reads it in the
 * first and the last phase of every event of a click.
 */
const watchLinks = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seenLinks: seen })
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'auxclick'])
      for (const capture of [true, false])
        addEventListener(
          type,
          ({ target }) => {
            const link = target instanceof Element ? target.closest('a') : null
            if (link) seen.push(decodeURIComponent(link.href))
          },
          { capture },
        )
  })
const seenLinks = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenLinks: string[] }).seenLinks)

/** Address of the chat that opens in a new tab, which cannot reach back. */
async function openedChat(page: Page, open: () => Promise<void>) {
  const [popup] = await Promise.all([page.context().waitForEvent('page'), open()])
  await popup.waitForURL(/wa\.me/)
  const url = popup.url()
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  await popup.close()
  return url
}

interface Place {
  place: string
  lead: LeadPage
  chat: string
  window?: 'blocked' | 'opens'
}
const places: readonly Place[] = [
  { place: 'the panel', lead: home, chat: 'Send on WhatsApp', window: 'blocked' },
  { place: 'the thanks', lead: serviceRequest, chat: 'Continue on WhatsApp', window: 'opens' },
  { place: 'a form without its script', lead: contact, chat: 'Send on WhatsApp' },
]

for (const { place, lead, chat, window } of places)
  test(`links of ${place} open the message and show nobody what it says`, async ({
    page,
    allowed,
  }) => {
    await watchLinks(page)
    if (window) {
      await stubWindow(page, window)
      await openForm(page, lead)
    } else {
      allowed.push('Failed to load resource', 'stays as it was served')
      await page.route(/\/assets\/.*\.island-.*\.js$/, (route) => route.abort())
      await page.goto(lead.path)
    }
    const answers = await fillForm(page, lead)
    const time = window ? undefined : await stopTime(page)
    await buttonOf(page, lead).click()
    await time?.pass(10_000)
    await time?.resume()

    const link = page.getByRole('link', { name: chat })
    const [url, ...others] = [
      await openedChat(page, () => link.click()),
      await openedChat(page, () => link.click({ button: 'middle' })),
      await openedChat(page, () => link.press('Enter')),
    ]
    if (window) expect(sentAnswers(url, lead.fields)).toEqual(answers)
    else expect(decodeURIComponent(url)).toContain(marker)
    expect(others).toEqual([url, url])
    await page.getByRole('link', { name: 'Send by mail' }).click()
    const seen = await seenLinks(page)
    expect(seen.length).toBeGreaterThan(20)
    expect(seen.filter((address) => address.includes(marker))).toEqual([])
  })
