import type { Page } from 'playwright/test'
import { answersFor, buttonOf, formOf, hydrated, valuesIn } from '../e2e/leads.ts'
import { expect, routes, test, wakeIslands } from './fixtures.ts'
import { fillByName, leads, lostIn, offered } from './forms.ts'
import { isTranslated, translate, untranslate } from './translate.ts'
import { few, missing, type Served, shownText } from './words.ts'

test.beforeEach(({ allowed }) => {
  allowed.push('404: no page at', 'the server responded with a status of 404')
})

/** Holds the scripts back until they are let go. */
async function holdScripts(page: Page) {
  let letGo = () => {}
  const gone = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await gone
    await route.continue().catch(() => {}) // the page may have gone elsewhere
  })
  return letGo
}

/** Waits until every island has come alive or has been given up. */
async function settled(page: Page) {
  await wakeIslands(page)
  await expect(page.locator('main [data-island]:not([data-hydrated], [data-failed])')).toHaveCount(
    0,
  )
}

const lost = async (page: Page, served: Served, path: string) =>
  few(missing(await served(path), await shownText(page)))

for (const path of routes) {
  test(`${path} keeps every word when it is translated before its scripts come, after, and back again`, async ({
    page,
    served,
  }) => {
    const letGo = await holdScripts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await translate(page)
    expect(await lost(page, served, path), 'translated as served').toBe('')
    letGo()
    await settled(page)
    expect.soft(await lost(page, served, path), 'translated before hydration').toBe('')
    expect(await isTranslated(page), 'the site loaded the page anew').toBe(true)
    await untranslate(page)
    expect.soft(await lost(page, served, path), 'in its own words again').toBe('')

    // Where nothing comes alive, the page is the same.
    if ((await page.locator('main [data-island]').count()) > 0) {
      await page.reload()
      await settled(page)
    }
    await translate(page)
    expect.soft(await lost(page, served, path), 'translated after hydration').toBe('')
    await untranslate(page)
    expect.soft(await lost(page, served, path), 'in its own words in the end').toBe('')
  })
}

for (const lead of leads) {
  const answers = answersFor(lead.fields)
  const half = Math.ceil(lead.fields.length / 2)

  test.describe(`${lead.name} in another language`, () => {
    /** Presses the button and waits until what was typed has left or is offered. */
    const send = async (page: Page, left: { text: string }[], typed = answers) => {
      const before = left.length
      await buttonOf(page, lead).click()
      await expect
        .poll(
          async () =>
            lostIn(lead, typed, [
              ...left.slice(before).map(({ text }) => text),
              await offered(page),
            ]),
          { message: 'neither sent nor offered' },
        )
        .toEqual([])
    }

    /** A thank-you or the details have taken the form's place: opens it again. */
    const again = async (page: Page) => {
      if (lead.id === 'service-request') await page.reload()
      if (lead.id === 'application') await page.locator('main a[href="#apply"]').first().click()
      await buttonOf(page, lead).and(page.locator(':enabled')).waitFor()
    }

    test('sends what was typed before and after its script came', async ({ page, left }) => {
      const letGo = await holdScripts(page)
      await page.goto(lead.id === 'application' ? `${lead.path}#apply` : lead.path, {
        waitUntil: 'domcontentloaded',
      })
      await translate(page)
      const early = lead.id === 'application' ? [] : lead.fields.slice(0, half)
      await fillByName(page, lead, answers, early)
      letGo()
      await formOf(page, lead).evaluate((form) => form.scrollIntoView())
      await hydrated(page, lead)
      const kept = await valuesIn(formOf(page, lead), lead.fields)
      expect(
        early.filter(({ name }) => kept[name] !== answers[name]).map(({ name }) => name),
        'typed before the script came, and gone',
      ).toEqual([])
      await fillByName(page, lead, answers, lead.fields.slice(early.length))
      expect(await valuesIn(formOf(page, lead), lead.fields)).toEqual(answers)
      await send(page, left)
    })

    test('sends what was typed when it is translated half way, and once more in its own words', async ({
      page,
      left,
    }) => {
      await page.goto(lead.id === 'application' ? `${lead.path}#apply` : lead.path)
      await formOf(page, lead).evaluate((form) => form.scrollIntoView())
      await hydrated(page, lead)
      await fillByName(page, lead, answers, lead.fields.slice(0, half))
      await translate(page)
      await fillByName(page, lead, answers, lead.fields.slice(half))
      expect(await valuesIn(formOf(page, lead), lead.fields)).toEqual(answers)
      await send(page, left)

      await untranslate(page)
      await again(page)
      await fillByName(page, lead, answers)
      await translate(page)
      await untranslate(page)
      expect(await valuesIn(formOf(page, lead), lead.fields)).toEqual(answers)
      await send(page, left)
    })
  })
}
