import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { utilityPaths } from '../../data/schemas/page.ts'
import { type BuildCost, buildCosts, buildTable, othersTable } from './build-cost.ts'
import { appendToHistory } from './history.ts'
import { interactionTable, timeInteractions } from './interactions.ts'
import { type Timed, timedTables, timePages, weightTable } from './measured-pages.ts'
import { otherBuilders } from './other-builders.ts'
import { type PageWeight, readPageWeights } from './page-weights.ts'
import { repeatVisitTable, timeRepeatVisits } from './second-visit.ts'

/** Routes of every kind; --all measures the others too. */
const dozen = [
  '/',
  '/about',
  '/skills',
  '/services/ai-solutions',
  '/projects',
  '/content/travel',
  '/video/youtube-producer',
  '/contact',
  '/service-request',
  '/ai-mastery-course',
  '/ai-career-program',
  '/legal/privacy-policy',
]
const ROUNDS = 5
const SIZES = [360, 1000]

export const usage = `\
npm run bench            bytes of every route; a dozen routes timed beside their twins
  --routes /,/contact    these routes only       --all         every route
  --rounds 5             rounds of each figure   --audits 5    rounds of Lighthouse (0: none)
  --no-build             measure dist/ as it is
  --interactions         measure how fast taps and keys are answered instead
  --return               measure a second visit instead, with and without the service worker
  --build                measure the build instead: as it is and grown to 360 and 1,000 routes
  --sizes 360,1000       other sizes
  --beside               with --build: Astro and Eleventy too, which are installed in .cache/
  --no-history           leave tools/bench/history.json alone (also with --routes, --sizes, or
                         fewer than ${ROUNDS} rounds)`

const flags = {
  routes: { type: 'string' },
  all: { type: 'boolean' },
  rounds: { type: 'string', default: String(ROUNDS) },
  'no-build': { type: 'boolean' },
  audits: { type: 'string' },
  interactions: { type: 'boolean' },
  return: { type: 'boolean' },
  build: { type: 'boolean' },
  sizes: { type: 'string' },
  beside: { type: 'boolean' },
  'no-history': { type: 'boolean' },
  help: { type: 'boolean' },
} as const
export const readFlags = (args: string[]) => parseArgs({ args, options: flags }).values

interface Project {
  root: string
  /** Finds or installs a browser. */
  browser: () => Promise<string>
  /** Runs npm; resolves to its exit code. */
  npm: (args: string[]) => Promise<number>
}

/**
 * Runs the benchmark, prints its tables and saves its figures. Throws if there is no build, or a
 * requested route does not exist.
 */
export async function bench(args: string[], { root, browser, npm }: Project): Promise<void> {
  const chosen = readFlags(args)
  const log = (message: string) => console.error(`  ${message}`)
  const rounds = Number(chosen.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds is a whole number from 1, not '${chosen.rounds}'`)
  const audits = Number(chosen.audits ?? rounds)
  if (!Number.isInteger(audits) || audits < 0)
    throw new Error(`--audits is a whole number from 0, not '${chosen.audits}'`)
  const found: { weights: PageWeight[]; timed: Timed[]; build: BuildCost[] } = {
    weights: [],
    timed: [],
    build: [],
  }

  if (chosen.interactions) {
    const answered = await timeInteractions({
      dir: join(root, 'dist'),
      browserPath: await browser(),
      rounds,
      log,
    })
    console.log(
      `${interactionTable(answered)}\n\nMedian of ${rounds} (least–greatest); '!' is over its ` +
        'goal.',
    )
    return
  }
  if (chosen.return) {
    const paths = chosen.routes?.split(',') ?? ['/', '/about', '/services', '/contact']
    const visits = await timeRepeatVisits({
      dir: join(root, 'dist'),
      browserPath: await browser(),
      paths,
      rounds,
      log,
    })
    console.log(`${repeatVisitTable(visits)}\n\nMedian of ${rounds} (least–greatest).`)
    return
  }
  if (chosen.build) {
    const sizes = chosen.sizes?.split(',').map(Number) ?? SIZES
    const others = chosen.beside ? await otherBuilders(npm) : []
    found.build = await buildCosts(sizes, { rounds, log, others })
    if (chosen.beside) console.log(`${othersTable(found.build)}\n`)
    console.log(`${buildTable(found.build)}\n\nMedian of ${rounds} (least–greatest).`)
  } else {
    const dir = join(root, 'dist')
    found.weights = readPageWeights(dir).pages
    const paths =
      chosen.routes?.split(',') ??
      (chosen.all
        ? found.weights.map(({ path }) => path).filter((path) => !utilityPaths.has(path))
        : dozen)
    const pages = paths.map((path) => {
      const page = found.weights.find((candidate) => candidate.path === path)
      if (!page) throw new Error(`${path} is not a route of dist/`)
      return page
    })
    console.log(weightTable(chosen.routes ? pages : found.weights))
    found.timed = await timePages(pages, { browserPath: await browser(), dir, rounds, audits, log })
    console.log(
      `\n${timedTables(found.timed)}\n\nMedian of ${rounds} (least–greatest), Lighthouse's of ` +
        `${audits}; '!' is over its goal.`,
    )
  }
  if (!chosen['no-history'] && !chosen.routes && !chosen.sizes && rounds >= ROUNDS)
    appendToHistory(root, join(root, 'tools/bench/history.json'), found)
}
