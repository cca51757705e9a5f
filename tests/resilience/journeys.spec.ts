import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { isIdle } from '#tests/e2e/fast-timers.ts'
import { expect, test } from './fixtures.ts'
import { RandomJourney, start } from './journey.ts'
import { journeys, open } from './steps.ts'
import { visiting } from './visitor.ts'

// Commands of fast-check: checks skip impossible steps, shrinking removes steps. A failure prints
// seed, path and replayPath, which play it again as JOURNEYS=1 SEED=… JOURNEY_PATH=…
// JOURNEY_REPLAY=… npx playwright test --project=resilience journeys.

const { JOURNEYS = '24', SEED = '1', JOURNEY_PATH: path, JOURNEY_REPLAY: replayPath } = process.env
/** Time limit for finding a shorter journey to the same loss, in ms. */
const SHRINKING = Number(process.env.SHRINKING ?? 30_000)

/** The first journey has the given seed, so that each can be repeated alone. */
const seedOf = (index: number) =>
  index === 0
    ? Number(SEED)
    : createHash('sha256').update(`${SEED} ${index}`).digest().readInt32BE()

for (let index = 0; index < Number(JOURNEYS); index++) {
  const seed = seedOf(index)
  test(`nothing is lost on journey ${index + 1}, seed ${seed}`, async ({ browser, served }) => {
    test.setTimeout(SHRINKING + 60_000)
    let failedAt = Number.POSITIVE_INFINITY
    const property = fc.asyncProperty(journeys(replayPath), async ([first, commands]) => {
      if (performance.now() > failedAt + SHRINKING) return
      const serviceWorkers = seed % 2 === 0 ? 'allow' : 'block'
      const journeyEnds = visiting(browser, { serviceWorkers }, async (visitor) => {
        const journey = new RandomJourney(visitor, served)
        const model = start()
        await open(first).run(model, journey)
        await fc.asyncModelRun(() => ({ model, real: journey }), commands)
        // Every load has ended or failed.
        await expect.poll(() => isIdle(visitor.page).catch(() => false)).toBe(true)
        await journey.step(model, 'wait', async () => {})
      })
      await journeyEnds.catch((error) => {
        failedAt = Math.min(failedAt, performance.now())
        throw error
      })
    })
    await fc.assert(property, {
      seed,
      path,
      numRuns: 1,
      unbiased: true,
      includeErrorInReport: true,
    })
  })
}
