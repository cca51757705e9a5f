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

type OutputHandler = ((text: string) => void) | undefined
type Step = [name: string, action: (onOutput: OutputHandler) => Promise<number>]
/** Lanes that run in parallel, at most as many as there are cores; a lane's steps run in turn. */
type Stage = readonly (readonly Step[])[]

/** Makes the action of a step: a function that runs a program. */
const programRunner =
  (name: string, ...args: string[]) =>
  (onOutput: OutputHandler) =>
    run(name, args, { onOutput })
const vitestRunner = (project: string) =>
  programRunner('vitest', 'run', '--project', project)
/**
 * Playwright's variable for the folder of its compiled tests. Its default, the system's temporary
 * folder, is shared by all checkouts.
 */
const PWTEST_CACHE_DIR = join(root, '.cache/playwright')
/** Makes the action of a step that runs a program with a browser's path in CHROMIUM_PATH. */
const browserProgramRunner =
  (name: string, ...args: string[]) =>
  async (onOutput: OutputHandler) =>
    run(name, args, {
      env: { CHROMIUM_PATH: await testBrowser(), PWTEST_CACHE_DIR },
      onOutput,
    })

/** Environment of a build with analytics, for which the ids have to look real. */
const trackingEnvironment = {
  OUT_DIR: '.cache/tracking',
  ANALYTICS_ID: 'G-TEST123456',
  PIXEL_ID: '123456789012345',
}

/** Every step by its name for `--only`: the name in the results, and the action. */
const steps = {
  types: ['Types', programRunner('tsc', '-p', '.')],
  browserTypes: [
    "Types of the browser's code",
    programRunner('tsc', '-p', 'client'),
  ],
  lint: ['Lint and format', programRunner('biome', 'check', '.')],
  unused: ['Unused code', programRunner('knip')],
  delivered: ['Delivered facts', vitestRunner('delivered')],
  unit: ['Unit tests', vitestRunner('unit')],
  build: ['Production build', (onOutput) => build({ onOutput })],
  tracking: [
    'Build with analytics',
    (onOutput) => build({ env: trackingEnvironment, onOutput }),
  ],
  built: ['Built pages', vitestRunner('built')],
  browser: [
    'Browser and resilience tests',
    browserProgramRunner('playwright', 'test'),
  ],
  recipes: ['Recipes of the README', vitestRunner('recipes')],
  review: [
    'Review of a branch',
    browserProgramRunner('vitest', 'run', '--project', 'review'),
  ],
  editor: [
    'Editor in the browser',
    browserProgramRunner('vitest', 'run', '--project', 'edit'),
  ],
} satisfies Record<string, Step>

const usage = `npm test               every check
npm test -- --quick    types, lint, unit tests and the built files: no browser
npm test -- --delivered    also that facts and samples are those of the requirements,
                       until their owner changes them
npm test -- --only NAME    one step on the build in dist/: NAME is one of
  ${Object.keys(steps).join(', ')}`

/** The step `name`. Throws a UserError if there is no such step. */
function stepNamed(name: string): Step {
  const step = new Map<string, Step>(Object.entries(steps)).get(name)
  if (!step) throw new UserError(`No step is called '${name}'.\n\n${usage}`)
  return step
}

/** The stages that the flags choose, in the order they run. */
export function stagesFor({
  quick,
  delivered,
}: {
  quick?: boolean
  delivered?: boolean
}): Stage[] {
  const { types, browserTypes, lint, unused, unit, built, tracking } = steps
  // No lane writes what another reads. Both builds are in one lane, since they share a temporary
  // folder.
  const fileStage = [
    [unit],
    ...(quick ? [] : [[steps.recipes]]),
    quick ? [steps.build, built] : [steps.build, tracking, built],
    [types],
    [browserTypes],
    [lint],
    [unused],
    ...(delivered ? [[steps.delivered]] : []),
  ]
  // The browser tests run alone, since they use all cores. The review and the editor can run in
  // parallel, since each has its own browser and its own copy of the site.
  return quick
    ? [fileStage]
    : [fileStage, [[steps.browser]], [[steps.review], [steps.editor]]]
}

/** Runs a task for each item, at most `limit` at a time; tasks start in the order of the items. */
export async function runEach<Item>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<void>,
) {
  // The loops take turns at one iterator, so each item goes to the loop that is free first.
  const queue = items.values()
  const runNext = async () => {
    for (const item of queue) await task(item)
  }
  await Promise.all(Array.from({ length: limit }, runNext))
}

/** Runs all checks, or those that the flags choose, and prints a line for each. */
export async function main(args: string[]) {
  const flags = readFlags(args, options)
  if (flags.help) {
    console.log(usage)
    return 0
  }
  // Tests are about the site as live visitors see it. Without this setting, the build of a branch
  // other than the live one would be a preview, with a ribbon and `noindex`.
  process.env.SITE_CONTEXT = 'local'
  const results: { name: string; code: number; seconds: string }[] = []

  /** Runs one step. Unless it `runsAlone`, its output is printed when the step has ended. */
  async function runStep([name, action]: Step, runsAlone: boolean) {
    const title = `\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`
    const output: string[] = []
    if (runsAlone) console.log(title)
    const startTime = performance.now()
    const code = await action(
      runsAlone ? undefined : (text) => output.push(text),
    )
    if (!runsAlone) console.log(`${title}\n${output.join('')}`)
    results.push({
      name,
      code,
      seconds: ((performance.now() - startTime) / 1000).toFixed(1),
    })
  }
  /** Whether a build has failed; then later steps have nothing to test. */
  const hasFailedBuild = () =>
    results.some(({ name, code }) => code !== 0 && /build/i.test(name))

  const stages =
    flags.only === undefined ? stagesFor(flags) : [[[stepNamed(flags.only)]]]
  const cores = availableParallelism()
  for (const lanes of stages) {
    const runsAlone = Math.min(lanes.length, cores) === 1
    await runEach(lanes, cores, async (lane) => {
      for (const step of lane)
        if (!hasFailedBuild()) await runStep(step, runsAlone)
    })
  }

  console.log('')
  for (const { name, code, seconds } of results)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  const failedResults = results.filter(({ code }) => code !== 0)
  console.log(
    `\n${results.length - failedResults.length} passed, ${failedResults.length} failed`,
  )
  return failedResults.length > 0 ? 1 : 0
}
