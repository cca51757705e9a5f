import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { vercelConfig } from '#ssg/hosts/headers.ts'

// With these settings the hosts serve about.html at /about and lead /about/ and /about.html there.
// Every page is such a file: tests/built/every-page.test.ts, 'the 23 routes of the requirements'.
describe('files for the hosts', () => {
  test('vercel.json asks for addresses without .html and without a final slash', () => {
    expect(vercelConfig([])).toMatchObject({ cleanUrls: true, trailingSlash: false })
  })

  test('netlify.toml builds and publishes the site, without headers beside _headers', () => {
    const toml = readFileSync('netlify.toml', 'utf8')
    expect(toml).toMatch(/command = "npm run build"/)
    expect(toml).toMatch(/publish = "dist"/)
    expect(toml).toMatch(/pretty_urls = true/)
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
})
