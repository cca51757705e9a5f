import fc from 'fast-check'
import { isIdle } from '#tests/e2e/fast-timers.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { withVisitor } from './journey.ts'
import { journeys, openPage, step } from './steps.ts'

// A failure prints the shortest failing journey that fast-check has found, with its seed and path.
// To repeat it: JOURNEYS=1 SEED=… JOURNEY_PATH=… npx playwright test --project=resilience journeys

const { JOURNEYS = '24', SEED = '1', JOURNEY_PATH: path } = process.env
/** Time limit, in ms, for a journey and, if it fails, for all shorter ones that are tried then. */
const TIME_LIMIT_MS = 240_000

for (let index = 0; index < Number(JOURNEYS); index++) {
  // The seed of the first journey is SEED. So JOURNEYS=1 with the seed of a failed journey as SEED
  // runs only that journey again.
  const seed =
    index === 0 ? Number(SEED) : Math.imul(Number(SEED) + index, 0x9e3779b1)
  test(`no shown or typed text is lost on random journey ${index + 1} (seed ${seed})`, async ({
    browser,
  }) => {
    const serviceWorkers = seed % 2 === 0 ? 'allow' : 'block'
    const reducedMotion = (seed & 2) === 0 ? 'reduce' : 'no-preference'
    const property = fc.asyncProperty(journeys, ([first, steps]) =>
      withVisitor(
        browser,
        { serviceWorkers, reducedMotion },
        async (journey) => {
          await journey.takeSteps(openPage(first), ...steps)
          // Waits until every load has ended or failed.
          await expect
            .poll(() => isIdle(journey.page).catch(() => false))
            .toBe(true)
          await journey.takeSteps(step('wait', async () => {}))
        },
      ),
    )
    await fc.assert(property, {
      seed,
      path,
      numRuns: 1,
      unbiased: true,
      includeErrorInReport: true,
      interruptAfterTimeLimit: TIME_LIMIT_MS,
    })
  })
}
