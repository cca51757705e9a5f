import { spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyProject, root } from '../project-copy.ts'
import { buildBudget } from './goals.ts'
import { type PageWeight, readPageWeights, total } from './page-weights.ts'
import { samplePage } from './sample-pages.ts'
import { ratioOf, type Spread, spreadOf } from './statistics.ts'
import { figure, table, withSpread } from './table.ts'

/** Repeated builds of the site with extra pages. */
export interface BuildCost {
  /** Number of routes, the site's own included. */
  pages: number
  /**
   * CPU seconds of all threads, user and system, with cached share cards: every build but the first
   * of a title.
   */
  cpu: Spread
  seconds: Spread
  /** CPU seconds of a first build, which draws every share card. */
  first: number
  /** Peak memory of all builds, in MB. */
  peak: number
  /** CPU milliseconds per extra page, against the smaller build of the same round. */
  perPage?: Spread
  /**
   * Cost of an extra page as a multiple of that in the smaller build of the same round, if that has
   * extra pages too.
   */
  perPageRatio?: Spread
  /** Existing routes whose HTML or JavaScript grew, in per cent. */
  grown: { path: string; html: number; js: number }[]
}

/** A copy of the site in a separate folder, with the same packages and empty caches. */
function copySite(): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-build-'))
  copyProject(copy)
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!/^\.(?!bin$)/.test(name))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction')
  // Every Node.js process of the build writes its resource usage when it exits.
  writeFileSync(
    join(copy, 'usage.cjs'),
    "process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = " +
      'process.resourceUsage(); ' +
      `require('fs').appendFileSync(${JSON.stringify(join(copy, 'usage.txt'))}, ` +
      'JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 }) + ' +
      `'\\n') })\n`,
  )
  return copy
}

interface Used {
  cpu: number
  peak: number
  seconds: number
}

function build(copy: string): Promise<Used> {
  rmSync(join(copy, 'usage.txt'), { force: true })
  const started = performance.now()
  const command = [
    '--require',
    join(copy, 'usage.cjs'),
    join(copy, 'node_modules/vite-react-ssg/bin/vite-react-ssg.js'),
    'build',
  ]
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, command, {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'production', OUT_DIR: 'dist' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
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
      done({
        cpu: used.reduce((sum, { cpu }) => sum + cpu, 0),
        peak: Math.max(...used.map(({ peak }) => peak)),
        seconds: (performance.now() - started) / 1000,
      })
    })
  })
}

const growth = (before: number, now: number) => Math.round((now / before - 1) * 1000) / 10

const readPages = (copy: string) => readPageWeights(join(copy, 'dist')).pages

interface GrownSite {
  copy: string
  pages: readonly PageWeight[]
  /** The build without caches, which draws every share card. */
  first: Used
  /** The later builds, one per round. */
  later: Used[]
}

async function grow(copy: string, added: number): Promise<GrownSite> {
  for (let number = 1; number <= added; number++) {
    const { name, source } = samplePage(number)
    writeFileSync(join(copy, 'pages/content', name), source)
  }
  const first = await build(copy)
  return { copy, first, pages: await readPages(copy), later: [] }
}

function grownRoutes(
  own: ReadonlyMap<string, PageWeight>,
  pages: readonly PageWeight[],
): BuildCost['grown'] {
  return pages.flatMap((page) => {
    const known = own.get(page.path)
    if (!known) return []
    const [html, js] = [growth(known.html, page.html), growth(total(known.js), total(page.js))]
    return html > 1 || js > 1 ? [{ path: page.path, html, js }] : []
  })
}

/** Cost of an extra page in each round, in CPU milliseconds. */
const costsOfAPage = (site: GrownSite, smaller: GrownSite | undefined) =>
  smaller
    ? site.later.map(
        ({ cpu }, round) =>
          ((cpu - (smaller.later[round]?.cpu ?? 0)) / (site.pages.length - smaller.pages.length)) *
          1000,
      )
    : []

/**
 * Builds the site as it is and with each of `sizes` routes: first without caches, then `rounds`
 * times with cached share cards. Sizes alternate, so that a slow minute of the machine affects all
 * of them.
 */
export async function buildCosts(
  sizes: readonly number[],
  { rounds, log }: { rounds: number; log: (message: string) => void },
): Promise<BuildCost[]> {
  const copies: string[] = []
  const sites: GrownSite[] = []
  try {
    for (const size of [0, ...sizes]) {
      const added = Math.max(0, size - (sites[0]?.pages.length ?? 0))
      log(`building ${added === 0 ? 'the site as it is' : `it with ${added} sample pages more`}`)
      const copy = copySite()
      copies.push(copy)
      sites.push(await grow(copy, added))
    }
    for (let round = 1; round <= rounds; round++) {
      log(`round ${round} of ${rounds}`)
      for (const site of sites) site.later.push(await build(site.copy))
    }
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true })
  }
  const own = new Map(sites[0]?.pages.map((page) => [page.path, page]))
  const perPage = sites.map((site, index) => costsOfAPage(site, sites[index - 1]))
  return sites.map(({ pages, first, later }, index) => ({
    pages: pages.length,
    cpu: spreadOf(later.map(({ cpu }) => cpu)) as Spread,
    seconds: spreadOf(later.map(({ seconds }) => seconds)) as Spread,
    first: first.cpu,
    peak: Math.max(...[first, ...later].map(({ peak }) => peak)),
    perPage: spreadOf(perPage[index] ?? []),
    perPageRatio: ratioOf(perPage[index] ?? [], perPage[index - 1] ?? []),
    grown: grownRoutes(own, pages),
  }))
}

export const buildTable = (costs: readonly BuildCost[]) =>
  table(
    [
      'routes',
      'CPU s',
      'first build',
      'wall s',
      'peak MB',
      'CPU ms a page more',
      '× the smaller step',
      'existing routes that grew by more than 1 %',
    ],
    costs.map(({ pages, cpu, first, seconds, peak, perPage, perPageRatio, grown }) => [
      String(pages),
      withSpread(cpu, undefined, 1),
      first.toFixed(1),
      withSpread(seconds, undefined, 1),
      figure(peak, buildBudget.peak),
      withSpread(perPage, undefined, 1),
      withSpread(perPageRatio, buildBudget.perPageRatio),
      grown.map(({ path, html, js }) => `${path} (html ${html} %, js ${js} %)`).join(', ') ||
        'none',
    ]),
  )
