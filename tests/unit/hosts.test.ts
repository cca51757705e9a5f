import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { headerRules, printHeaders, vercelConfig } from '#ssg/hosts/headers.ts'
import { printRedirects } from '#ssg/hosts/redirects.ts'
import { siteWith } from '#tests/site-copy.ts'
import { serve } from '#tools/static-host.ts'

// With these settings the hosts serve about.html at /about and lead /about/ and /about.html there.
// Every page is such a file: tests/built/every-page.test.ts, 'the routes of the requirements'.
test('netlify.toml builds and publishes the site, without headers beside _headers', () => {
  const toml = readFileSync('netlify.toml', 'utf8')
  for (const setting of [
    'command = "npm run build"',
    'publish = "dist"',
    'pretty_urls = true',
  ])
    expect(toml).toContain(setting)
  expect(toml).not.toMatch(/\[\[headers\]\]|\[\[redirects\]\]/)
})

test('hosts and the checks of pull requests build on the Node.js of .node-version', () => {
  expect(readFileSync('.node-version', 'utf8')).toBe('24\n')
  // A second place would overrule the file.
  expect(readFileSync('netlify.toml', 'utf8')).not.toContain('NODE_VERSION')
  const workflow = readFileSync('.github/workflows/site.yml', 'utf8')
  const versions = workflow
    .match(/node-version.*/g)
    ?.filter((line) => !/matrix\.node/.test(line))
  expect(new Set(versions)).toEqual(
    new Set(['node-version-file: .node-version']),
  )
})

test('wrangler.jsonc serves dist with addresses without a final slash, and the 404 page', () => {
  const config = JSON.parse(
    readFileSync('docs/deploy/wrangler.jsonc', 'utf8').replace(
      /^\s*\/\/.*$/gm,
      '',
    ),
  )
  expect(config.assets).toEqual({
    directory: '../dist',
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  })
})

// Redirects that cannot work: content/rules/redirect-targets.
const redirects = { '/content/food': '/content/cooking', '/old': '/' }

test('Vercel serves addresses without .html and a final slash, and leads old ones on', () => {
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

test('Vercel gives a folder of files the headers of the table, and a page its own', () => {
  const rules = headerRules({ analyticsId: '', pixelId: '' }, ['/', '/about'])
  const { headers } = vercelConfig(rules)
  /** Headers of an address, by patterns as Vercel reads them (path-to-regexp). */
  const of = (path: string) =>
    Object.fromEntries(
      headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(path))
        .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
    )
  expect(of('/assets/entry-1a2b3c4d.js')).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  })
  expect(of('/about')).toMatchObject({
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  })
  expect(of('/about')).not.toHaveProperty('Cache-Control')
})

test('Netlify, Cloudflare and `npm start` lead old addresses on, with a final slash too', () => {
  expect(printRedirects(redirects)).toBe(
    '/content/food /content/cooking 301\n/content/food/ /content/cooking 301\n' +
      '/old / 301\n/old/ / 301\n',
  )
})

describe('`npm start`', () => {
  const _redirects = printRedirects(redirects)
  const files = {
    'dist/index.html': '',
    'dist/about.html': '',
    'dist/404.html': '',
    'dist/app.js': '',
    'dist/photo.webp': '',
    'dist/_redirects': _redirects,
    'dist/_headers': printHeaders(
      headerRules({ analyticsId: '', pixelId: '' }, ['/', '/about']),
    ),
  }
  const root = siteWith(files, [])
  const askAt = async (url: string, path: string) => {
    const asked = request(url, {
      path,
      headers: { 'accept-encoding': 'br' },
    }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    return answer
  }
  const ask = async (path: string) => {
    const { server, url, compressed } = await serve({
      root,
      dir: 'dist',
      port: 0,
    })
    const answer = await askAt(url, path)
    await compressed
    server.close()
    return answer
  }

  test('answers at once, and with compressed pages as soon as they are', async () => {
    const { server, url, compressed } = await serve({
      root,
      dir: 'dist',
      port: 0,
    })
    expect((await askAt(url, '/')).statusCode).toBe(200)
    await compressed
    for (const [path, coding] of [
      ['/', 'br'],
      ['/app.js', 'br'],
      ['/photo.webp', undefined],
    ] as const) {
      const { statusCode, headers } = await askAt(url, path)
      expect([statusCode, headers['content-encoding']]).toEqual([200, coding])
    }
    server.close()
  })

  test('serves this machine alone, not others of its network', async () => {
    const { server, compressed } = await serve({ root, dir: 'dist', port: 0 })
    expect(server.address()).toMatchObject({ address: '127.0.0.1' })
    await compressed
    server.close()
  })

  test('leaves a site that is served already alone where its port is taken', async () => {
    const free = await serve({ root, dir: 'dist', port: 0 })
    await free.compressed
    free.server.close()
    const place = { root, dir: 'dist', port: Number(new URL(free.url).port) }
    const { server, url, compressed } = await serve(place)
    await compressed
    rmSync(join(root, 'dist/about.html'))
    await expect(serve(place)).rejects.toThrow(`Port ${place.port} is taken`)
    expect((await askAt(url, '/about')).statusCode).toBe(200)
    server.close()
  })

  test.each([
    ['/content/food?ref=mail', 301, '/content/cooking?ref=mail'],
    ['/old', 301, '/'],
    ['/index.html', 308, '/'],
    ['/content/other', 404, undefined],
  ])('answers %s with %i and leads to %s', async (path, status, location) => {
    const { statusCode, headers } = await ask(path)
    expect([statusCode, headers.location]).toEqual([status, location])
  })

  test('answers a lost address with the page for it, protected like others', async () => {
    const { headers } = await ask('/content/other')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-frame-options': 'DENY',
    })
  })

  test('serves an address with a final slash or .html under its one address', async () => {
    for (const path of ['/about/', '/about.html', '/about/index.html']) {
      const { statusCode, headers } = await ask(`${path}?ref=mail`)
      expect([statusCode, headers.location]).toEqual([308, '/about?ref=mail'])
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
  ])('leads %s to no other site', async (path) => {
    const { location = '' } = (await ask(path)).headers
    expect(new URL(location, 'http://site').host).toBe('site')
  })
})
