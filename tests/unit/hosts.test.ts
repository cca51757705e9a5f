import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { vercelConfig } from '#ssg/hosts/headers.ts'
import { parseRedirects, printRedirects } from '#ssg/hosts/redirects.ts'
import { serve } from '#tools/static-host.ts'

// With these settings the hosts serve about.html at /about and lead /about/ and /about.html there.
// Every page is such a file: tests/built/every-page.test.ts, 'the routes of the requirements'.
test('netlify.toml builds and publishes the site, without headers beside _headers', () => {
  const toml = readFileSync('netlify.toml', 'utf8')
  for (const setting of ['command = "npm run build"', 'publish = "dist"', 'pretty_urls = true'])
    expect(toml).toContain(setting)
  expect(toml).not.toMatch(/\[\[headers\]\]|\[\[redirects\]\]/)
})

test('wrangler.jsonc serves dist with addresses without a final slash, and the 404 page', () => {
  const config = JSON.parse(
    readFileSync('docs/deploy/wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, ''),
  )
  expect(config.assets).toEqual({
    directory: '../dist',
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  })
})

// Redirects that cannot work: content-table.test.ts.
const redirects = { '/content/food': '/content/cooking', '/old': '/' }

test('Vercel serves addresses without .html and a final slash, and leads old ones on', () => {
  expect(vercelConfig([], redirects)).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      { source: '/content/food', destination: '/content/cooking', permanent: true },
      { source: '/old', destination: '/', permanent: true },
    ],
  })
})

test('Netlify, Cloudflare and `npm start` lead old addresses on, with a final slash too', () => {
  const printed = printRedirects(redirects)
  expect(printed).toBe(
    '/content/food /content/cooking 301\n/content/food/ /content/cooking 301\n' +
      '/old / 301\n/old/ / 301\n',
  )
  expect([...parseRedirects(printed)]).toHaveLength(4)
})

test.each([
  ['/content/food?ref=mail', 301, '/content/cooking?ref=mail'],
  ['/old', 301, '/'],
  ['/index.html', 308, '/'],
  ['/content/other', 404, null],
])('`npm start` answers %s with %i and leads to %s', async (path, status, location) => {
  const root = mkdtempSync(join(tmpdir(), 'redirects-'))
  mkdirSync(join(root, 'dist'))
  for (const file of ['index.html', '404.html']) writeFileSync(join(root, 'dist', file), file)
  writeFileSync(join(root, 'dist/_redirects'), printRedirects(redirects))
  const { server, url } = await serve({ root, dir: 'dist', port: 0 })
  const { status: answered, headers } = await fetch(url + path, { redirect: 'manual' })
  server.close()
  expect([answered, headers.get('location')]).toEqual([status, location])
})
