import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { overHttp } from '../../ssg/hosts/headers.ts'
import { headersIn, siteHandler } from '../../tools/static-host.ts'

/** How a file goes wrong: it is not there, its connection breaks, no answer ever comes, or it throws while it is evaluated. */
export const faults = ['404', 'aborted', 'hangs', 'throws'] as const
export type Fault = (typeof faults)[number]

/** A host whose deploys, network, speed and faults the test decides. The service worker talks to it like to any other. */
export class Host {
  private server?: Server
  private port = 0
  url = ''
  delay = 0
  /** Scripts may be slower than pages, so that there is time to tap before they come. */
  scriptDelay = 0
  readonly asked: string[] = []
  /** Files that go wrong, by their path; under whatever query they are asked for. */
  readonly faults = new Map<string, Fault>()
  /** Answers every page with this status instead, as a host in trouble does. */
  status: number | undefined

  async deploy(folder: string) {
    await this.goAway()
    const answerAsHost = siteHandler(folder)
    const headersOf = headersIn(folder)
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site')
      const html = 'text/html; charset=utf-8'
      const fault = this.faults.get(pathname)
      if (fault === 'aborted') return response.destroy()
      if (fault === 'hangs') return
      if (fault === '404') return response.writeHead(404, { 'content-type': html }).end()
      // Imports are hoisted, so the rest of the file stays what it was.
      if (fault === 'throws')
        return response
          .writeHead(200, {
            ...overHttp(headersOf(pathname)),
            'content-type': 'text/javascript',
          })
          .end(`throw new Error('Bad weather');${readFileSync(join(folder, pathname), 'utf8')}`)
      // Hosts forbid to keep such an answer: a browser that goes back would show it again from its cache.
      if (this.status && extname(pathname) === '')
        return response
          .writeHead(this.status, { 'content-type': html, 'cache-control': 'no-store' })
          .end('The host is in trouble')
      return answerAsHost(request, response)
    }
    const server = createServer((request, response) => {
      this.asked.push(request.url ?? '')
      setTimeout(
        () => answer(request, response),
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

const copies: string[] = []

export function removeCopies() {
  for (const folder of copies.splice(0)) rmSync(folder, { recursive: true })
}

/** A copy of the build, as the test wants the host to have it. The cards for shared links are left out: no page shows them. */
export function copyOfBuild(change: (folder: string) => void = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  copies.push(folder)
  cpSync('dist', folder, { recursive: true, filter: (name) => basename(name) !== 'share' })
  change(folder)
  return folder
}

const integrityOf = (folder: string, script: string) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(folder, 'assets', script)))
    .digest('base64')}`

/** The next deploy: every script has another name, the old ones are gone, every page is of another version and says so in its title. */
export const nextDeploy = () =>
  copyOfBuild((folder) => {
    const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
    const entry = scripts.find((name) => name.startsWith('app-')) ?? ''
    const files = readdirSync(folder, { recursive: true }) as string[]
    // Pages have the integrity of the changed entry.
    for (const name of [/\.js$/, /\.html$/].flatMap((kind) =>
      files.filter((file) => kind.test(file)),
    )) {
      let text = readFileSync(join(folder, name), 'utf8')
      for (const script of scripts)
        text = text.replaceAll(script, script.replace(/\.js$/, '-next.js'))
      if (name.endsWith('.html'))
        text = text
          .replace('<title>', '<title>New: ')
          .replace('<meta name="version" content="', '$&next')
          .replace(/ integrity="[^"]*"/, ` integrity="${integrityOf(folder, entry)}"`)
      // Its service worker differs as a real one would: the offline page and the files of the islands are others.
      if (name === 'sw.js') text = text.replace(/revision:\W\w+/, '$&next')
      writeFileSync(join(folder, name), text)
    }
    for (const script of scripts)
      renameSync(
        join(folder, 'assets', script),
        join(folder, 'assets', script.replace(/\.js$/, '-next.js')),
      )
  })
