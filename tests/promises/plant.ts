import { join } from 'node:path'
import { SiteCopy } from '#tests/site-copy.ts'

/** A promise of the site, a mistake that breaks it, and the test that notices. */
export interface BrokenPromise {
  /** What somebody gets: 'A visitor …', 'The owner …', 'A reviewer …'. */
  promise: string
  /** The file in which the mistake is planted. */
  file: string
  /** Text that stands there exactly once, and what the mistake makes of it. */
  from: string
  to: string
  /** 'tests/unit/quiz.test.ts › give the level', with a part of the title; or 'the build'. */
  test: string
}

interface Report {
  name: string
  failed: boolean
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; ok: boolean }[]
}

const escaped = (title: string) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The first JSON object of an output; tools print warnings before it. */
function jsonIn<Value>(output: string): Value {
  const start = output.search(/^\{/m)
  if (start < 0)
    throw new Error(`The tests were not run:\n${output.slice(-2000)}`)
  return JSON.parse(output.slice(start)) as Value
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): Report[] => [
  ...specs.map(({ title, ok }) => ({ name: title, failed: !ok })),
  ...suites.flatMap(specsOf),
]

/** A copy of the site in which mistakes are planted one at a time. */
export class PlantedSite {
  readonly copy = new SiteCopy()

  /** The names of the tests that fail with a mistake, of those that a promise names. */
  failuresWith({ file, from, to, test }: BrokenPromise): string[] {
    const text = this.copy.read(file)
    const times = text.split(from).length - 1
    if (times !== 1)
      throw new Error(`${file} has ${times} times, not once: ${from}`)
    this.copy.write(
      file,
      text.replace(from, () => to),
    )
    try {
      const [testFile = '', title = ''] = test.split(' › ')
      const needsBuild =
        /^(?:the build|tests\/(?:built|e2e|resilience)\/.*)$/.test(testFile)
      const isBuilt = !needsBuild || this.copy.attempt('build').status === 0
      if (testFile === 'the build') return isBuilt ? [] : [testFile]
      if (!isBuilt)
        throw new Error("The build stops: write 'the build' as the test")
      const reports = testFile.endsWith('.spec.ts')
        ? this.inBrowser(testFile, title)
        : this.inNode(testFile, title)
      if (reports.length === 0) throw new Error(`No test is called so: ${test}`)
      return reports.filter(({ failed }) => failed).map(({ name }) => name)
    } finally {
      this.copy.write(file, text)
    }
  }

  /** Runs tests of Vitest by their title. */
  private inNode(file: string, title: string): Report[] {
    const project = file.split('/')[1] ?? ''
    const args = [
      'run',
      '--project',
      project,
      file,
      '-t',
      escaped(title),
      '--reporter=json',
    ]
    const { stdout } = this.copy.program(
      'node_modules/vitest/vitest.mjs',
      args,
      {
        env: { ...process.env, NODE_ENV: 'test', SITE_CONTEXT: 'local' },
      },
    )
    return jsonIn<VitestReport>(stdout)
      .testResults.flatMap(({ assertionResults }) => assertionResults)
      .filter(
        ({ status, fullName }) =>
          status !== 'skipped' && fullName.includes(title),
      )
      .map(({ fullName, status }) => ({
        name: fullName,
        failed: status === 'failed',
      }))
  }

  /** Runs tests of Playwright by their title. */
  private inBrowser(file: string, title: string): Report[] {
    const args = ['test', file, '-g', escaped(title), '--reporter=json']
    const { stdout } = this.copy.program(
      'node_modules/playwright/cli.js',
      args,
      {
        env: { ...process.env, TEST_PORT: process.env.TEST_PORT ?? '4390' },
      },
    )
    return specsOf(jsonIn<PlaywrightSuite>(stdout))
  }
}

/** The folder of the table, one file for each reader of a promise. */
export const tableFolder = join(import.meta.dirname, 'table')
