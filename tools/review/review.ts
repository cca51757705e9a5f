import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '#content/content-file.ts'
import { openSite } from '#content/open-site.ts'
import type { BuiltSite } from '#ssg/options.ts'
import {
  currentContext,
  type DeployContext,
  isPreview,
} from '#ssg/settings/deploy-context.ts'
import { pageTitles } from '#tools/page-titles.ts'
import { builtBase, findBase, plainMessage } from './base.ts'
import { changedFacts } from './changed-facts.ts'
import {
  type ChangedFile,
  changedFiles,
  publicAddress,
} from './changed-files.ts'
import { type Comparison, compareSites, readBuiltPages } from './compare.ts'
import { compareFindings, findingsOfTree } from './findings.ts'
import { type Flow, keyOf, type WordChange } from './flow.ts'
import { oldPicture } from './markup.ts'
import { oldPrices, withOldPrices } from './old-prices.ts'
import { findBrowser, takePictures } from './pictures.ts'
import { reviewCss } from './review-css.ts'
import { printReview, type Review } from './review-page.ts'

type Folders = Pick<BuiltSite, 'root' | 'out'>

/** The route of a page's file; '' for other files. */
function routeOf(file: string): string {
  const name = /^pages\/(.+)\.(?:mdx|tsx)$/.exec(file)?.[1]
  return name ? `/${name.replace(/(?:^|\/)index$/, '')}` : ''
}

/** Files of a branch, with those of their lines that neither its pages nor its facts show. */
function withUnseenLines(
  files: readonly ChangedFile[],
  { pages, numbers, shared, heads }: Comparison,
  facts: readonly WordChange[],
): ChangedFile[] {
  const words = [
    ...pages.flatMap(({ words }) => words),
    ...numbers,
    ...shared,
    ...heads,
  ]
  const seen = new Set(words.map(({ flow }) => keyOf(flow)))
  const pictures = new Set(
    words.flatMap(({ flow }) => flow.map(({ picture }) => picture)),
  )
  const isSeen = (flow: Flow) =>
    seen.has(keyOf(flow)) ||
    (flow.length === 1 && pictures.has(flow[0]?.picture ?? ''))
  const shown = new Set(facts.flatMap(({ places }) => places))
  const isShown = (name: string) =>
    /^pages\/.*\.mdx$/.test(name) || shown.has(name)
  return files.map((file) => {
    const lines = isShown(file.name)
      ? []
      : file.lines.filter((flow) => !isSeen(flow))
    return { ...file, lines }
  })
}

/** Keeps the base's pictures and public files, which the review shows beside the new ones. */
function keepOldFiles(
  flows: readonly Flow[],
  changed: readonly ChangedFile[],
  dist: string,
  out: string,
) {
  const pictures = flows.flat().filter(({ mark }) => mark === 'del')
  const addresses = [
    ...pictures.map(({ picture }) => picture),
    ...changed
      .filter(({ status }) => status !== 'new')
      .map(({ name, from = name }) => publicAddress(from)),
  ]
  for (const address of addresses) {
    const file = join(dist, address ?? '')
    if (address?.startsWith('/') && existsSync(file))
      cpSync(file, join(out, oldPicture(address)))
  }
}

/** Photographs the pages of a comparison; returns why pictures are missing, if they are. */
async function photograph(
  builds: { before: string; after: string },
  { pages }: Comparison,
): Promise<string[]> {
  if (pages.length === 0) return []
  const browser = await findBrowser()
  if (browser) return takePictures(browser, builds, pages)
  const suspects = pages
    .filter(({ onlyLooks }) => onlyLooks)
    .map(({ path }) => path)
  const looks =
    suspects.length > 0
      ? ` These pages may look different: ${suspects.join(', ')}.`
      : ''
  return [
    'There are no pictures: no Chromium was found where this was built. CHROMIUM_PATH can name ' +
      `one.${looks}`,
  ]
}

type OrNote = <T>(
  what: string,
  attempt: () => T | Promise<T>,
) => Promise<T | undefined>

/** What the checks say of a branch beside what they say of its base. */
async function findingsBeside(
  root: string,
  tree: string | undefined,
  time: DeployContext['time'],
  renamed: readonly (readonly [string, string])[],
) {
  const known = tree ? await findingsOfTree(tree, time) : []
  const found = await findingsOfTree(root, time)
  const changes = compareFindings(known, found, new Map(renamed))
  if (!tree) return changes
  return withOldPrices(changes, oldPrices(openSite(tree), openSite(root)))
}

/** Compares the built pages with those of the base, and photographs those that changed. */
async function compareBuilds(
  builds: { before: string; after: string },
  changed: readonly ChangedFile[],
  renamed: readonly (readonly [string, string])[],
  orNote: OrNote,
): Promise<{ comparison: Comparison; missing: string[] } | undefined> {
  const routes = renamed.map(
    ([from, name]) => [routeOf(name), routeOf(from)] as const,
  )
  const newPictures = changed.some(({ name }) => name.startsWith('public/'))
  const comparison = await orNote('Pages are not compared. ', () =>
    compareSites(
      readBuiltPages(builds.before),
      readBuiltPages(builds.after),
      new Map(routes),
      newPictures,
    ),
  )
  if (!comparison) return undefined
  const missing = await orNote('The pictures could not be taken: ', () =>
    photograph(builds, comparison),
  )
  comparison.pages = comparison.pages.filter(
    ({ onlyLooks, screens }) => !onlyLooks || screens.length > 0,
  )
  return { comparison, missing: missing ?? [] }
}

/** Collects the review; failures become notes. */
async function gather(
  { root, out }: Folders,
  context: DeployContext,
): Promise<Review> {
  const { base, time } = context
  const notes: string[] = []
  const orNote: OrNote = async (what, attempt) => {
    try {
      return await attempt()
    } catch (error) {
      notes.push(what + plainMessage(error))
      return undefined
    }
  }
  const commit = await orNote('What changed cannot be shown. ', () =>
    findBase(root, context),
  )
  const written = await orNote('Files are not compared. ', () =>
    commit
      ? {
          changed: changedFiles(root, commit),
          facts: changedFacts(root, commit),
        }
      : { changed: [], facts: [] },
  )
  const { changed, facts } = written ?? { changed: [], facts: [] }
  const where = `${commit?.slice(0, 7)}, where this branch left '${base}'`
  const noPages = `Pages are not compared. The commit ${where}, could not be built. `
  const tree =
    commit && (await orNote(noPages, () => builtBase(root, commit, time)))
  const renamed = changed.flatMap(({ from, name }) =>
    from ? [[from, name] as const] : [],
  )
  const findings = await orNote('The checks could not run. ', () =>
    findingsBeside(root, tree, time, renamed),
  )
  const redirects = readContent('data/redirects.yaml', root)
  const names = await orNote('Pages have no titles here. ', () =>
    pageTitles(root),
  )
  const review = { context, notes, commit, facts, findings, redirects, names }
  const before = join(tree ?? '', 'dist')
  const builds = { before, after: out }
  const compared =
    tree && (await compareBuilds(builds, changed, renamed, orNote))
  if (!compared) return { ...review, files: changed }

  const { comparison } = compared
  notes.push(...compared.missing)
  const files = withUnseenLines(changed, comparison, facts)
  const pages = comparison.pages.flatMap(({ words }) => words)
  const flows = [
    ...[...pages, ...comparison.shared].map(({ flow }) => flow),
    ...files.flatMap(({ lines }) => lines),
  ]
  keepOldFiles(flows, changed, before, out)
  return { ...review, comparison, files }
}

/**
 * Writes /__review into a preview; does nothing in any other build. SITE_REVIEW=off skips it for
 * branches that are built often. The review never fails a build: its page explains missing parts.
 */
export async function writeReview(
  { root, out }: Folders,
  context: DeployContext = currentContext(),
): Promise<void> {
  const folder = join(out, '__review')
  rmSync(folder, { recursive: true, force: true })
  if (!isPreview(context)) return
  const started = performance.now()
  const review: Review =
    process.env.SITE_REVIEW === 'off'
      ? {
          context,
          redirects: {},
          notes: ['There is no comparison (SITE_REVIEW=off).'],
        }
      : await gather({ root, out }, context)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'index.html'),
    printReview(review, reviewCss(root)),
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const pages = review.comparison
    ? `${review.comparison.pages.length} changed pages`
    : 'no comparison'
  console.log(
    `Review of ${context.branch ?? 'this build'}: ${pages}, at /__review (${seconds} s)`,
  )
  for (const note of review.notes) console.log(`  ${note}`)
}
