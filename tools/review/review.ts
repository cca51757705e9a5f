import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { runnerImport } from 'vite'
import type { BuiltSite } from '../../ssg/options.ts'
import { currentContext, type DeployContext, isPreview } from '../../ssg/settings/deploy-context.ts'
import { type Base, baseSite, type CheckTree } from './base.ts'
import { compareFacts } from './changed-facts.ts'
import { compareFindings } from './changed-findings.ts'
import { type Comparison, compareSites, readBuiltPages, sideBySide } from './compare.ts'
import { weigher } from './page-weight.ts'
import { findBrowser, takePictures } from './pictures.ts'
import type { Site } from './read-page.ts'
import { printReview } from './review-page.ts'
import type { FileChange, Review, WeightChange } from './review-parts.ts'

type Folders = Pick<BuiltSite, 'root' | 'out'>

/** Files that search engines and language models read beside the pages. */
const crawlerFiles = ['sitemap.xml', 'robots.txt', 'llms.txt'] as const
/** Lines of such a file without dates of change, which are commit days and not content. */
const linesOf = (file: string) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .replace(/<lastmod>[^<]*<\/lastmod>/g, '')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : []

/** Redirects that this branch has added, old path → new path. */
const noted = (root: string): Record<string, string> => {
  const file = join(root, 'data/redirects.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/**
 * Photographs changed pages, and those that a new style sheet may have changed; pages that only
 * look different are added to the list.
 */
async function photograph(
  out: string,
  baseDir: string,
  comparison: Comparison,
  notes: string[],
): Promise<Review['pictures']> {
  const known = new Map(comparison.pages.map((change) => [change.path, change]))
  const wanted = [
    ...comparison.pages,
    ...comparison.restyled
      .filter((path) => !known.has(path))
      .map((path) => ({ path, status: 'changed', from: undefined })),
  ]
  if (wanted.length === 0) return new Map()
  let browser: string | undefined
  try {
    browser = await findBrowser()
    if (browser) {
      const { pictures, late } = await takePictures(
        browser,
        { before: baseDir, after: out },
        wanted.map(({ path, from, status }) => ({
          path,
          ...(from && { from }),
          before: status !== 'new',
          after: status !== 'removed',
        })),
        out,
        (path) => known.has(path),
      )
      for (const [path, pairs] of pictures) {
        if (!pairs.some(({ differs }) => differs)) continue
        const change = known.get(path)
        if (!change) comparison.pages.push({ path, status: 'changed', kinds: ['looks'], rows: {} })
        else if (change.status === 'changed' || change.status === 'renamed')
          change.kinds.push('looks')
      }
      comparison.pages.sort((a, b) => (a.path < b.path ? -1 : 1))
      if (late.length > 0)
        notes.push(
          `Taking pictures was stopped after four minutes: how ${late.join(', ')} look was ` +
            'not compared.',
        )
      return pictures
    }
  } catch (error) {
    notes.push(`The pictures could not be taken: ${(error as Error).message.split('\n')[0]}`)
    return new Map()
  }
  const restyled =
    comparison.restyled.length > 0
      ? ` The style of ${comparison.restyled.length} pages changed; whether that shows could ` +
        'not be compared.'
      : ''
  notes.push(
    'There are no pictures of the changed pages: no Chromium was found where this was built. ' +
      `Set CHROMIUM_PATH to one.${restyled}`,
  )
  return new Map()
}

/**
 * Copies the base's share cards into the review if this branch has others; returns their addresses.
 */
function copySharePictures(
  out: string,
  baseDir: string,
  base: Site,
  site: Site,
  { pages }: Comparison,
): ReadonlyMap<string, string> {
  const copies = new Map<string, string>()
  for (const { path, from } of pages) {
    const [before, after] = [base.get(from ?? path)?.metadata, site.get(path)?.metadata]
    if (
      !before?.has('share picture') ||
      before.get('share picture') === after?.get('share picture')
    )
      continue
    const file = join(baseDir, new URL(before.get('og:image') ?? '').pathname)
    if (!existsSync(file)) continue
    const name = path.slice(1).replaceAll('/', '--') || 'index'
    const copy = `/__review/pictures/${name}-share-before${extname(file)}`
    mkdirSync(dirname(join(out, copy)), { recursive: true })
    copyFileSync(file, join(out, copy))
    copies.set(path, copy)
  }
  return copies
}

/** The checks are loaded on demand, not with the build: only previews need them. */
async function treeChecker(root: string, { time }: DeployContext): Promise<CheckTree> {
  const { module } = await runnerImport<typeof import('./checked-tree.ts')>(
    join(root, 'tools/review/checked-tree.ts'),
    { configFile: false, root, logLevel: 'error' },
  )
  return (tree) => module.checkTree(tree, time)
}

/** Compares this build with its base and photographs the differences. */
async function compareWithBase(
  { root, out }: Folders,
  found: Exclude<Base, { reason: string }>,
  site: Site,
  notes: string[],
): Promise<Partial<Review>> {
  const base = { site: readBuiltPages(found.dir), commit: found.commit, name: found.name }
  const comparison = compareSites(base.site, site)
  const [weighBefore, weighAfter] = [weigher(found.dir), weigher(out)]
  const weights = comparison.pages.map(
    ({ path, from }): WeightChange => ({
      path,
      before: weighBefore(from ?? path),
      after: weighAfter(path),
    }),
  )
  const files = crawlerFiles.flatMap((name): FileChange[] => {
    const [before, after] = [found.dir, out].map((dir) => linesOf(join(dir, name)))
    const rows = sideBySide(before ?? [], after ?? [])
    return rows.length > 0 ? [{ name, rows }] : []
  })
  const oldSharePictures = copySharePictures(out, found.dir, base.site, site, comparison)
  return {
    base,
    comparison,
    weights,
    files,
    oldSharePictures,
    redirects: noted(root),
    pictures: await photograph(out, found.dir, comparison, notes),
  }
}

/** Collects the review; failures become notes. */
async function gather({ root, out }: Folders, context: DeployContext): Promise<Review> {
  const notes: string[] = []
  const orNote = async <T>(what: string, attempt: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await attempt()
    } catch (error) {
      notes.push(`${what}: ${(error as Error).message}`)
      return undefined
    }
  }
  const site = readBuiltPages(out)
  let checker: Promise<CheckTree> | undefined
  const check: CheckTree = async (tree) => {
    checker ??= treeChecker(root, context)
    return (await checker)(tree)
  }
  const checked = await orNote('The checks could not run', () => check(root))
  const found = await orNote('The base is not available', () => baseSite(root, context, check))
  if (found && 'reason' in found) notes.push(`What changed cannot be shown. ${found.reason}`)
  const review: Review = {
    context,
    site,
    pictures: new Map(),
    notes,
    ...(checked && { findings: checked.findings }),
  }
  if (!found || 'reason' in found) return review
  notes.push(...found.notes)
  Object.assign(
    review,
    await orNote('The comparison broke off', () =>
      compareWithBase({ root, out }, found, site, notes),
    ),
  )
  if (!checked || !found.checked || !review.base) return review
  const renamed = new Map(
    review.comparison?.pages.flatMap(({ path, from }) => (from ? [[from, path] as const] : [])),
  )
  const renamedFiles = new Map(
    [...renamed].map(([from, path]) => [`pages${from}.mdx`, `pages${path}.mdx`]),
  )
  review.findingChanges = compareFindings(found.checked.findings, checked.findings, renamedFiles)
  // A renamed page shows the same facts at its new address.
  const siteBefore = new Map(
    [...review.base.site].map(([path, page]) => [renamed.get(path) ?? path, page]),
  )
  review.facts = compareFacts(
    { facts: found.checked.facts, site: siteBefore },
    { facts: checked.facts, site },
  )
  return review
}

/**
 * Writes /__review into a preview; does nothing in any other build. SITE_REVIEW=off skips it for
 * branches that are built often. The review never fails a build: its page explains missing parts.
 */
export async function writeReview(
  { root, out }: Pick<BuiltSite, 'root' | 'out'>,
  context: DeployContext = currentContext(),
): Promise<void> {
  const folder = join(out, '__review')
  rmSync(folder, { recursive: true, force: true })
  if (!isPreview(context)) return
  const started = performance.now()
  const css = readFileSync(join(root, 'tools/review/review.css'), 'utf8')
  const review: Review =
    process.env.SITE_REVIEW === 'off'
      ? {
          context,
          site: readBuiltPages(out),
          pictures: new Map(),
          notes: ['This build was made without a comparison (SITE_REVIEW=off).'],
        }
      : await gather({ root, out }, context)
  for (const [name, html] of printReview(review, css)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), html)
  }
  const changes = review.comparison
    ? `${review.comparison.pages.length} changed pages`
    : 'no comparison'
  console.log(
    `Review of ${context.branch ?? 'this build'}: ${changes}, at /__review (${seconds(started)})`,
  )
  for (const note of review.notes) console.log(`  ${note}`)
}
