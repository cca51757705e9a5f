import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import {
  createServer,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import sirv from 'sirv'
import { headersFor, overHttp, parseHeaders } from '#ssg/hosts/headers.ts'
import { parseRedirects } from '#ssg/hosts/redirects.ts'
import { UserError } from '#ssg/settings/user-error.ts'

/** Files that a host compresses; images and fonts are compressed already. */
const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.webmanifest',
])

const readIfPresent = (file: string) =>
  existsSync(file) ? readFileSync(file, 'utf8') : ''

/** Headers of each address, from the built site's header file. */
export function headersIn(
  dir: string,
): (path: string) => Record<string, string> {
  const rules = parseHeaders(readIfPresent(join(dir, '_headers')))
  return (path) => headersFor(path, rules)
}

/** Writes a .br beside a file, which every browser takes from its own machine. */
async function compress(file: string) {
  const source = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  await writeFile(
    `${file}.br`,
    await promisify(brotliCompress)(source, { params }),
  )
}

/** Compresses every text file of a folder, as a CDN keeps them. */
async function compressAll(dir: string) {
  const names = readdirSync(dir, { recursive: true }) as string[]
  const texts = names.filter((name) => compressible.has(extname(name)))
  await Promise.all(texts.map((name) => compress(join(dir, name))))
}

/**
 * Serves the site in `dir` as a static host does: addresses without .html and trailing slash, the
 * 404 page with its status, redirects, precompressed files, and the headers of the deploy.
 */
export function siteHandler(dir: string): RequestListener {
  const missing = readFileSync(join(dir, '404.html'))
  const headersOf = headersIn(dir)
  const redirects = parseRedirects(readIfPresent(join(dir, '_redirects')))
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [name, value] of Object.entries(overHttp(headersOf(path))))
      response.setHeader(name, value)
  }
  const options = {
    brotli: true,
    etag: true,
    extensions: ['html'],
    setHeaders,
  }
  const files = sirv(dir, options)
  return (request, response) => {
    const url = new URL(`http://site/${request.url}`)
    // Browsers read '//host' and '/\\host' as the address of another site; dot segments hide them.
    const path = url.pathname.replace(/^\/+/, '/')
    request.url = path + url.search
    const clean =
      path.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/'
    if (clean !== path)
      return response.writeHead(308, { location: clean + url.search }).end()
    const moved = redirects.get(path)
    if (moved)
      return response.writeHead(301, { location: moved + url.search }).end()
    return files(request, response, () => {
      setHeaders(response, '/404')
      response
        .writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
        .end(missing)
    })
  }
}

/**
 * Serves a copy of the built site in `dir` of the root; port 0 takes any that is free. Throws
 * without a build, or if the port is taken. Files are compressed while the site is served already,
 * since that takes seconds; `compressed` says when it is done.
 */
export async function serve({
  root,
  dir,
  port,
}: {
  root: string
  dir: string
  port: number
}) {
  const from = join(root, dir)
  if (!existsSync(join(from, 'index.html')))
    throw new UserError(`${dir}/index.html is missing: run npm run build first`)
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening').catch(
    ({ code, message }: NodeJS.ErrnoException) => {
      const isTaken = code === 'EADDRINUSE'
      throw new UserError(
        isTaken ? `Port ${port} is taken: set another with PORT=4174` : message,
      )
    },
  )
  // Not in the system's temporary folder, which a server that is killed cannot tidy.
  const copy = join(
    root,
    '.cache/served',
    String(port || `${process.pid}-${basename(dir)}`),
  )
  rmSync(copy, { recursive: true, force: true })
  cpSync(from, copy, { recursive: true })
  let answer = siteHandler(copy)
  server.on('request', (request, response) => answer(request, response))
  const compressed = compressAll(copy).then(() => {
    // The handler knows the files that were there when it was made.
    answer = siteHandler(copy)
  })
  return {
    server,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    compressed,
  }
}
