import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { UserError } from '#ssg/settings/user-error.ts'
import { readFlags } from '#tools/flags.ts'
import { run } from '#tools/processes.ts'
import { root } from '#tools/root.ts'
import { testBrowser } from '#tools/test-browser.ts'
import { build } from './build.ts'

const options = {
  quick: { type: 'boolean' },
  delivered: { type: 'boolean' },
  only: { type: 'string' },
  help: { type: 'boolean' },
} as const

type Heard = ((text: string) => void) | undefined
type Step = [name: string, run: (heard: Heard) => Promise<number>]
/** Lanes side by side, as many at a time as `beside` says; the steps of a lane run in turn. */
interface Row {
  lanes: readonly (readonly Step[])[]
  beside: number
}

const program =
  (name: string, ...args: string[]) =>
  (heard: Heard) =>
    run(name, args, { heard })
const vitest = (project: string) =>
  program('vitest', 'run', '--project', project)
/** Playwright would keep its compiled tests in the system's temporary folder. */
const PWTEST_CACHE_DIR = join(root, '.cache/playwright')
const inBrowser =
  (name: string, ...args: string[]) =>
  async (heard: Heard) =>
    run(name, args, {
      env: { CHROMIUM_PATH: await testBrowser(), PWTEST_CACHE_DIR },
      heard,
    })

// Analytics run only with realistic ids, and only in a browser.
const tracking = {
  OUT_DIR: '.cache/tracking',
  ANALYTICS_ID: 'G-TEST123456',
  PIXEL_ID: '123456789012345',
}

/** Every step by its name for `--only`: what its result is called, and how to run it. */
const steps = {
  types: ['Types', program('tsc', '-p', '.')],
  browserTypes: ["Types of the browser's code", program('tsc', '-p', 'client')],
  lint: ['Lint and format', program('biome', 'check', '.')],
  unused: ['Unused code', program('knip')],
  delivered: ['Delivered facts', vitest('delivered')],
  unit: ['Unit tests', vitest('unit')],
  build: ['Production build', (heard) => build({ heard })],
  tracking: [
    'Build with analytics',
    (heard) => build({ env: tracking, heard }),
  ],
  built: ['Built pages', vitest('built')],
  browser: ['Browser and resilience tests', inBrowser('playwright', 'test')],
  recipes: ['Recipes of the README', vitest('recipes')],
  review: [
    'Review of a branch',
    inBrowser('vitest', 'run', '--project', 'review'),
  ],
  editor: [
    'Editor in the browser',
    inBrowser('vitest', 'run', '--project', 'edit'),
  ],
} satisfies Record<string, Step>

const usage = `npm test               every check
npm test -- --quick    types, lint, unit tests and the built files: no browser
npm test -- --delivered    also that facts and samples are those of the requirements,
                       until their owner changes them
npm test -- --only NAME    one step on the build in dist/: NAME is one of
  ${Object.keys(steps).join(', ')}`

/** The step that `--only` names, as a row of its own. */
function rowOfOne(name: string): Row {
  const step = Object.entries(steps).find(([known]) => known === name)?.[1] as
    | Step
    | undefined
  if (!step) throw new UserError(`No step is called '${name}'.\n\n${usage}`)
  return { lanes: [[step]], beside: 1 }
}

/** The rows of steps for a machine with so many cores; one row runs after another. */
export function rowsOf(
  { quick, delivered }: { quick?: boolean; delivered?: boolean },
  cores = availableParallelism(),
): Row[] {
  const { types, browserTypes, lint, unused, unit, built, tracking } = steps
  // None writes what another reads; builds share their temporary folder.
  const files: Row = {
    lanes: [
      [unit],
      quick ? [steps.build, built] : [steps.build, tracking, built],
      [types],
      [browserTypes],
      [lint],
      [unused],
      ...(delivered ? [[steps.delivered]] : []),
    ],
    beside: cores,
  }
  // These work in copies of the site. Two cores are full with the browsers alone.
  const others: Row = {
    lanes: [[steps.browser], [steps.recipes, steps.review, steps.editor]],
    beside: Math.floor(cores / 2) || 1,
  }
  return quick ? [files] : [files, others]
}

/** Runs a task for each item, at most `limit` at a time, in their order. */
export async function inOrder<Item>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<void>,
) {
  const waiting = [...items]
  const takeNext = async (): Promise<void> => {
    const item = waiting.shift()
    if (item === undefined) return
    await task(item)
    return takeNext()
  }
  await Promise.all(Array.from({ length: limit }, takeNext))
}

/** Runs every check, or those that the flags name, and prints a line for each. */
export async function main(args: string[]) {
  const flags = readFlags(args, options)
  if (flags.help) {
    console.log(usage)
    return 0
  }
  // Tests run on the site as live visitors see it, on any branch or host.
  process.env.SITE_CONTEXT = 'local'
  const results: { name: string; code: number; seconds: string }[] = []

  /** Runs one step; if others run in parallel, its output is printed in one piece at its end. */
  async function carryOut([name, step]: Step, alone: boolean) {
    const title = `\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`
    const words: string[] = []
    if (alone) console.log(title)
    const started = performance.now()
    const code = await step(alone ? undefined : (text) => words.push(text))
    if (!alone) console.log(`${title}\n${words.join('')}`)
    results.push({
      name,
      code,
      seconds: ((performance.now() - started) / 1000).toFixed(1),
    })
  }
  /** After a failed build, later steps have nothing to test. */
  const lacksBuild = () =>
    results.some(({ name, code }) => code !== 0 && /build/i.test(name))

  const rows = flags.only === undefined ? rowsOf(flags) : [rowOfOne(flags.only)]
  for (const { lanes, beside } of rows) {
    await inOrder(lanes, beside, async (lane) => {
      for (const step of lane)
        if (!lacksBuild()) await carryOut(step, beside === 1)
    })
    if (lacksBuild()) break
  }

  console.log('')
  for (const { name, code, seconds } of results)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  const failed = results.filter(({ code }) => code !== 0)
  console.log(
    `\n${results.length - failed.length} passed, ${failed.length} failed`,
  )
  return failed.length > 0 ? 1 : 0
}
