import { parseArgs } from 'node:util'
import { browser } from './browser.mjs'
import { build, fail, readArguments, run } from './run.mjs'

const usage = `npm test               every check
npm test -- --quick    types, lint, unit tests and the built files: no browser
npm test -- --delivered    also that facts and samples are those of the requirements,
                       until their owner changes them
npm test -- --only NAME    one step on the build in dist/: NAME is one of`

const options = {
  quick: { type: 'boolean' },
  delivered: { type: 'boolean' },
  only: { type: 'string' },
  help: { type: 'boolean' },
}
const { flags } = readArguments((args) => parseArgs({ args, options }).values, usage)
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

/** Types of everything, and of the browser's code without those of Node.js. */
const checkTypes = async (heard) =>
  (await run('tsc', ['-p', '.'], {}, heard)) ||
  run('tsc', ['-p', 'tsconfig.client.json'], {}, heard)

/** Every step by its name for `--only`: what its result is called, and how to run it. */
const steps = {
  types: ['Types', checkTypes],
  lint: ['Lint and format', (heard) => run('biome', ['check', '.'], {}, heard)],
  unused: ['Unused code', (heard) => run('knip', [], {}, heard)],
  delivered: ['Delivered facts', vitest('delivered')],
  unit: ['Unit tests', vitest('unit')],
  build: ['Production build', (heard) => build({}, heard)],
  tracking: ['Build with analytics', (heard) => build(tracking, heard)],
  built: ['Built pages', vitest('built')],
  e2e: ['Browser tests', inBrowser('playwright', ['test'])],
  resilience: ['Resilience tests', inBrowser('playwright', ['test', '-c', 'tests/resilience'])],
  recipes: ['Recipes of the README', vitest('recipes')],
  review: ['Review of a branch', inBrowser('vitest', ['run', '--project', 'review'])],
  editor: ['Editor in the browser', inBrowser('vitest', ['run', '--project', 'edit'])],
}

const usageWithNames = `${usage}\n  ${Object.keys(steps).join(', ')}`
if (flags.help) {
  console.log(usageWithNames)
  process.exit(0)
}
if (flags.only !== undefined && !(flags.only in steps))
  fail(`No step is called '${flags.only}'.\n\n${usageWithNames}`)

const { types, lint, unused, delivered, unit, built } = steps
// Steps in a row run in parallel: none writes what another reads. Builds share their temporary
// folder, and browser tests are sensitive to timing.
const files = [
  types,
  lint,
  unused,
  ...(flags.delivered ? [delivered] : []),
  unit,
  [steps.build, ...(flags.quick ? [built] : [steps.tracking, built])],
]
const all = [
  files,
  [steps.e2e],
  [steps.resilience],
  // Each of them works in a copy of the site.
  [steps.recipes, steps.review, steps.editor],
]
const rows = flags.only ? [[steps[flags.only]]] : flags.quick ? [files] : all

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
