import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { isIdle } from '#tests/e2e/fast-timers.ts'
import { Host } from '#tests/e2e/host.ts'
import { expect, test } from './fixtures.ts'
import { type Model, RandomJourney } from './journey.ts'
import { journeys, open } from './steps.ts'
import { newVisitorContext, Visitor } from './visitor.ts'

// Commands of fast-check: checks skip impossible steps, shrinking removes steps. A failure prints
// seed, path and replayPath, which play it again as JOURNEYS=1 SEED=… JOURNEY_PATH=…
// JOURNEY_REPLAY=… npx playwright test --project=resilience journeys.

const { JOURNEYS = '24', SEED = '1', JOURNEY_PATH: path, JOURNEY_REPLAY: replayPath } = process.env
/** Time limit for finding a shorter journey to the same loss, in ms. */
const SHRINKING = Number(process.env.SHRINKING ?? 30_000)

const start = (): Model => ({
  path: '/',
  lead: undefined,
  network: 'online',
  host: 'healthy',
  deployed: false,
  back: 'none',
  forward: 'none',
})

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
      const host = await Host.start()
      const { context, left } = await newVisitorContext(browser, {
        serviceWorkers: seed % 2 === 0 ? 'allow' : 'block',
      })
      const visitor = new Visitor(await context.newPage(), host, left)
      const journey = new RandomJourney(visitor, served)
      const model = start()
      try {
        await open(first).run(model, journey)
        await fc.asyncModelRun(() => ({ model, real: journey }), commands)
        // Every load has ended or failed.
        await expect.poll(() => isIdle(visitor.page).catch(() => false)).toBe(true)
        await journey.step(model, 'wait', async () => {})
      } catch (error) {
        failedAt = Math.min(failedAt, performance.now())
        throw error
      } finally {
        await context.close()
        await host.goAway()
      }
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
