import { parseArgs } from 'node:util'
import { browser } from './browser.mjs'
import { build, readArguments, run } from './run.mjs'

const usage = `npm test               every check
npm test -- --quick    types, lint, unit tests and the built files: no browser
npm test -- --delivered    also that facts and samples are those of the requirements, until their owner changes them`

const options = {
  quick: { type: 'boolean' },
  delivered: { type: 'boolean' },
  help: { type: 'boolean' },
}
const { flags } = readArguments((args) => parseArgs({ args, options }).values, usage)
if (flags.help) {
  console.log(usage)
  process.exit(0)
}

// Tests run on the site as live visitors see it, on any branch or host.
process.env.SITE_CONTEXT = 'local'

const vitest = (project) => (heard) => run('vitest', ['run', '--project', project], {}, heard)
const inBrowser = (command, args) => async (heard) =>
  run(command, args, { CHROMIUM_PATH: await browser() }, heard)
// Analytics run only with realistic ids, and only in a browser.
const tracking = {
  OUT_DIR: '.cache/tracking',
  ANALYTICS_ID: 'G-TEST123456',
  PIXEL_ID: '123456789012345',
}

const types = ['Types', (heard) => run('tsc', ['--noEmit', '-p', '.'], {}, heard)]
const lint = ['Lint and format', (heard) => run('biome', ['check', '.'], {}, heard)]
const unit = ['Unit tests', vitest('unit')]
const delivered = ['Delivered facts', vitest('delivered')]
const production = ['Production build', (heard) => build({}, heard)]
const measuring = ['Build with measuring', (heard) => build(tracking, heard)]
const built = ['Built pages', vitest('built')]
const budgets = ['Byte budgets', (heard) => run('size-limit', ['--hide-passed'], {}, heard)]

// Steps in a row run in parallel: none writes what another reads. Builds share their temporary
// folder, and browser tests are sensitive to timing.
const files = [
  types,
  lint,
  ...(flags.delivered ? [delivered] : []),
  unit,
  [production, ...(flags.quick ? [built] : [measuring, built, budgets])],
]
const rows = flags.quick
  ? [files]
  : [
      files,
      [['Browser tests', inBrowser('playwright', ['test'])]],
      [['Resilience tests', inBrowser('playwright', ['test', '-c', 'tests/resilience'])]],
      // Each of them works in a copy of the site.
      [
        ['Recipes of the README', vitest('recipes')],
        ['Review of a branch', inBrowser('vitest', ['run', '--project', 'review'])],
        ['Editor in the browser', inBrowser('vitest', ['run', '--project', 'edit'])],
      ],
    ]

const results = []

/** Runs one step; if others run in parallel, its output is printed in one piece at its end. */
async function carryOut([name, step], alone) {
  const title = `\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`
  const words = []
  if (alone) console.log(title)
  const started = performance.now()
  const code = await step(alone ? undefined : (text) => words.push(text))
  if (!alone) console.log(`${title}\n${words.join('')}`)
  results.push({ name, code, seconds: ((performance.now() - started) / 1000).toFixed(1) })
  return code
}

/** True after a failed build, when later steps have nothing to test. */
const withoutBuild = () => results.some(({ name, code }) => code !== 0 && /build/i.test(name))

/** Steps that run one after another, in parallel to the others of their row. */
async function inTurn(steps) {
  for (const step of steps) if (!withoutBuild()) await carryOut(step, false)
}

for (const row of rows) {
  await Promise.all(
    row.map((step) => (Array.isArray(step[0]) ? inTurn(step) : carryOut(step, row.length === 1))),
  )
  if (withoutBuild()) break
}

console.log('')
for (const { name, code, seconds } of results)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
const failed = results.filter(({ code }) => code !== 0)
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
