import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildEnvironment } from '../build-environment.mjs'
import { copyProject, root } from '../project-copy.ts'
import { buildBudget } from './goals.ts'
import { runMeasured, type Used } from './measured-run.ts'
import type { OtherBuilder } from './other-builders.ts'
import { type PageWeight, readPageWeights, total } from './page-weights.ts'
import { writeSamplePages } from './sample-pages.ts'
import { ratioOf, type Spread, spreadOf } from './statistics.ts'
import { figure, table, withSpread } from './table.ts'

/** Repeated builds of the same pages. */
interface Cost {
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
}

/** Repeated builds of the site with extra pages. */
export interface BuildCost extends Cost {
  /** Number of routes, the site's own included. */
  pages: number
  /** CPU milliseconds per extra page, against the smaller build of the same round. */
  perPage?: Spread
  /**
   * Cost of an extra page as a multiple of that in the smaller build of the same round, if that has
   * extra pages too.
   */
  perPageRatio?: Spread
  /** Existing routes whose HTML or JavaScript grew, in per cent. */
  grown: { path: string; html: number; js: number }[]
  /** As many sample pages built by other generators in the same rounds. */
  others?: (Cost & { name: string })[]
}

/** A copy of the site in a separate folder, with the same packages and empty caches. */
function copySite(): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-build-'))
  copyProject(copy)
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!/^\.(?!bin$)/.test(name))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction')
  return copy
}

const build = (copy: string) =>
  runMeasured(copy, ['node_modules/vite-react-ssg/bin/vite-react-ssg.js', 'build'], {
    env: { ...buildEnvironment, OUT_DIR: 'dist' },
  })

const growth = (before: number, now: number) => Math.round((now / before - 1) * 1000) / 10

const readPages = (copy: string) => readPageWeights(join(copy, 'dist')).pages

interface GrownSite {
  copy: string
  pages: readonly PageWeight[]
  /** The build without caches, which draws every share card. */
  first: Used
  /** The later builds, one per round. */
  later: Used[]
  others: { builder: OtherBuilder; first: Used; later: Used[] }[]
}

async function grow(
  copy: string,
  added: number,
  builders: readonly OtherBuilder[],
): Promise<GrownSite> {
  writeSamplePages(join(copy, 'pages/content'), added)
  const first = await build(copy)
  const pages = readPages(copy)
  const others: GrownSite['others'] = []
  for (const builder of builders)
    others.push({ builder, first: await builder.build(pages.length), later: [] })
  return { copy, first, pages, later: [], others }
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

const costOf = (first: Used, later: readonly Used[]): Cost => ({
  cpu: spreadOf(later.map(({ cpu }) => cpu)) as Spread,
  seconds: spreadOf(later.map(({ seconds }) => seconds)) as Spread,
  first: first.cpu,
  peak: Math.max(...[first, ...later].map(({ peak }) => peak)),
})

/**
 * Builds the site as it is and with each of `sizes` routes: first without caches, then `rounds`
 * times with cached share cards. Sizes alternate, so that a slow minute of the machine affects all
 * of them; so do `others`, which build as many sample pages.
 */
export async function buildCosts(
  sizes: readonly number[],
  {
    rounds,
    log,
    others = [],
  }: { rounds: number; log: (message: string) => void; others?: readonly OtherBuilder[] },
): Promise<BuildCost[]> {
  const copies: string[] = []
  const sites: GrownSite[] = []
  try {
    for (const size of [0, ...sizes]) {
      const added = Math.max(0, size - (sites[0]?.pages.length ?? 0))
      log(`building ${added === 0 ? 'the site as it is' : `it with ${added} sample pages more`}`)
      const copy = copySite()
      copies.push(copy)
      sites.push(await grow(copy, added, others))
    }
    for (let round = 1; round <= rounds; round++) {
      log(`round ${round} of ${rounds}`)
      for (const site of sites) {
        site.later.push(await build(site.copy))
        for (const { builder, later } of site.others)
          later.push(await builder.build(site.pages.length))
      }
    }
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true })
  }
  const own = new Map(sites[0]?.pages.map((page) => [page.path, page]))
  const perPage = sites.map((site, index) => costsOfAPage(site, sites[index - 1]))
  return sites.map(({ pages, first, later, others }, index) => ({
    pages: pages.length,
    ...costOf(first, later),
    others: others.map(({ builder, first, later }) => ({
      name: builder.name,
      ...costOf(first, later),
    })),
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

/** This site's builds beside those of other generators. */
export const othersTable = (costs: readonly BuildCost[]) =>
  table(
    ['routes', 'built by', 'CPU s', 'first build', 'wall s', 'peak MB'],
    costs.flatMap((cost) =>
      [{ name: 'this site', ...cost }, ...(cost.others ?? [])].map(
        ({ name, cpu, first, seconds, peak }) => [
          String(cost.pages),
          name,
          withSpread(cpu, undefined, 1),
          first.toFixed(1),
          withSpread(seconds, undefined, 1),
          peak.toFixed(0),
        ],
      ),
    ),
  )
