import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { overHttp } from '#ssg/hosts/headers.ts'
import { headersIn, siteHandler } from '#tools/static-host.ts'
import { test } from './fixtures.ts'

/** What a failing host answers. */
export const sorry = 'The host is failing'

/** Kinds of failure of a file: missing, connection broken, no answer, or a throw at run time. */
export const faults = ['404', 'aborted', 'hangs', 'throws'] as const
export type Fault = (typeof faults)[number]

/** What a host answers for a path instead of its file. */
interface Answer {
  /** A status without a page. */
  status?: number
  /** More headers; '' takes `date` away. */
  headers?: Record<string, string>
  /** The answer, or the second half of the page, waits for these. */
  start?: Promise<void>
  rest?: Promise<void>
}

const html = { 'content-type': 'text/html; charset=utf-8' }

/**
 * A host whose deploys, speed and faults the test controls. Service worker requests reach it,
 * unlike Playwright's routes.
 */
export class Host {
  static async start(build = 'dist') {
    const host = new Host()
    await host.deploy(build)
    return host
  }

  private server?: Server
  private port = 0
  url = ''
  /** Delay of scripts, so that there is time to tap before hydration. */
  scriptDelay = 0
  readonly asked: string[] = []
  /** Files that fail, by their path. */
  readonly faults = new Map<string, Fault>()
  /** Answers for single pages, by their path. */
  readonly answers = new Map<string, Answer>()
  /** Status of every page, as from a failing host. */
  status: number | undefined

  async deploy(folder: string) {
    await this.goAway()
    const serve = siteHandler(folder)
    const headersOf = headersIn(folder)
    const server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site')
      this.asked.push(request.url ?? '')
      if (pathname.endsWith('.js')) await setTimeout(this.scriptDelay)
      const source = (ending = '') => readFileSync(join(folder, `${pathname}${ending}`), 'utf8')
      const fault = this.faults.get(pathname)
      if (fault === 'hangs') return
      if (fault === 'aborted') return void response.destroy()
      if (fault === '404') return void response.writeHead(404, html).end()
      if (fault === 'throws') {
        const headers = { ...overHttp(headersOf(pathname)), 'content-type': 'text/javascript' }
        // Throws after its imports, which are hoisted: other modules of the site still run.
        const script = `throw new Error('Broken script');${source()}`
        return void response.writeHead(200, headers).end(script)
      }
      // Not cached: a browser that goes back would show the response again.
      const failing: Answer = { status: this.status, headers: { 'cache-control': 'no-store' } }
      const isFailing = this.status && extname(pathname) === ''
      const own = this.answers.get(pathname) ?? (isFailing ? failing : {})
      const { status, headers: { date, ...headers } = {}, start, rest } = own
      await start
      if (status) return void response.writeHead(status, { ...html, ...headers }).end(sorry)
      if (rest) {
        const text = source('.html')
        response.writeHead(200, html).write(text.slice(0, text.length / 2))
        await rest
        return void response.end(text.slice(text.length / 2))
      }
      response.sendDate = date === undefined
      const { writeHead } = response
      response.writeHead = ((code: number, more?: object) =>
        writeHead.call(response, code, { ...more, ...headers } as never)) as typeof writeHead
      serve(request, response)
    })
    await new Promise<void>((done) => server.listen(this.port, 'localhost', done))
    this.server = server
    this.port = (server.address() as AddressInfo).port
    this.url = `http://localhost:${this.port}`
  }

  async goAway() {
    this.server?.closeAllConnections()
    await new Promise((done) => (this.server ? this.server.close(done) : done(undefined)))
    this.server = undefined
  }
}

/**
 * Each test has its own host, of dist/ or of '.cache/tracking': a build with realistic ids, which
 * asks for consent. `npm test` makes it before, as does
 * `OUT_DIR=.cache/tracking ANALYTICS_ID=G-TEST123456 PIXEL_ID=123456789012345 npm run build`.
 */
export const hostTest = test.extend<{ host: Host; build: 'dist' | '.cache/tracking' }>({
  build: ['dist', { option: true }],
  host: async ({ build }, use) => {
    const host = await Host.start(build)
    await use(host)
    await host.goAway()
  },
  baseURL: async ({ host }, use) => use(host.url),
})

/** A changed copy of the build, without the share cards, which no page shows. */
export function copyOfBuild(change: (folder: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  cpSync('dist', folder, { recursive: true, filter: (name) => basename(name) !== 'share' })
  change(folder)
  return folder
}

/** The name of a script in the next deploy. */
export const inNextDeploy = (script: string) => script.replace(/(\.js(?:on)?)$/, '-next$1')

/** The next deploy: renamed scripts, and pages with a new version and a mark in their title. */
export const nextDeploy = () =>
  copyOfBuild((folder) => {
    // With the list of offline files, which is called after the entry script.
    const scripts = readdirSync(join(folder, 'assets')).filter((name) => /\.js(on)?$/.test(name))
    for (const name of readdirSync(folder, { recursive: true }) as string[]) {
      if (!/\.(js(on)?|html)$/.test(name)) continue
      let text = readFileSync(join(folder, name), 'utf8')
      for (const script of scripts) text = text.replaceAll(script, inNextDeploy(script))
      if (name.endsWith('.html'))
        text = text
          .replace('<title>', '<title>New: ')
          .replace('<meta name="version" content="', '$&next')
          // The changed scripts have another.
          .replaceAll(/ integrity="[^"]*"/g, '')
      // Its service worker differs in the offline page.
      if (name === 'sw.js') text = text.replace(/offline-[0-9a-f]{8}/, '$&next')
      writeFileSync(join(folder, name), text)
    }
    for (const script of scripts)
      renameSync(join(folder, 'assets', script), join(folder, 'assets', inNextDeploy(script)))
  })
