import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { addSlashCopies } from '../../ssg/hosts/github-pages.ts'
import { headerRules, vercelConfig } from '../../ssg/hosts/headers.ts'
import { nginxConfig } from '../../ssg/hosts/nginx.ts'
import { fileOfRoute } from '../../ssg/routes/built-pages.ts'
import { readPages } from '../../ssg/routes/pages.ts'

/** A host's response to an address: a file with a status, or a redirect. */
type Answer = { status: 200 | 404; file: string } | { redirect: string }
type Host = (path: string, files: ReadonlySet<string>) => Answer

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
  Netlify(path, files) {
    const page = path.slice(1).replace(/\/$/, '')
    if (path === '/') return ok('index.html')
    if (files.has(path.slice(1))) return ok(path.slice(1))
    if (files.has(`${page}.html`)) return path.endsWith('/') ? to(`/${page}`) : ok(`${page}.html`)
    if (files.has(`${page}/index.html`))
      return path.endsWith('/') ? ok(`${page}/index.html`) : to(`/${page}/`)
    return missing
  },
  // Pretty URLs switched off in Netlify's settings: every form of an address is served.
  'Netlify without pretty URLs'(path, files) {
    const page = path.slice(1).replace(/\/$/, '')
    const file =
      path === '/'
        ? 'index.html'
        : [page, `${page}.html`, `${page}/index.html`].find((name) => files.has(name))
    return file ? ok(file) : missing
  },
  // developers.cloudflare.com/pages, 'Serving Pages'
  'Cloudflare Pages'(path, files) {
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
  'Cloudflare Workers'(path, files) {
    const page = path.slice(1).replace(/\/$/, '')
    if (path === '/') return ok('index.html')
    if (path.endsWith('.html') && files.has(path.slice(1)))
      return to(path.replace(/\/?(index)?\.html$/, '') || '/')
    if (files.has(path.slice(1))) return ok(path.slice(1))
    const file = [`${page}.html`, `${page}/index.html`].find((name) => files.has(name))
    return !file ? missing : path.endsWith('/') ? to(`/${page}`) : ok(file)
  },
  // vercel.com/docs, project configuration: cleanUrls and trailingSlash: false
  Vercel(path, files) {
    if (path === '/') return ok('index.html')
    if (path.endsWith('/')) return to(path.slice(0, -1))
    if (path.endsWith('.html')) return to(path.replace(/\/?(index)?\.html$/, '') || '/')
    const file = [path.slice(1), `${path.slice(1)}.html`, `${path.slice(1)}/index.html`].find(
      (name) => files.has(name),
    )
    return file ? ok(file) : missing
  },
  // Not documented: from the guide above.
  'GitHub Pages'(path, files) {
    const page = path.slice(1).replace(/\/$/, '')
    if (path === '/') return ok('index.html')
    if (path.endsWith('/'))
      return files.has(`${page}/index.html`) ? ok(`${page}/index.html`) : missing
    if (files.has(page)) return ok(page)
    return files.has(`${page}.html`)
      ? ok(`${page}.html`)
      : files.has(`${page}/index.html`)
        ? to(`/${page}/`)
        : missing
  },
  // nginx.org: the same rewrite and try_files lines that docs/deploy/nginx.mjs prints
  nginx(path, files) {
    for (const [, pattern = '', target = ''] of nginx.matchAll(
      /^ {2}rewrite (\S+) (\S+) permanent;$/gm,
    )) {
      const match = new RegExp(pattern).exec(path)
      if (match) return to(target.replace('$1', match[1] ?? ''))
    }
    if (new RegExp(/location ~ (\S+) \{\n {4}return 404/.exec(nginx)?.[1] ?? '$^').test(path))
      return missing
    const tries = (/try_files (.*) =404;/.exec(nginx)?.[1] ?? '')
      .split(' ')
      .map((name) => name.replace('$uri', path).replace(/^\/+/, ''))
    const file = tries.find((name) => files.has(name))
    return file ? ok(file) : missing
  },
}

const rules = headerRules({ analyticsId: '', pixelId: '' })
const nginx = nginxConfig(rules, { name: 'example.com', root: '/var/www/site' })

const routes = (await readPages(process.cwd())).map(({ path }) => path)
const site = mkdtempSync(join(tmpdir(), 'hosts-'))
const lay = (root: string, names: readonly string[]) => {
  for (const name of names) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), name)
  }
}
const flat = new Set([
  ...routes.map(fileOfRoute),
  'sw.js',
  '_headers',
  'vercel.json',
  'assets/client-12345678.js',
  'share/home.png',
])
lay(site, [...flat])
const withCopies = new Set(flat)

beforeAll(() => {
  addSlashCopies(site)
  for (const path of routes)
    if (path !== '/' && path !== '/404') withCopies.add(`${path.slice(1)}/index.html`)
})
afterAll(() => rmSync(site, { recursive: true, force: true }))

/** Follows an address to its final response. */
function follow(
  host: Host,
  path: string,
  files: ReadonlySet<string>,
): { status: number; file: string; redirects: number; at: string } {
  let at = path
  for (let redirects = 0; redirects < 5; redirects++) {
    const answer = host(at, files)
    if ('status' in answer) return { ...answer, redirects, at }
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

describe.each(Object.entries(hosts))('%s', (name, host) => {
  const files = () => (name === 'GitHub Pages' ? withCopies : flat)

  test('answers every route at once', () => {
    for (const path of pages)
      expect({ path, ...follow(host, path, files()) }).toMatchObject({
        path,
        status: 200,
        file: fileOfRoute(path),
        redirects: 0,
      })
  })

  test('serves the same page for a final slash or .html, with at most one redirect', () => {
    for (const path of pages) {
      for (const variant of path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`]) {
        const { status, file, redirects } = follow(host, variant, files())
        expect({ variant, status }).toEqual({ variant, status: 200 })
        expect([fileOfRoute(path), `${path.slice(1)}/index.html`], variant).toContain(file)
        expect(redirects, variant).toBeLessThanOrEqual(1)
      }
    }
  })

  test('answers unknown addresses and folders without a page with 404', () => {
    for (const path of unknown) {
      const { status, file, redirects } = follow(host, path, files())
      expect({ path, status, file }).toEqual({ path, status: 404, file: '404.html' })
      expect(redirects, path).toBeLessThanOrEqual(1)
    }
  })

  test('serves files that are no pages', () => {
    for (const path of ['/sw.js', '/assets/client-12345678.js', '/share/home.png'])
      expect(follow(host, path, files())).toMatchObject({
        status: 200,
        file: path.slice(1),
        redirects: 0,
      })
  })
})

describe('files for the hosts', () => {
  test('the copies for GitHub Pages match its model', () => {
    for (const name of withCopies)
      expect(readFileSync(join(site, name), 'utf8')).toBe(
        name.endsWith('/index.html') ? name.replace('/index.html', '.html') : name,
      )
  })

  test('vercel.json has the settings of its model', () => {
    expect(vercelConfig(rules)).toMatchObject({ cleanUrls: true, trailingSlash: false })
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

  test('nginx sends every header of the table, and no cache rule with a missing file', () => {
    for (const { path, headers } of rules) {
      for (const [name, value] of Object.entries(headers)) {
        if (path === '/*') expect(nginx).toContain(`  add_header ${name} "${value}" always;`)
        else expect(nginx).toContain(`"${value}";`)
      }
    }
    expect(nginx).toContain('add_header Cache-Control $site_cache_control;')
    // nginx rejects longer words in its configuration.
    for (const line of nginx.split('\n')) expect(line.length).toBeLessThan(4000)
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

const hasNginx = spawnSync(process.env.NGINX_PATH ?? 'nginx', ['-v']).status === 0

/** Runs only where nginx is installed: requests over the network to the printed server. */
describe.skipIf(!hasNginx)('a real nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  let origin = ''
  const run = (...args: string[]) =>
    spawnSync(
      process.env.NGINX_PATH ?? 'nginx',
      ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), ...args],
      { encoding: 'utf8' },
    )

  beforeAll(async () => {
    const port = await new Promise<number>((done) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const { port: free } = probe.address() as { port: number }
        probe.close(() => done(free))
      })
    })
    lay(join(folder, 'site'), [...flat])
    const server = nginxConfig(rules, { name: 'localhost', root: join(folder, 'site') })
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('  listen [::]:80;\n', '')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `  ${kind}_temp_path ${folder}/${kind};`)
      .join('\n')
    // Worker processes of an nginx started by root could not read this folder.
    const user = process.getuid?.() === 0 ? 'user root;\n' : ''
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${user}pid ${folder}/pid;\nevents {}\nhttp {\n  access_log off;\n${temporary}\n` +
        `  types { text/html html; text/javascript js; }\n${server}}\n`,
    )
    const { status, stderr } = run()
    if (status !== 0) throw new Error(stderr)
    origin = `http://127.0.0.1:${port}`
  })
  afterAll(() => {
    run('-s', 'stop')
    rmSync(folder, { recursive: true, force: true })
  })

  test('matches its model', async () => {
    const variants = pages.flatMap((path) =>
      path === '/' ? ['/', '/index.html'] : [path, `${path}/`, `${path}.html`],
    )
    for (const path of [...variants, ...unknown, '/_headers', '/vercel.json', '/sw.js']) {
      const expected = follow(hosts.nginx as Host, path, flat)
      const response = await fetch(origin + path)
      expect({ path, status: response.status, at: new URL(response.url).pathname }).toEqual({
        path,
        status: expected.status,
        at: expected.at,
      })
      expect(await response.text(), path).toBe(expected.file)
    }
    const moved = await fetch(`${origin}/about/?from=mail`, { redirect: 'manual' })
    expect(moved.headers.get('location')).toBe('/about?from=mail')
  })

  test('sends the headers of the table', async () => {
    const page = await fetch(`${origin}/about`)
    for (const [name, value] of Object.entries(rules[0]?.headers ?? {}))
      expect(page.headers.get(name)).toBe(value)
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(
      (await fetch(`${origin}/assets/client-12345678.js`)).headers.get('cache-control'),
    ).toContain('immutable')
    const gone = await fetch(`${origin}/assets/gone.js`)
    expect(gone.headers.get('cache-control')).toBeNull()
    expect(gone.headers.get('content-security-policy')).toBe(
      rules[0]?.headers['Content-Security-Policy'],
    )
  })
})
