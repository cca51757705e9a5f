import { parseArgs } from 'node:util'
import { browser } from './browser.mjs'
import { build, readArguments, run } from './run.mjs'

const usage = `\
npm run test:faults                            every script, lost in every way on every page
npm run test:journeys -- --runs 1000 --seed 7      a thousand random journeys
npm run test:journeys -- --seed 7 --path 0:1 --replay AB:C   one of them again, as printed
--no-build takes dist/ as it is`

const options = {
  runs: { type: 'string' },
  seed: { type: 'string' },
  path: { type: 'string' },
  replay: { type: 'string' },
  'no-build': { type: 'boolean' },
  help: { type: 'boolean' },
}
// The first argument selects the tests.
const {
  args: [what],
  flags,
} = readArguments(([, ...args]) => parseArgs({ args, options }).values, usage)

if (flags.help || !['faults', 'journeys'].includes(what)) console.log(usage)
else {
  process.env.SITE_CONTEXT = 'local'
  const code = flags['no-build'] ? 0 : await build()
  if (code !== 0) process.exit(code)
  // A replayed journey runs alone; without a seed, every run tries other journeys.
  const seed = flags.seed ?? String(Math.floor(Math.random() * 2 ** 31))
  const runs = flags.runs ?? (flags.path === undefined ? '1000' : '1')
  const settings =
    what === 'faults'
      ? { EVERY_FAULT: '1' }
      : {
          JOURNEYS: runs,
          SEED: seed,
          ...(flags.path && { JOURNEY_PATH: flags.path, JOURNEY_REPLAY: flags.replay ?? '' }),
        }
  if (what === 'journeys') console.log(`${runs} journeys, seed ${seed}`)
  process.exitCode = await run(
    'playwright',
    ['test', '-c', 'tests/resilience', `/${what}.spec.ts`],
    {
      CHROMIUM_PATH: await browser(),
      ...settings,
    },
  )
}
