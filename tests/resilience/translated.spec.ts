import type { Page } from 'playwright/test'
import { holdBack, routes } from '../e2e/fixtures.ts'
import { hydrate, hydrateAll } from '../e2e/hydration.ts'
import { allForms, answersFor, buttonOf, formOf, valuesIn } from '../e2e/leads.ts'
import { expect, test } from './fixtures.ts'
import { type Departure, fillByName, missingFields, offered } from './forms.ts'
import { missingText, type Served, shownText, summarise } from './page-text.ts'
import { isTranslated, translate, untranslate } from './translate.ts'

test.beforeEach(({ allowed }) => {
  allowed.push('404: no page at', 'the server responded with a status of 404')
})

const lost = async (page: Page, served: Served, path: string) =>
  summarise(missingText(await served(path), await shownText(page)))

for (const path of routes) {
  test(`${path} keeps every word when it is translated, before and after hydration`, async ({
    page,
    served,
  }) => {
    const arrive = await holdBack(page, /\/assets\/.*\.js/)
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

for (const lead of allForms) {
  const answers = answersFor(lead.fields)
  const half = Math.ceil(lead.fields.length / 2)

  test.describe(`${lead.name} in another language`, () => {
    /** Presses the button and waits until the typed text has left or is offered. */
    const send = async (page: Page, left: readonly Departure[]) => {
      await buttonOf(page, lead).click()
      await expect
        .poll(
          async () =>
            missingFields(lead, answers, [...left.map(({ text }) => text), await offered(page)]),
          { message: 'neither sent nor offered' },
        )
        .toEqual([])
    }

    test('sends the text typed before and after hydration', async ({ page, left }) => {
      const arrive = await holdBack(page, /\/assets\/.*\.js/)
      await page.goto(lead.id === 'application' ? `${lead.path}#apply` : lead.path, {
        waitUntil: 'domcontentloaded',
      })
      await translate(page)
      const early = lead.id === 'application' ? [] : lead.fields.slice(0, half)
      await fillByName(page, lead, answers, early)
      arrive()
      await formOf(page, lead).evaluate((form) => form.scrollIntoView())
      await hydrate(page, lead.island)
      const kept = await valuesIn(formOf(page, lead), lead.fields)
      expect(
        early.filter(({ name }) => kept[name] !== answers[name]).map(({ name }) => name),
        'typed before the script came, and gone',
      ).toEqual([])
      await fillByName(page, lead, answers, lead.fields.slice(early.length))
      expect(await valuesIn(formOf(page, lead), lead.fields)).toEqual(answers)
      await send(page, left)
    })

    test('sends the typed text when it is translated half way', async ({ page, left }) => {
      await page.goto(lead.id === 'application' ? `${lead.path}#apply` : lead.path)
      await formOf(page, lead).evaluate((form) => form.scrollIntoView())
      await hydrate(page, lead.island)
      await fillByName(page, lead, answers, lead.fields.slice(0, half))
      await translate(page)
      await fillByName(page, lead, answers, lead.fields.slice(half))
      expect(await valuesIn(formOf(page, lead), lead.fields)).toEqual(answers)
      await send(page, left)
    })
  })
}
