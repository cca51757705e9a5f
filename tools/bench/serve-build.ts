import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { routeOfFile } from '../../ssg/routes/built-pages.ts'
import { headersIn, isCompressible } from '../static-host.ts'
import { makeCertificate } from './certificate.ts'
import { photo } from './photo.ts'

export const PHOTO_HOST = 'images.unsplash.com'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

interface Answer {
  status: number
  body: Buffer
  headers: Record<string, string>
}

/** The script-free twin of a page. Structured data stays: it is content that no browser runs. */
export const scriptFreeTwin = (html: string) =>
  html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')

/** Every response of a site, compressed once, as a CDN keeps them. */
function answersOf(
  dir: string,
  change: (html: string) => string,
): { byPath: Map<string, Answer>; missing: Answer } {
  const names = (readdirSync(dir, { recursive: true }) as string[])
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(dir, name)).isFile())
  const headersOf = headersIn(dir)
  const answers = names.map((name): [string, Answer] => {
    const type = extname(name)
    const path = type === '.html' ? routeOfFile(name) : `/${name}`
    const file = readFileSync(join(dir, name))
    const source = type === '.html' ? Buffer.from(change(file.toString())) : file
    const packed = isCompressible(name)
    const body = packed ? brotliCompressSync(source) : source
    const headers = Object.fromEntries(
      Object.entries(headersOf(path)).map(([key, value]) => [key.toLowerCase(), value]),
    )
    return [
      path,
      {
        status: 200,
        body,
        headers: {
          ...headers,
          etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`,
          'content-type': types[type] ?? 'application/octet-stream',
          ...(packed && { 'content-encoding': 'br', vary: 'Accept-Encoding' }),
        },
      },
    ]
  })
  const byPath = new Map(answers)
  const missing = byPath.get('/404')
  if (!missing) throw new Error(`${dir}/404.html is missing: run npm run build first`)
  return { byPath, missing: { ...missing, status: 404 } }
}

export interface BenchServer {
  /** Origins of the site and of its script-free twin, without a trailing slash. */
  page: string
  twin: string
  fingerprint: string
  /** Port that also serves the photo host. */
  port: number
  /** Bytes of all bodies that the site has sent, to pages and to its service worker. */
  sent(): number
  close(): void
}

/**
 * Serves a built site and its twin over HTTP/2 with the headers of the deploy, and placeholders of
 * the usual weight for the photo host's pictures.
 */
export async function startServers(dir: string): Promise<BenchServer> {
  const { key, cert, fingerprint } = makeCertificate(['localhost', PHOTO_HOST])
  const servers: Http2SecureServer[] = []
  let sent = 0
  const start = async (change: (html: string) => string) => {
    const { byPath, missing } = answersOf(dir, change)
    const handle = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
      const url = new URL(request.url, 'https://site')
      if ((request.authority ?? '').startsWith(PHOTO_HOST)) {
        const body = await photo(
          Number(url.searchParams.get('w')),
          Number(url.searchParams.get('h')),
        )
        response.writeHead(200, {
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        })
        return response.end(body)
      }
      const { status, body, headers } = byPath.get(url.pathname) ?? missing
      const isKnown = request.headers['if-none-match'] === headers.etag
      response.writeHead(isKnown ? 304 : status, headers)
      if (isKnown) return response.end()
      sent += body.length
      return response.end(body)
    }
    const server = createSecureServer(
      { key, cert },
      (request, response) => void handle(request, response).catch(() => response.stream.close()),
    )
    servers.push(server)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return (server.address() as AddressInfo).port
  }
  const port = await start((html) => html)
  const twinPort = await start(scriptFreeTwin)
  return {
    page: `https://localhost:${port}`,
    twin: `https://localhost:${twinPort}`,
    fingerprint,
    port,
    sent: () => sent,
    close: () => servers.forEach((server) => void server.close()),
  }
}
