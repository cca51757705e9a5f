import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { allow, holdBack, routes } from '#tests/e2e/fixtures.ts'
import { hydrate, hydrateAll } from '#tests/e2e/hydration.ts'
import { answersFor, application, consultation, formOn } from '#tests/e2e/leads.ts'
import { expect, test } from './fixtures.ts'
import { lostFields, offered } from './forms.ts'
import { missingText, type Served, shownText } from './page-text.ts'
import { isTranslated, translate, untranslate } from './translate.ts'

test.beforeEach(({ page }) => {
  allow(page, '404: no page at', 'the server responded with a status of 404')
})

const scripts = /\/assets\/.*\.js/
const lost = async (page: Page, served: Served, path: string) =>
  missingText(await served(path), await shownText(page))

/** What scripts change in a page: its islands, behaviours and other attributes that they read. */
const scriptedParts = (path: string) =>
  readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8').match(
    /\sdata-(?:(?:island|behaviour)="[^"]*"|[\w-]+)/g,
  ) ?? []
const known = new Set<string>()

/** Each page with a part that no page before it has: the same script does the same in others. */
const scriptedPages = routes.filter((path) => {
  const fresh = scriptedParts(path).filter((part) => !known.has(part))
  for (const part of fresh) known.add(part)
  return fresh.length > 0
})

for (const path of scriptedPages) {
  test(`${path} keeps every word when it is translated, before and after hydration`, async ({
    page,
    served,
  }) => {
    const arrive = await holdBack(page, scripts)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await translate(page)
    expect(await lost(page, served, path), 'translated as served').toBe('')
    arrive()
    await hydrateAll(page)
    expect.soft(await lost(page, served, path), 'translated before hydration').toBe('')
    expect(await isTranslated(page), 'the page was reloaded').toBe(true)
    await untranslate(page)
    expect.soft(await lost(page, served, path), 'in the original language again').toBe('')

    // A page without islands does not change.
    if ((await page.locator('main [data-island]').count()) > 0) {
      await page.reload()
      await hydrateAll(page)
    }
    await translate(page)
    expect.soft(await lost(page, served, path), 'translated after hydration').toBe('')
    await untranslate(page)
    expect.soft(await lost(page, served, path), 'in the original language at the end').toBe('')
  })
}

// One form as it is served, and the one that a script shows.
for (const lead of [consultation, application])
  for (const when of ['before its script comes', 'half way'] as const)
    test(`${lead.name} sends what is typed when it is translated ${when}`, async ({
      page,
      left,
    }) => {
      const answers = answersFor(lead.fields)
      const { form, button, fillIn, values } = formOn(page, lead)
      const half = Math.ceil(lead.fields.length / 2)
      const isEarly = when !== 'half way'
      const arrive = isEarly ? await holdBack(page, scripts) : () => {}
      await page.goto(lead === application ? `${lead.path}#apply` : lead.path, {
        waitUntil: 'domcontentloaded',
      })
      if (isEarly) await translate(page)
      // The application has no form before its script.
      if (isEarly && lead !== application) await fillIn(answers, lead.fields.slice(0, half))
      arrive()
      await form.evaluate((form) => form.scrollIntoView())
      await hydrate(page, lead.island)
      if (!isEarly || lead === application) await fillIn(answers, lead.fields.slice(0, half))
      if (!isEarly) await translate(page)
      await fillIn(answers, lead.fields.slice(half))
      expect(await values()).toEqual(answers)
      await button.click()
      await expect
        .poll(async () => lostFields(lead, answers, [...left, await offered(page)]))
        .toEqual([])
    })
