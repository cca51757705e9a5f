import { scripts } from '#tests/e2e/built-scripts.ts'
import { isIdle } from '#tests/e2e/fast-timers.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { faults } from '#tests/e2e/host.ts'
import { startHydration } from '#tests/e2e/hydration.ts'
import { startedPage } from '#tests/e2e/page-actions.ts'
import { withVisitor } from './journey.ts'
import { apply, goStep, openPage, sendStep, step, writeStep } from './steps.ts'

/** Whether to try every fault of every file on every page, or one fault per file on one page. */
const isComplete = Boolean(process.env.EVERY_FAULT)

/** How long a test waits for an idle page, in ms; fast timers pass minutes in that time. */
const IDLE_TIMEOUT_MS = 15_000

/** Scrolls until every island is hydrated or has failed, and every section is revealed. */
const read = step('read to the end', async ({ page }) => {
  await startHydration(page, 2000)
  const isIdleNow = () => isIdle(page).catch(() => false)
  // A page whose file hangs may never be idle.
  await expect
    .poll(isIdleNow, { timeout: IDLE_TIMEOUT_MS })
    .toBe(true)
    .catch(() => {})
  const scrollToNext = () =>
    page.locator('main .to-reveal').evaluateAll((sections) => {
      sections[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return sections.length
    })
  // Scrolls to each section that has not been revealed yet.
  await expect.poll(scrollToNext, { intervals: [30] }).toBe(0)
})

const leavePage = step('leave the page', async ({ page, path }) => {
  const to = path === '/about' ? '/skills' : '/about'
  // Clicks by an event, since the link may be in the closed menu of the header. `clickLink` would
  // wait for the page's entry script, which may be lost.
  await page
    .locator(`.site-header nav a[href="${to}"]`)
    .first()
    .dispatchEvent('click')
  return { to }
})

test('every script of the build is used by a page', () => {
  expect(
    scripts.filter(({ pages }) => pages.length === 0).map(({ name }) => name),
  ).toEqual([])
})

for (const [position, { file, name, pages }] of scripts.entries()) {
  // Each script is tried with one fault on one page: the next script gets the next fault and the
  // next page. EVERY_FAULT=1 tries every combination.
  const oneOf = <Item>(items: readonly Item[]) =>
    items.filter((_, index) => index === position % items.length)
  for (const path of isComplete ? pages : oneOf(pages))
    for (const fault of isComplete ? faults : oneOf(faults))
      test(`no shown or typed text is lost on ${path} if script ${name} fails (${fault})`, async ({
        browser,
      }) => {
        // Reduced motion saves time, but particles load only without it.
        const reducedMotion = name.startsWith('particle')
          ? 'no-preference'
          : 'reduce'
        const viewport = { width: 390, height: 844 }
        await withVisitor(
          browser,
          { viewport, reducedMotion },
          async (journey) => {
            journey.host.faults.set(`/assets/${file}`, fault)
            await journey.takeSteps(
              openPage(path),
              read,
              apply,
              sendStep(false),
              writeStep(0, 'half'),
            )
            const { document } = await journey.place()
            const isRunning =
              (await journey.page.locator(startedPage).count()) > 0
            await journey.takeSteps(leavePage, goStep('back'))
            if (isRunning)
              expect((await journey.place()).document).toBe(document)
          },
        )
      })
}
