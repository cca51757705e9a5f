import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { headerRules, vercelConfig } from '../../ssg/hosts/headers.ts'
import { fileOfRoute } from '../../ssg/routes/built-pages.ts'
import { readPages } from '../../ssg/routes/pages.ts'

/** A host's response to an address: a file with a status, or a redirect. */
type Answer = { status: 200 | 404; file: string } | { redirect: string }
type Host = (path: string) => Answer

const missing: Answer = { status: 404, file: '404.html' }
const ok = (file: string): Answer => ({ status: 200, file })
const to = (redirect: string): Answer => ({ redirect })

/**
 * File rules of the hosts, from their documentation and from tests of the hosts themselves
 * (github.com/slorber/trailing-slash-guide). `page` is the address without leading and trailing
 * slash.
 */
const hosts: Record<string, Host> = {
  // docs.netlify.com, 'Redirect options', trailing slash; pretty URLs are on in netlify.toml.
  Netlify(path) {
    const page = path.slice(1).replace(/\/$/, '')
    if (path === '/') return ok('index.html')
    if (files.has(path.slice(1))) return ok(path.slice(1))
    if (files.has(`${page}.html`)) return path.endsWith('/') ? to(`/${page}`) : ok(`${page}.html`)
    if (files.has(`${page}/index.html`))
      return path.endsWith('/') ? ok(`${page}/index.html`) : to(`/${page}/`)
    return missing
  },
  // developers.cloudflare.com/pages, 'Serving Pages'
  'Cloudflare Pages'(path) {
    const page = path.slice(1).replace(/\/$/, '')
    if (path === '/') return ok('index.html')
    if (path.endsWith('.html') && files.has(path.slice(1)))
      return to(path.replace(/(index)?\.html$/, ''))
    if (files.has(path.slice(1))) return ok(path.slice(1))
    if (path.endsWith('/'))
      return files.has(`${page}/index.html`)
        ? ok(`${page}/index.html`)
        : files.has(`${page}.html`)
          ? to(`/${page}`)
          : missing
    return files.has(`${page}.html`)
      ? ok(`${page}.html`)
      : files.has(`${page}/index.html`)
        ? to(`/${page}/`)
        : missing
  },
  // developers.cloudflare.com/workers, 'HTML handling': drop-trailing-slash (wrangler.jsonc)
  'Cloudflare Workers'(path) {
    const page = path.slice(1).replace(/\/$/, '')
    if (path === '/') return ok('index.html')
    if (path.endsWith('.html') && files.has(path.slice(1)))
      return to(path.replace(/\/?(index)?\.html$/, '') || '/')
    if (files.has(path.slice(1))) return ok(path.slice(1))
    const file = [`${page}.html`, `${page}/index.html`].find((name) => files.has(name))
    return !file ? missing : path.endsWith('/') ? to(`/${page}`) : ok(file)
  },
  // vercel.com/docs, project configuration: cleanUrls and trailingSlash: false
  Vercel(path) {
    if (path === '/') return ok('index.html')
    if (path.endsWith('/')) return to(path.slice(0, -1))
    if (path.endsWith('.html')) return to(path.replace(/\/?(index)?\.html$/, '') || '/')
    const file = [path.slice(1), `${path.slice(1)}.html`, `${path.slice(1)}/index.html`].find(
      (name) => files.has(name),
    )
    return file ? ok(file) : missing
  },
}

const rules = headerRules({ analyticsId: '', pixelId: '' }, [])

const routes = (await readPages(process.cwd())).map(({ path }) => path)
const files = new Set([
  ...routes.map(fileOfRoute),
  'sw.js',
  'assets/client-12345678.js',
  'share/home.png',
])

/** Follows an address to its final response. */
function follow(host: Host, path: string): { status: number; file: string; redirects: number } {
  let at = path
  for (let redirects = 0; redirects < 5; redirects++) {
    const answer = host(at)
    if ('status' in answer) return { ...answer, redirects }
    at = answer.redirect
  }
  throw new Error(`${path} leads round in circles`)
}

const pages = routes.filter((path) => path !== '/404')
const unknown = [
  '/nope',
  '/nope/',
  '/nope.html',
  '/services/nope',
  '/services/nope/',
  '/content',
  '/content/',
  '/legal',
  '/assets/gone.js',
  '/__review',
  '/__review/',
  '/__edit',
  '/__edit/',
]

describe.each(Object.entries(hosts))('%s', (_, host) => {
  test('answers every route at once', () => {
    for (const path of pages)
      expect({ path, ...follow(host, path) }).toMatchObject({
        path,
        status: 200,
        file: fileOfRoute(path),
        redirects: 0,
      })
  })

  test('serves the same page for a final slash or .html, with at most one redirect', () => {
    for (const path of pages) {
      for (const variant of path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`]) {
        const { status, file, redirects } = follow(host, variant)
        expect({ variant, status }).toEqual({ variant, status: 200 })
        expect(file, variant).toBe(fileOfRoute(path))
        expect(redirects, variant).toBeLessThanOrEqual(1)
      }
    }
  })

  test('answers unknown addresses and folders without a page with 404', () => {
    for (const path of unknown) {
      const { status, file, redirects } = follow(host, path)
      expect({ path, status, file }).toEqual({ path, status: 404, file: '404.html' })
      expect(redirects, path).toBeLessThanOrEqual(1)
    }
  })
})

describe('files for the hosts', () => {
  test('vercel.json has the settings of its model, and the headers of the other hosts', () => {
    expect(vercelConfig(rules)).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
      headers: rules.map(({ path, headers }) => ({
        source: path.replace('*', '(.*)'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    })
  })

  test('netlify.toml builds and publishes the site, without headers beside _headers', () => {
    const toml = readFileSync('netlify.toml', 'utf8')
    expect(toml).toMatch(/command = "npm run build"/)
    expect(toml).toMatch(/publish = "dist"/)
    expect(toml).toMatch(/pretty_urls = true/)
    expect(toml).not.toMatch(/\[\[headers\]\]|\[\[redirects\]\]/)
  })

  test('wrangler.jsonc has the settings of its model', () => {
    const config = JSON.parse(
      readFileSync('docs/deploy/wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, ''),
    )
    expect(config.assets).toEqual({
      directory: '../dist',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    })
  })

  test('the workflow pins actions, has read rights only, and previews with the history', () => {
    const text = readFileSync('.github/workflows/site.yml', 'utf8')
    const workflow = parse(text)
    expect(workflow.permissions).toEqual({ contents: 'read' })
    const steps = [...workflow.jobs.test.steps, ...workflow.jobs.preview.steps] as {
      uses?: string
      run?: string
      with?: Record<string, unknown>
    }[]
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
    for (const step of steps)
      if (step.uses?.startsWith('actions/checkout@'))
        expect(step.with).toMatchObject({ 'fetch-depth': 0, 'persist-credentials': false })
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['npm test', 'npm run build'])
  })
})
