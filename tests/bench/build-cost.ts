import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Exact, readSite, total } from './exact.ts'
import { samplePage } from './sample-pages.ts'
import { table } from './table.ts'

/** One build of the site with some pages more. */
export interface BuildCost {
  /** Routes, the site's own included. */
  pages: number
  added: number
  /** CPU seconds of all threads, user and system, once the share cards are drawn: every build but the first of a title. */
  cpu: number
  seconds: number
  /** CPU seconds of a first build, which draws every card. */
  first: number
  /** MB. */
  peak: number
  /** CPU milliseconds for each page more than in the smaller build. */
  perPage?: number
  /** Existing routes whose HTML or JavaScript grew, by how many per cent. */
  grown: { path: string; html: number; js: number }[]
}

/** What a build must not carry along: the results of others, the history. */
const left = new Set(['node_modules', 'dist', '.git', 'test-results', '.vite-react-ssg-temp', '.cache'])

/** A copy of the site in a folder of its own, with the same packages and none of their caches. */
function copySite(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-build-'))
  for (const name of readdirSync(root)) if (!left.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true })
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) if (!/^\.(?!bin$)/.test(name)) symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  // Every Node.js process of the build writes down what it used when it ends.
  writeFileSync(
    join(copy, 'usage.cjs'),
    `process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage(); require('fs').appendFileSync(${JSON.stringify(join(copy, 'usage.txt'))}, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 }) + '\\n') })\n`,
  )
  return copy
}

function build(copy: string, profile: string | undefined): Promise<{ cpu: number; peak: number; seconds: number }> {
  rmSync(join(copy, 'usage.txt'), { force: true })
  const started = performance.now()
  const command = [
    '--require',
    join(copy, 'usage.cjs'),
    ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []),
    join(copy, 'node_modules/vite-react-ssg/bin/vite-react-ssg.js'),
    'build',
  ]
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, command, { cwd: copy, env: { ...process.env, NODE_ENV: 'production', OUT_DIR: 'dist' }, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said = (said + text).slice(-4000)
      })
    child.once('error', fail)
    child.once('exit', (code) => {
      if (code !== 0) return fail(new Error(`The build of the copy failed:\n${said}`))
      const used = readFileSync(join(copy, 'usage.txt'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { cpu: number; peak: number })
      done({ cpu: used.reduce((sum, { cpu }) => sum + cpu, 0), peak: Math.max(...used.map(({ peak }) => peak)), seconds: (performance.now() - started) / 1000 })
    })
  })
}

const growth = (before: number, now: number) => Math.round((now / before - 1) * 1000) / 10

/** Builds the site as it is and grown to each of `sizes` routes, in one copy: first without any cache, then again with the share cards at hand. */
export async function buildCosts(root: string, sizes: readonly number[], log: (message: string) => void, profile?: string): Promise<BuildCost[]> {
  const copy = copySite(root)
  const costs: BuildCost[] = []
  try {
    let own = new Map<string, Exact>()
    let base = 0
    for (const size of [0, ...sizes]) {
      const added = Math.max(0, size - base)
      for (let number = 1; number <= added; number++) {
        const { name, source } = samplePage(number)
        writeFileSync(join(copy, 'pages/content', name), source)
      }
      for (const folder of ['node_modules/.cache', 'dist']) rmSync(join(copy, folder), { recursive: true, force: true })
      log(`building ${added === 0 ? 'the site as it is' : `with ${added} sample pages more`}`)
      const first = await build(copy, undefined)
      const used = await build(copy, size === sizes.at(-1) ? profile : undefined)
      const { pages } = readSite(join(copy, 'dist'))
      if (size === 0) {
        own = new Map(pages.map((page) => [page.path, page]))
        base = pages.length
      }
      const before = costs.at(-1)
      costs.push({
        pages: pages.length,
        added,
        ...used,
        first: first.cpu,
        peak: Math.max(first.peak, used.peak),
        ...(before && { perPage: ((used.cpu - before.cpu) / (pages.length - before.pages)) * 1000 }),
        grown: pages.flatMap((page) => {
          const known = own.get(page.path)
          if (!known) return []
          const [html, js] = [growth(known.html, page.html), growth(total(known.js), total(page.js))]
          return html > 1 || js > 1 ? [{ path: page.path, html, js }] : []
        }),
      })
    }
    return costs
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

export const buildTable = (costs: readonly BuildCost[]) =>
  [
    table(
      ['routes', 'CPU s', 'first build', 'wall s', 'peak MB', 'CPU ms a page more', 'existing routes that grew by more than 1 %'],
      costs.map(({ pages, cpu, first, seconds, peak, perPage, grown }) => [
        String(pages),
        cpu.toFixed(1),
        first.toFixed(1),
        seconds.toFixed(1),
        peak.toFixed(0),
        perPage?.toFixed(1) ?? '',
        grown.map(({ path, html, js }) => `${path} (html ${html} %, js ${js} %)`).join(', ') || 'none',
      ]),
    ),
    ...(costs.length > 2 ? [`A page more costs ${((costs.at(-1)?.perPage ?? 0) / (costs[1]?.perPage ?? 1)).toFixed(2)} × as much in the last step as in the first.`] : []),
  ].join('\n')
