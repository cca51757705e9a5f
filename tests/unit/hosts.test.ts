import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { headerRules, headersFile, vercelConfig } from '#ssg/hosts/headers.ts'
import { redirectsFile } from '#ssg/hosts/redirects.ts'
import { SiteCopy, siteWith } from '#tests/site-copy.ts'
import { serve } from '#tools/static-host.ts'

// With the settings below, hosts serve about.html at /about, and redirect /about/ and /about.html
// to /about. tests/built/every-page.test.ts checks that each page is a file like about.html.
test('netlify.toml builds and publishes the site, but sets no headers or redirects', () => {
  const toml = readFileSync('netlify.toml', 'utf8')
  for (const setting of [
    'command = "npm run build"',
    'publish = "dist"',
    'pretty_urls = true',
  ])
    expect(toml).toContain(setting)
  expect(toml).not.toMatch(/\[\[headers\]\]|\[\[redirects\]\]/)
})

test('Netlify installs the packages of the build without those of the tests', () => {
  const toml = readFileSync('netlify.toml', 'utf8')
  const [, environment = ''] = toml.split('[build.environment]')
  expect(environment.trim().split('\n')[0]).toBe('NPM_FLAGS = "--omit=dev"')
})

test('hosts and pull request checks build with the Node.js version in .node-version', () => {
  expect(readFileSync('.node-version', 'utf8')).toBe('24\n')
  // A version in netlify.toml would override .node-version.
  expect(readFileSync('netlify.toml', 'utf8')).not.toContain('NODE_VERSION')
  const workflow = readFileSync('.github/workflows/site.yml', 'utf8')
  const versions = workflow
    .match(/node-version.*/g)
    ?.filter((line) => !/matrix\.node/.test(line))
  expect(new Set(versions)).toEqual(
    new Set(['node-version-file: .node-version']),
  )
})

test('wrangler.jsonc serves dist without trailing slashes, and with the 404 page', () => {
  const file = 'docs/deploy/wrangler.jsonc'
  const withoutComments = readFileSync(file, 'utf8').replace(
    /^\s*\/\/.*$/gm,
    '',
  )
  const { directory, ...handling } = JSON.parse(withoutComments).assets
  // Wrangler resolves `directory` relative to the folder of wrangler.jsonc.
  expect(join(dirname(file), directory)).toBe('dist')
  expect(handling).toEqual({
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  })
})

const withoutIds = { analyticsId: '', pixelId: '' }
/** The header rules of a site without analytics that has two pages and a script. */
const rules = headerRules(withoutIds, ['/', '/about'], ['entry-1a2b3c4d.js'])
// content/rules/redirect-targets checks for redirects that cannot work.
const redirects = { '/content/food': '/content/cooking', '/old': '/' }

test('Vercel serves pages at URLs without .html or final slash, and redirects old URLs', () => {
  expect(vercelConfig([], redirects)).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      {
        source: '/content/food',
        destination: '/content/cooking',
        permanent: true,
      },
      { source: '/old', destination: '/', permanent: true },
    ],
  })
})

test('Vercel gives files and pages their headers from the header rules', () => {
  const { headers } = vercelConfig(rules, {})
  /** The headers that Vercel gives a path; each `source` is a pattern (path-to-regexp). */
  const headersOf = (path: string) => {
    const matching = headers.filter(({ source }) => {
      const pattern = new RegExp(`^${source}$`)
      return pattern.test(path)
    })
    const given = matching.flatMap((rule) => rule.headers)
    return Object.fromEntries(given.map(({ key, value }) => [key, value]))
  }
  expect(headersOf('/assets/entry-1a2b3c4d.js')).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  })
  expect(headersOf('/about')).toMatchObject({
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  })
  expect(headersOf('/about')).not.toHaveProperty('Cache-Control')
})

test('Netlify, Cloudflare and `npm start` redirect old addresses, even with a final slash', () => {
  expect(redirectsFile(redirects)).toBe(
    '/content/food /content/cooking 301\n/content/food/ /content/cooking 301\n' +
      '/old / 301\n/old/ / 301\n',
  )
})

describe('`npm start`', () => {
  const _redirects = redirectsFile(redirects)
  const files = {
    'dist/index.html': '',
    'dist/about.html': '',
    'dist/404.html': '',
    'dist/app.js': '',
    'dist/photo.webp': '',
    'dist/_redirects': _redirects,
    'dist/_headers': headersFile(rules),
  }
  const root = siteWith(files, [])
  /** The response to a request that accepts Brotli. */
  const fetchFrom = async (url: string, path: string) => {
    const headers = { 'accept-encoding': 'br' }
    const pending = request(url, { path, headers }).end()
    const [message] = await once(pending, 'response')
    const response: IncomingMessage = message
    response.resume()
    return response
  }
  /** Options of a server on a free port, which the system chooses. */
  const freePortOptions = {
    root,
    folder: 'dist',
    port: 0,
  }
  /** The response of a server that is started for this request alone. */
  const fetchOnce = async (path: string) => {
    const { server, url, compression } = await serve(freePortOptions)
    const response = await fetchFrom(url, path)
    await compression
    server.close()
    return response
  }

  test('answers without waiting for compression, and sends compressed files later', async () => {
    const { server, url, compression } = await serve(freePortOptions)
    const first = await fetchFrom(url, '/')
    expect(first.statusCode).toBe(200)
    await compression
    for (const [path, coding] of [
      ['/', 'br'],
      ['/app.js', 'br'],
      ['/photo.webp', undefined],
    ] as const) {
      const { statusCode, headers } = await fetchFrom(url, path)
      expect(statusCode).toBe(200)
      expect(headers['content-encoding']).toBe(coding)
    }
    server.close()
  })

  test('serves only this machine, not others in its network', async () => {
    const { server, compression } = await serve(freePortOptions)
    const address = server.address()
    expect(address).toMatchObject({ address: '127.0.0.1' })
    await compression
    server.close()
  })

  test('refuses a port that is taken, and does not affect the site served there', async () => {
    const free = await serve(freePortOptions)
    await free.compression
    free.server.close()
    const { port } = new URL(free.url)
    const options = { ...freePortOptions, port: Number(port) }
    const { server, url, compression } = await serve(options)
    await compression
    rmSync(join(root, 'dist/about.html'))
    const second = serve(options)
    await expect(second).rejects.toThrow(`Port ${port} is taken`)
    const response = await fetchFrom(url, '/about')
    expect(response.statusCode).toBe(200)
    server.close()
  })

  test('exits and frees its port if the site cannot be copied or read', () => {
    const site = new SiteCopy()
    site.write(
      'dist/index.html',
      '<p>A build that was stopped has no 404.html.',
    )
    const options = { env: { ...process.env, PORT: '0' }, timeout: 60_000 }
    const { status, output } = site.runScript(
      'tools/run.mjs',
      ['serve'],
      options,
    )
    expect(output).toContain('404.html')
    expect(status).toBe(1)
  })

  const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === '::1'),
  )
  test.runIf(hasIpv6)(
    'refuses a port that is taken at ::1, where browsers look first',
    async () => {
      const other = createServer().listen(0, '::1')
      await once(other, 'listening')
      const { port } = other.address() as AddressInfo
      const second = serve({ ...freePortOptions, port })
      await expect(second).rejects.toThrow(`Port ${port} is taken`)
      other.close()
    },
  )

  test.each([
    ['/content/food?ref=mail', 301, '/content/cooking?ref=mail'],
    ['/old', 301, '/'],
    ['/index.html', 308, '/'],
  ])(
    'answers a request for %s with status %i and the address %s',
    async (path, status, location) => {
      const { statusCode, headers } = await fetchOnce(path)
      expect(statusCode).toBe(status)
      expect(headers.location).toBe(location)
    },
  )

  test('answers an unknown path with 404, HTML and the same headers as any page', async () => {
    const { statusCode, headers } = await fetchOnce('/content/other')
    expect(statusCode).toBe(404)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-frame-options': 'DENY',
    })
  })

  test('redirects a path with a final slash or .html to the page and keeps the query', async () => {
    for (const path of ['/about/', '/about.html', '/about/index.html']) {
      const { statusCode, headers } = await fetchOnce(`${path}?ref=mail`)
      expect(statusCode).toBe(308)
      expect(headers.location).toBe('/about?ref=mail')
    }
  })

  test.each([
    '//other.example/',
    '/..//other.example/',
    '/.//other.example/index.html',
    '/a/..//../%2e%2e//other.example/',
    '/\\\\other.example/',
    '/.\\/other.example/',
    '/%2F%2Fother.example/',
    '/%5Cother.example/',
    'http://other.example//other.example/',
    '*',
  ])('never redirects %s to another site', async (path) => {
    const { headers } = await fetchOnce(path)
    const { host } = new URL(headers.location ?? '', 'http://site')
    expect(host).toBe('site')
  })
})
