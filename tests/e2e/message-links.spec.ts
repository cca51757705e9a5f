import type { Page } from 'playwright/test'
import { allow, expect, test } from './fixtures.ts'
import * as leads from './leads.ts'
import { runClockUntil } from './page-actions.ts'

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

for (const [place, lead] of [
  ['the panel of a form', leads.home],
  ['a form without its script', leads.contact],
] as const)
  test(`links of ${place} open the message and show nobody what it says`, async ({
    page,
    context,
  }) => {
    await watchLinks(page)
    const { button, fill } = leads.formOn(page, lead)
    const link = leads.sendByChat(page)
    if (lead === leads.home) await leads.openForm(page, lead, { windows: 'blocked' })
    else {
      allow(page, 'Failed to load resource', 'stays as it was served')
      await page.clock.install()
      await page.route(/\/assets\/.*\.island-.*\.js$/, (route) => route.abort())
      await page.goto(lead.path)
    }
    const answers = await fill()
    await button.click()
    if (lead === leads.contact) await runClockUntil(page, link)

    for (const button of ['left', 'middle'] as const) {
      const [popup] = await Promise.all([context.waitForEvent('page'), link.click({ button })])
      await popup.waitForURL(/wa\.me/)
      expect(leads.sentAnswers(popup.url(), lead.fields)).toEqual(answers)
      expect(await popup.evaluate(() => window.opener)).toBeNull()
      await popup.close()
    }
    await leads.sendByMail(page).click()
    const seen = await seenLinks(page)
    expect(seen.length).toBeGreaterThan(15)
    expect(seen.filter((address) => address.includes(leads.marker))).toEqual([])
  })
