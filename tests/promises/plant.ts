import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { SiteCopy } from '#tests/site-copy.ts'
import { type BrokenPromise, plantedText } from './table.ts'

interface TestResult {
  name: string
  hasFailed: boolean
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; ok: boolean }[]
}

/** A regular expression that matches `title` literally. */
const patternFor = (title: string) =>
  title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const resultsOf = ({
  suites = [],
  specs = [],
}: PlaywrightSuite): TestResult[] => [
  ...specs.map(({ title, ok }) => ({ name: title, hasFailed: !ok })),
  ...suites.flatMap(resultsOf),
]

/** A copy of the site in which mistakes are planted one at a time. */
export class PlantedSite {
  private readonly copy = new SiteCopy()
  private readonly port: number
  private vitest: ChildProcess | undefined
  /** Ends the wait for an answer when Vitest has exited, as with a mistake that breaks imports. */
  private exitController = new AbortController()

  constructor(port: number) {
    this.port = port
  }

  /** Plants a mistake; resolves to the names of those tests of its promise that fail with it. */
  async failuresWith(broken: BrokenPromise): Promise<string[]> {
    const text = this.copy.read(broken.file)
    this.copy.write(broken.file, plantedText(text, broken))
    try {
      return await this.failuresOf(broken.test)
    } finally {
      this.copy.write(broken.file, text)
    }
  }

  private async failuresOf(test: string): Promise<string[]> {
    const [file = '', title = ''] = test.split(' › ')
    const needsBuild = !/^tests\/(?:unit|delivered)\//.test(file)
    const isBuilt = !needsBuild || (await this.build())
    if (file === 'the build') return isBuilt ? [] : [file]
    if (!isBuilt)
      throw new Error("The build stops: write 'the build' as the test")
    const reports = file.endsWith('.spec.ts')
      ? await this.runInBrowser(file, title)
      : await this.runInNode(file, title)
    if (reports.length === 0) throw new Error(`No test is called so: ${test}`)
    return reports.filter(({ hasFailed }) => hasFailed).map(({ name }) => name)
  }

  private async build() {
    const { ok } = await this.run(['tools/run.mjs', 'build'], {
      NODE_ENV: 'production',
    })
    return ok
  }

  /** Runs the tests of Vitest whose titles contain `title`. */
  private async runInNode(file: string, title: string): Promise<TestResult[]> {
    const isWarm = this.vitest !== undefined
    const reports = await this.askVitest(file, title)
    if (!isWarm || reports.some(({ hasFailed }) => hasFailed)) return reports
    // All tests passed, but this Vitest may remember what it read before the mistake was planted,
    // so a new Vitest is asked.
    this.vitest?.disconnect()
    this.vitest = undefined
    return this.askVitest(file, title)
  }

  private async askVitest(file: string, title: string): Promise<TestResult[]> {
    this.vitest ??= await this.startVitest()
    this.vitest.send({ file, title, pattern: patternFor(title) })
    const [reports] = await once(this.vitest, 'message', this.exitController)
    return reports
  }

  private async startVitest() {
    const vitest = fork('tests/promises/warm-vitest.mjs', {
      cwd: this.copy.folder,
      env: { ...process.env, NODE_ENV: 'test', SITE_CONTEXT: 'local' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const exitController = new AbortController()
    vitest.once('exit', () => {
      exitController.abort()
      if (this.vitest === vitest) this.vitest = undefined
    })
    await once(vitest, 'message', exitController)
    this.exitController = exitController
    return vitest
  }

  /** Runs the tests of Playwright whose titles contain `title`. */
  private async runInBrowser(
    file: string,
    title: string,
  ): Promise<TestResult[]> {
    const program = 'node_modules/playwright/cli.js'
    const { output } = await this.run(
      [program, 'test', file, '-g', patternFor(title), '--reporter=json'],
      { TEST_PORT: String(this.port) },
    )
    // Tools print warnings before the report.
    const start = output.search(/^\{/m)
    if (start < 0)
      throw new Error(`The tests were not run:\n${output.slice(-2000)}`)
    return resultsOf(JSON.parse(output.slice(start)))
  }

  /** Runs a script of the copy with SITE_CONTEXT=local; resolves even if the script fails. */
  private run(args: readonly string[], env: Record<string, string>) {
    return new Promise<{ ok: boolean; output: string }>((resolve) => {
      execFile(
        process.execPath,
        args,
        {
          cwd: this.copy.folder,
          env: { ...process.env, SITE_CONTEXT: 'local', ...env },
          maxBuffer: 2 ** 28,
        },
        (error, output) => resolve({ ok: !error, output }),
      )
    })
  }
}
