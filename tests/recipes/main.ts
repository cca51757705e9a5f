import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { table } from '../../tools/bench/table.ts'
import { asDelivered } from '../delivered/as-delivered.ts'
import { book } from './book.ts'
import { type Recipe, SiteCopy } from './site-copy.ts'

export const usage = `\
npm run test:recipes                all recipes in one copy of the site, and every test there
npm run test:recipes -- --each      one copy for each recipe, one after the other
npm run test:recipes -- --no-browser   unit tests and checks of the built files only
npm run test:recipes -- --only price   recipes whose name has this word`

const flags = {
  each: { type: 'boolean' },
  'no-browser': { type: 'boolean' },
  only: { type: 'string' },
  help: { type: 'boolean' },
} as const
export const readFlags = (args: string[]) => parseArgs({ args, options: flags }).values

interface Outcome {
  tests: number
  /** Titles of failed tests, or the error that kept them from running. */
  failed: string[]
}

interface VitestReport {
  numTotalTests: number
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}
interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; ok: boolean }[]
}
interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors: { message: string }[]
  stats: { expected: number; unexpected: number; flaky: number }
}

/**
 * Environment of all commands: never a preview, whatever this machine sets, and no measuring unless
 * `tracked` adds ids.
 */
const local = { SITE_CONTEXT: 'local', ANALYTICS_ID: 'off', PIXEL_ID: 'off' }
const tracked = {
  OUT_DIR: '.cache/tracking',
  ANALYTICS_ID: 'G-TEST123456',
  PIXEL_ID: '123456789012345',
}

function run(
  folder: string,
  command: string,
  args: readonly string[],
  extra: Record<string, string> = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...local, ...extra },
  })
  return { ok: status === 0, output: `${stdout}${stderr}` }
}

const report = <Report>(folder: string, name: string): Report | undefined =>
  existsSync(join(folder, name))
    ? (JSON.parse(readFileSync(join(folder, name), 'utf8')) as Report)
    : undefined

function vitest(folder: string, project: string): Outcome {
  const file = `.cache/${project}.json`
  const { output } = run(folder, 'node_modules/vitest/vitest.mjs', [
    'run',
    '--project',
    project,
    '--reporter=json',
    `--outputFile=${file}`,
  ])
  const found = report<VitestReport>(folder, file)
  if (!found) return { tests: 0, failed: [output.slice(-2000)] }
  const failed = found.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const titles = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => fullName)
    // A file that could not be loaded has no failed tests but counts as failed.
    return (status === 'failed' && titles.length === 0 ? [message] : titles).map(
      (title) => `${name.slice(folder.length + 1)}: ${title}`,
    )
  })
  return { tests: found.numTotalTests, failed }
}

const failedSpecs = ({ title, suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map((spec) => `${title}: ${spec.title}`),
  ...suites.flatMap(failedSpecs),
]

function browserTests(folder: string, chromium: string): Outcome {
  const file = join(folder, '.cache/browser.json')
  const { output } = run(folder, 'node_modules/playwright/cli.js', ['test', '--reporter=json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const found = report<PlaywrightReport>(folder, '.cache/browser.json')
  if (!found) return { tests: 0, failed: [output.slice(-2000)] }
  const { expected, unexpected, flaky } = found.stats
  return {
    tests: expected + unexpected + flaky,
    failed: [...found.errors.map(({ message }) => message), ...found.suites.flatMap(failedSpecs)],
  }
}

/** Runs a check that passes or fails as a whole. */
function check(folder: string, command: string, args: readonly string[]): Outcome {
  const { ok, output } = run(folder, command, args)
  return { tests: 1, failed: ok ? [] : [output.slice(0, 2000)] }
}

/** Builds the copy and runs its tests. A failed build is the only failure then. */
function test(folder: string, chromium: string | undefined): Outcome {
  for (const extra of chromium ? [{}, tracked] : [{}]) {
    const { ok, output } = run(folder, 'tools/commands/build.mjs', [], extra)
    if (!ok) return { tests: 0, failed: [`The build stopped:\n${output.slice(-2000)}`] }
  }
  const outcomes = [
    check(folder, 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', '.']),
    // Formats as `npm run fix` does, which docs/going-live.md places before the tests.
    check(folder, 'node_modules/@biomejs/biome/bin/biome', ['check', '--write', '.']),
    vitest(folder, 'unit'),
    vitest(folder, 'built'),
    ...(chromium ? [browserTests(folder, chromium)] : []),
  ]
  return {
    tests: outcomes.reduce((sum, { tests }) => sum + tests, 0),
    failed: outcomes.flatMap(({ failed }) => failed),
  }
}

interface Result extends Outcome {
  name: string
  files: number
  seconds: number
}

/** Carries out recipes in one copy of the site and tests it. */
async function runRecipes(
  name: string,
  recipes: readonly Recipe[],
  chromium: string | undefined,
): Promise<{ result: Result; changed: [string, number][] }> {
  const started = performance.now()
  const site = new SiteCopy()
  try {
    const changed: [string, number][] = []
    for (const { name, change } of recipes) {
      const before = site.changed.size
      await change(site)
      changed.push([name, site.changed.size - before])
    }
    const outcome = test(site.folder, chromium)
    return {
      result: {
        name,
        files: site.changed.size,
        seconds: (performance.now() - started) / 1000,
        ...outcome,
      },
      changed,
    }
  } finally {
    site.delete()
  }
}

/** Carries out the recipe book and prints its results; resolves to whether nothing failed. */
export async function runBook(args: string[], browser: () => Promise<string>): Promise<boolean> {
  const { each, only = '', 'no-browser': noBrowser } = readFlags(args)
  const recipes = book.filter(({ name }) => name.includes(only))
  if (recipes.length === 0)
    throw new Error(
      `No recipe has '${only}' in its name: ${book.map(({ name }) => name).join('; ')}`,
    )
  if (!asDelivered)
    throw new Error('The recipes change the delivered facts, and this copy has facts of its owner.')
  const chromium = noBrowser ? undefined : await browser()
  const passes = each
    ? recipes.map((recipe) => ({ name: recipe.name, recipes: [recipe] }))
    : [{ name: 'all of them together', recipes }]
  const runs = []
  for (const pass of passes) runs.push(await runRecipes(pass.name, pass.recipes, chromium))
  const rows = runs.flatMap(({ result, changed }) => [
    ...(each ? [] : changed.map(([name, files]) => [name, String(files), '', '', ''])),
    [
      result.name,
      String(result.files),
      String(result.tests),
      result.failed.length === 0 ? 'passed' : `${result.failed.length} failed`,
      result.seconds.toFixed(0),
    ],
  ])
  console.log(table(['recipe', 'files changed', 'tests', 'result', 'seconds'], rows))
  const failed = runs.flatMap(({ result }) =>
    result.failed.map((title) => `✗ ${result.name}: ${title}`),
  )
  if (failed.length > 0) console.log(`\n${failed.join('\n')}`)
  return failed.length === 0
}
