import { scripts } from '#tests/e2e/built-scripts.ts'
import { isIdle } from '#tests/e2e/fast-timers.ts'
import { type Fault, faults } from '#tests/e2e/host.ts'
import { startHydration } from '#tests/e2e/hydration.ts'
import { application, formOn } from '#tests/e2e/leads.ts'
import { clickLink } from '#tests/e2e/page-actions.ts'
import { expect, test } from './fixtures.ts'
import { servedForm } from './forms.ts'
import { RandomJourney, start } from './journey.ts'
import { goes, open, step } from './steps.ts'
import { visiting } from './visitor.ts'

/** Every fault of every file on every page, or one fault of each file on one page. */
const everything = Boolean(process.env.EVERY_FAULT)

/** Minutes for a page with fast timers. */
const timeout = 15_000

/** Scrolls to the end until every island is hydrated or has failed. */
const read = step('read to the end', async ({ visitor: { page } }) => {
  await startHydration(page, 2000)
  const idle = expect.poll(() => isIdle(page).catch(() => false), { timeout })
  // A page whose file hangs may never be idle.
  await idle.toBe(true).catch(() => {})
  const scrollToNext = () =>
    page.locator('main .to-reveal').evaluateAll((sections) => {
      sections[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return sections.length
    })
  const message = 'sections that stay invisible'
  await expect.poll(scrollToNext, { message, timeout, intervals: [30] }).toBe(0)
})

/** Fills in and sends the form of the page; without its script, the application is a link. */
const write = step('write and send', async (journey, { path }) => {
  const { page } = journey.visitor
  const lead = path === application.path ? application : servedForm(path)
  if (!lead) return
  const { form, button, fill, values } = formOn(page, lead)
  if (lead === application) {
    await page.locator('main a[href="#apply"]').first().click()
    const link = page.locator('main :is(a[href^="mailto:"], a[href^="https://wa.me/"]):visible')
    await expect(form.or(link.first()).first()).toBeVisible()
    if (!(await form.isVisible())) return
  }
  const answers = await fill()
  expect(await values()).toEqual(answers)
  journey.expectDeparture(lead, answers)
  await button.click()
})

/** Writes in one task of the page: the thank-you may be replacing the form. */
const writeHalf = step('write half a message', async (journey, { path }) => {
  const lead = servedForm(path)
  const [field] = lead?.fields ?? []
  if (!lead || !field) return
  const controls = formOn(journey.visitor.page, lead).form.locator(`[name="${field.name}"]`)
  const isWritten = await controls.evaluateAll(([control]) => {
    if (!(control instanceof HTMLInputElement && control.offsetParent)) return false
    control.value = 'half a message'
    return control.dispatchEvent(new Event('input', { bubbles: true }))
  })
  if (isWritten) journey.remember(lead, field.name, 'half a message')
})

const goAway = step('go away', async ({ visitor: { page } }, { path }) => {
  const to = path === '/about' ? '/skills' : '/about'
  // The link may be inside the closed menu of the header, so a script clicks it.
  await clickLink(page, `.site-header nav a[href="${to}"]`)
  return { to }
})

test('every script is used by some page', () => {
  expect(scripts.filter(({ pages }) => pages.length === 0).map(({ name }) => name)).toEqual([])
})

for (const [place, { file, name, pages }] of scripts.entries()) {
  // Faults and pages take turns from file to file; EVERY_FAULT=1 tries all of them.
  const turn = faults[place % faults.length] as Fault
  const paths = everything ? pages : pages.slice(place % pages.length).slice(0, 1)
  for (const path of paths)
    for (const fault of everything ? faults : [turn])
      test(`nothing is lost on ${path} without ${name} (${fault})`, async ({ browser, served }) => {
        // Reduced motion saves time, except in runs that lose the particles' files.
        const reducedMotion = name.startsWith('particle') ? 'no-preference' : 'reduce'
        const viewport = { width: 390, height: 844 }
        const options = { serviceWorkers: 'block', viewport, reducedMotion } as const
        await visiting(browser, options, async (visitor) => {
          visitor.host.faults.set(`/assets/${file}`, fault)
          const journey = new RandomJourney(visitor, served)
          journey.logsFailures = true
          const model = start()
          for (const one of [open(path), read, write, writeHalf]) await one.run(model, journey)
          const before = visitor.loads.length
          const isRunning = await visitor.page.evaluate(
            () => performance.getEntriesByName('interactive').length > 0,
          )
          for (const one of [goAway, goes('go back', 'back')]) await one.run(model, journey)
          expect(visitor.loads.slice(before).length).toBeLessThanOrEqual(isRunning ? 0 : 2)
        })
      })
}
