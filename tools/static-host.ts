import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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
import { headersFor, headersForHttp, parseHeaders } from '#ssg/hosts/headers.ts'
import { parseRedirects } from '#ssg/hosts/redirects.ts'
import { UserError } from '#ssg/settings/user-error.ts'
import { copyPath } from './copy-path.ts'

/** Extensions of files that a host compresses; fonts and most pictures are compressed already. */
const compressibleExtensions = new Set([
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

/** Makes a function that returns the headers of a path, from the built site's `_headers`. */
export function headersIn(
  folder: string,
): (path: string) => Record<string, string> {
  const rules = parseHeaders(readIfPresent(join(folder, '_headers')))
  return (path) => headersFor(path, rules)
}

/**
 * Writes a Brotli copy (.br) beside a file. No gzip copy is needed: browsers accept Brotli from
 * localhost even without HTTPS.
 */
async function compress(file: string) {
  const source = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  await writeFile(
    `${file}.br`,
    await promisify(brotliCompress)(source, { params }),
  )
}

/** Compresses every text file of a folder. */
async function compressAll(folder: string) {
  const names = readdirSync(folder, { recursive: true }) as string[]
  const textFiles = names.filter((name) =>
    compressibleExtensions.has(extname(name)),
  )
  await Promise.all(textFiles.map((name) => compress(join(folder, name))))
}

/**
 * Makes a request handler that serves the site in `folder` as a static host does: at paths without
 * .html or a trailing slash, with a 404 page, redirects, precompressed files and the headers of
 * `_headers`.
 */
export function siteHandler(folder: string): RequestListener {
  const notFoundPage = readFileSync(join(folder, '404.html'))
  const headersOf = headersIn(folder)
  const redirects = parseRedirects(readIfPresent(join(folder, '_redirects')))
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [name, value] of Object.entries(headersForHttp(headersOf(path))))
      response.setHeader(name, value)
  }
  const options = {
    brotli: true,
    etag: true,
    extensions: ['html'],
    setHeaders,
  }
  const serveFile = sirv(folder, options)
  return (request, response) => {
    const url = new URL(`http://site/${request.url}`)
    // Leaves only one slash at the start: a redirect to '//host' would lead to another site. The
    // URL parser turns '/\host' and '/.//host' into such paths.
    const path = url.pathname.replace(/^\/+/, '/')
    request.url = path + url.search
    const cleanPath =
      path.replace(/(\/index)?\.html$/, '').replace(/(.)\/+$/, '$1') || '/'
    if (cleanPath !== path)
      return response.writeHead(308, { location: cleanPath + url.search }).end()
    const redirectTarget = redirects.get(path)
    if (redirectTarget)
      return response
        .writeHead(301, { location: redirectTarget + url.search })
        .end()
    return serveFile(request, response, () => {
      setHeaders(response, '/404')
      response
        .writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
        .end(notFoundPage)
    })
  }
}

/**
 * Serves a copy of the built site in `folder`, a path below `root`; with port 0, on any free port.
 * Throws if there is no build or the port is taken. Compression takes seconds, so it runs while the
 * site is already served; `compression` resolves when it is done.
 */
export async function serve({
  root,
  folder,
  port,
}: {
  root: string
  folder: string
  port: number
}) {
  const sourceFolder = join(root, folder)
  if (!existsSync(join(sourceFolder, 'index.html')))
    throw new UserError(
      `${folder}/index.html is missing: run npm run build first`,
    )
  const refusePort = ({ code, message }: NodeJS.ErrnoException) => {
    const isTaken = code === 'EADDRINUSE'
    throw new UserError(
      isTaken ? `Port ${port} is taken: set another with PORT=4174` : message,
    )
  }
  // Browsers look for localhost at ::1 first, so the port must be free there too. All other
  // errors are ignored, since the machine may have no ::1.
  const probe = createServer().listen(port, '::1')
  await once(probe, 'listening').catch((error) =>
    error.code === 'EADDRINUSE' ? refusePort(error) : undefined,
  )
  probe.close()
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening').catch(refusePort)
  // If the copy fails, such as on a full disc, the server does not keep the command running.
  server.unref()
  // The copy is not in the system's temporary folder, since a server that is killed could not
  // remove it there. In .cache, the next server on this port overwrites it.
  const copy = join(
    root,
    '.cache/served',
    String(port || `${process.pid}-${basename(folder)}`),
  )
  rmSync(copy, { recursive: true, force: true })
  copyPath(sourceFolder, copy)
  let handler = siteHandler(copy)
  server.on('request', (request, response) => handler(request, response))
  const compression = compressAll(copy).then(() => {
    // Makes another handler, since the first one serves only files that existed when it was made.
    handler = siteHandler(copy)
  })
  server.ref()
  return {
    server,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    compression,
  }
}
