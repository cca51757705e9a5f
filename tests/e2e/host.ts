import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
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
  /** The second half of the page waits for this. */
  rest?: Promise<void>
}

/**
 * A host whose deploys, speed and faults the test controls. Service worker requests reach it,
 * unlike Playwright's routes.
 */
export class Host {
  /** Starts a host that serves the build. */
  static async start() {
    const host = new Host()
    await host.deploy('dist')
    return host
  }

  private server?: Server
  private port = 0
  url = ''
  delay = 0
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
    const answerAsHost = siteHandler(folder)
    const headersOf = headersIn(folder)
    const html = { 'content-type': 'text/html; charset=utf-8' }
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site')
      const source = (ending = '') => readFileSync(join(folder, `${pathname}${ending}`), 'utf8')
      const fault = this.faults.get(pathname)
      if (fault === 'aborted') return response.destroy()
      if (fault === 'hangs') return
      if (fault === '404') return response.writeHead(404, html).end()
      if (fault === 'throws') {
        const headers = { ...overHttp(headersOf(pathname)), 'content-type': 'text/javascript' }
        // Throws after its imports, which are hoisted: other modules of the site still run.
        return response.writeHead(200, headers).end(`throw new Error('Broken script');${source()}`)
      }
      const isFailing = this.status && extname(pathname) === ''
      // Not cached: a browser that goes back would show the response again.
      const failing = { status: this.status, headers: { 'cache-control': 'no-store' } } as Answer
      const own = this.answers.get(pathname) ?? (isFailing ? failing : {})
      const { status, headers: { date, ...headers } = {}, rest } = own
      if (status) return response.writeHead(status, { ...html, ...headers }).end(sorry)
      if (rest) {
        const text = source('.html')
        response.writeHead(200, html).write(text.slice(0, text.length / 2))
        await rest
        return response.end(text.slice(text.length / 2))
      }
      response.sendDate = date === undefined
      const { writeHead } = response
      response.writeHead = ((code: number, more?: object) =>
        writeHead.call(response, code, { ...more, ...headers } as never)) as typeof writeHead
      return answerAsHost(request, response)
    }
    const server = createServer((request, response) => {
      this.asked.push(request.url ?? '')
      setTimeout(
        () => void answer(request, response),
        request.url?.endsWith('.js') ? this.delay + this.scriptDelay : this.delay,
      )
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

/** Each test has its own host. */
export const hostTest = test.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from it
  host: async ({}, use) => {
    const host = await Host.start()
    await use(host)
    await host.goAway()
  },
  baseURL: async ({ host }, use) => use(host.url),
})

/** A changed copy of the build, without the share cards, which no page shows. */
export function copyOfBuild(change: (folder: string) => void = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  cpSync('dist', folder, { recursive: true, filter: (name) => basename(name) !== 'share' })
  change(folder)
  return folder
}

const integrityOf = (folder: string, script: string) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(folder, 'assets', script)))
    .digest('base64')}`

/** The name of a script in the next deploy. */
export const inNextDeploy = (script: string) => script.replace(/(\.js(?:on)?)$/, '-next$1')

/** The next deploy: renamed scripts, and pages with a new version and a mark in their title. */
export const nextDeploy = () =>
  copyOfBuild((folder) => {
    // With the list of offline files, which is called after the entry script.
    const scripts = readdirSync(join(folder, 'assets')).filter((name) => /\.js(on)?$/.test(name))
    const files = readdirSync(folder, { recursive: true }) as string[]
    // Pages carry the integrity of the changed scripts.
    for (const name of [/\.js(on)?$/, /\.html$/].flatMap((kind) =>
      files.filter((file) => kind.test(file)),
    )) {
      let text = readFileSync(join(folder, name), 'utf8')
      for (const script of scripts) text = text.replaceAll(script, inNextDeploy(script))
      if (name.endsWith('.html'))
        text = text
          .replace('<title>', '<title>New: ')
          .replace('<meta name="version" content="', '$&next')
          .replace(
            /(assets\/([\w-]+)-next\.js"[^>]* integrity=")[^"]*/g,
            (_, start, name) => start + integrityOf(folder, `${name}.js`),
          )
      // Its service worker differs in the offline page.
      if (name === 'sw.js') text = text.replace(/offline-[0-9a-f]{8}/, '$&next')
      writeFileSync(join(folder, name), text)
    }
    for (const script of scripts)
      renameSync(join(folder, 'assets', script), join(folder, 'assets', inNextDeploy(script)))
  })
