import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { headersForHttp } from '#ssg/hosts/headers.ts'
import { headersIn, siteHandler } from '#tools/static-host.ts'
import { test } from './fixtures.ts'

/** Body of each response of a failing host. */
export const failureBody = 'The host is failing'

/** How a script may fail: it is missing, the connection breaks, nothing comes, or it throws. */
export const faults = ['404', 'aborted', 'hangs', 'throws'] as const
export type Fault = (typeof faults)[number]

/** How a host responds to a request for a path if it does not just send the file. */
export interface Answer {
  /** Status of a response whose body is `failureBody` instead of a page. */
  status?: number
  /** Additional headers; an empty `date` removes that header. */
  headers?: Record<string, string>
  /** The response begins once this resolves. */
  start?: Promise<void>
  /** The page stops after its first kilobyte until this resolves, which may be never. */
  rest?: Promise<void>
  /**
   * 'broken': the connection breaks after the first kilobyte. 'early': the page ends halfway as if
   * it were complete.
   */
  ends?: 'broken' | 'early'
}

/** A page that stops after its first kilobyte for ever. */
export const stalled: Answer = { rest: new Promise(() => {}) }

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' }

/** The files of a deploy and how its host serves them. */
interface Deploy {
  folder: string
  serve: ReturnType<typeof siteHandler>
  headersOf: ReturnType<typeof headersIn>
}

/**
 * Answers a request for a script with the given fault: with no answer, a broken connection, 404, or
 * a script that throws.
 */
function answerFault(
  fault: Fault,
  path: string,
  deploy: Deploy,
  response: ServerResponse,
) {
  if (fault === 'hangs') return
  if (fault === 'aborted') return response.destroy()
  if (fault === '404') return response.writeHead(404, htmlHeaders).end()
  const headers = {
    ...headersForHttp(deploy.headersOf(path)),
    'content-type': 'text/javascript',
  }
  const source = readFileSync(join(deploy.folder, path), 'utf8')
  // Imports are hoisted, so the modules that the script imports run before it throws.
  response
    .writeHead(200, headers)
    .end(`throw new Error('Broken script');${source}`)
}

/** Sends a page in two pieces with a pause, or ends it early or with a broken connection. */
async function sendInPieces(
  page: Buffer,
  { rest, ends }: Answer,
  response: ServerResponse,
) {
  // With neither a length nor a final chunk, the browser cannot tell that a part is missing.
  if (ends === 'early') response.useChunkedEncodingByDefault = false
  response.writeHead(200, htmlHeaders)
  if (ends === 'early') return response.end(page.subarray(0, page.length / 2))
  response.write(page.subarray(0, 1024))
  if (ends === 'broken') return setTimeout(100).then(() => response.destroy())
  await rest
  response.end(page.subarray(1024))
}

/** Adds headers to those that the host sends; a `date` removes the Date header instead. */
function addHeaders(
  response: ServerResponse,
  { date, ...headers }: Record<string, string> = {},
) {
  response.sendDate = date === undefined
  const { writeHead } = response
  response.writeHead = ((status: number, more?: object) =>
    writeHead.call(response, status, {
      ...more,
      ...headers,
    } as never)) as typeof writeHead
}

/**
 * A host whose deploys, speed and faults the test controls. It also gets the requests of a service
 * worker, which bypass Playwright's routes.
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
  /** Delay of scripts, in ms, so that there is time to tap before hydration. */
  scriptDelayMs = 0
  /** Paths and queries of all requests so far. */
  readonly requests: string[] = []
  /** Files that fail, by their path. */
  readonly faults = new Map<string, Fault>()
  /** Responses for single paths, in place of their files. */
  readonly answers = new Map<string, Answer>()
  /** Status of every page while the host fails; undefined while it works. */
  status: number | undefined

  async deploy(folder: string) {
    await this.stop()
    const deploy = {
      folder,
      serve: siteHandler(folder),
      headersOf: headersIn(folder),
    }
    const server = createServer((request, response) =>
      this.answer(request, response, deploy),
    )
    await new Promise<void>((done) =>
      server.listen(this.port, 'localhost', done),
    )
    this.server = server
    this.port = (server.address() as AddressInfo).port
    this.url = `http://localhost:${this.port}`
  }

  private async answer(
    request: IncomingMessage,
    response: ServerResponse,
    deploy: Deploy,
  ) {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    this.requests.push(request.url ?? '')
    if (pathname.endsWith('.js')) await setTimeout(this.scriptDelayMs)
    const fault = this.faults.get(pathname)
    if (fault) return answerFault(fault, pathname, deploy, response)
    const answer = this.answers.get(pathname) ?? this.failure(pathname)
    await answer.start
    const { status, headers, rest, ends } = answer
    if (status)
      return response
        .writeHead(status, { ...htmlHeaders, ...headers })
        .end(failureBody)
    if (rest || ends) {
      const page = readFileSync(join(deploy.folder, `${pathname}.html`))
      return sendInPieces(page, answer, response)
    }
    addHeaders(response, headers)
    deploy.serve(request, response)
  }

  /** The response to a request for a page while the host fails; otherwise nothing is changed. */
  private failure(path: string): Answer {
    if (extname(path) !== '') return {}
    // From a cache, Back would show the failure even after the host works again.
    return {
      status: this.status,
      headers: this.status ? { 'cache-control': 'no-store' } : {},
    }
  }

  async stop() {
    this.server?.closeAllConnections()
    await new Promise((done) =>
      this.server ? this.server.close(done) : done(undefined),
    )
    this.server = undefined
  }
}

/**
 * Gives each test its own host of dist/ or of '.cache/tracking', a build with realistic analytics
 * ids, which asks for consent. `npm test` makes that build first; a single run needs
 * `OUT_DIR=.cache/tracking ANALYTICS_ID=G-TEST123456 PIXEL_ID=123456789012345 npm run build`.
 */
export const hostTest = test.extend<{
  host: Host
  build: 'dist' | '.cache/tracking'
}>({
  build: ['dist', { option: true }],
  host: async ({ build }, use) => {
    const host = await Host.start(build)
    await use(host)
    await host.stop()
  },
  baseURL: async ({ host }, use) => use(host.url),
})

/** Changes a copy of the build, without share cards, which no page shows; returns its folder. */
export function copyOfBuild(change: (folder: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  cpSync('dist', folder, {
    recursive: true,
    filter: (name) => basename(name) !== 'share',
  })
  change(folder)
  return folder
}

/** The name of a script in the next deploy. */
export const nextNameOf = (script: string) =>
  script.replace(/(\.js(?:on)?)$/, '-next$1')

/** A file's text in the next deploy: scripts have new names, pages another version and title. */
function nextTextOf(name: string, text: string, scripts: readonly string[]) {
  let nextText = text
  for (const script of scripts)
    nextText = nextText.replaceAll(script, nextNameOf(script))
  // The next service worker has another revision of the offline page.
  if (name === 'sw.js') return nextText.replace(/offline-[0-9a-f]{8}/, '$&next')
  if (!name.endsWith('.html')) return nextText
  return (
    nextText
      .replace('<title>', '<title>New: ')
      .replace('<meta name="version" content="', '$&next')
      // Changed scripts would not match these hashes.
      .replaceAll(/ integrity="[^"]*"/g, '')
  )
}

/** Makes the next deploy, in which every script has a new name; returns its folder. */
export const nextDeploy = () =>
  copyOfBuild((folder) => {
    const assets = join(folder, 'assets')
    // The list of offline files is renamed too: it has the name of the entry script, with '.json'.
    const scripts = readdirSync(assets).filter((name) =>
      /\.js(on)?$/.test(name),
    )
    for (const name of readdirSync(folder, { recursive: true }) as string[]) {
      if (!/\.(js(on)?|html)$|^_headers$/.test(name)) continue
      const file = join(folder, name)
      writeFileSync(file, nextTextOf(name, readFileSync(file, 'utf8'), scripts))
    }
    for (const script of scripts)
      renameSync(join(assets, script), join(assets, nextNameOf(script)))
  })
