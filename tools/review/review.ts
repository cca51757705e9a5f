import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '#ssg/content/content-file.ts'
import type { BuiltSite } from '#ssg/options.ts'
import { currentContext, type DeployContext, isPreview } from '#ssg/settings/deploy-context.ts'
import { builtBase, findBase } from './base.ts'
import { changedFacts, type FactChange } from './changed-facts.ts'
import { type ChangedFile, changedFiles, routeOf } from './changed-files.ts'
import { type Comparison, compareSites, readBuiltPages } from './compare.ts'
import { changedFindings } from './findings.ts'
import { type Flow, keyOf } from './flow.ts'
import { findBrowser, takePictures } from './pictures.ts'
import { oldPicture, printReview, type Review } from './review-page.ts'

type Folders = Pick<BuiltSite, 'root' | 'out'>

/** Files of a branch with the lines that neither its pages nor its facts show. */
function unseen(
  files: readonly ChangedFile[],
  { pages, numbers, shared, heads }: Comparison,
  facts: readonly FactChange[],
): ChangedFile[] {
  const words = [...pages.flatMap(({ words }) => words), ...numbers, ...shared, ...heads]
  const seen = new Set(words.map(({ flow }) => keyOf(flow)))
  const pictures = new Set(words.flatMap(({ flow }) => flow.map(({ picture }) => picture)))
  const isSeen = (flow: Flow) =>
    seen.has(keyOf(flow)) || (flow.length === 1 && pictures.has(flow[0]?.picture ?? ''))
  const isFacts = (name: string) => facts.some(({ file }) => file === name)
  return files
    .filter(({ name }) => !/^pages\/.*\.mdx$/.test(name) && !isFacts(name))
    .map((file) => ({ ...file, lines: file.lines.filter((flow) => !isSeen(flow)) }))
    .filter(({ lines }) => lines.length > 0)
}

/** Keeps the base's pictures that the review shows beside the new ones. */
function keepPictures(flows: readonly Flow[], dist: string, out: string) {
  for (const { mark, picture } of flows.flat()) {
    const file = join(dist, picture ?? '')
    if (mark === 'del' && picture?.startsWith('/') && existsSync(file))
      cpSync(file, join(out, oldPicture(picture)))
  }
}

/**
 * Photographs changed pages, and those that may look different, which are listed if they do.
 * Returns why pictures are missing, if they are.
 */
async function photograph(
  dirs: { before: string; after: string },
  { pages, restyled }: Comparison,
): Promise<string | undefined> {
  const known = new Map(pages.map((page) => [page.path, page]))
  const suspects = restyled.filter(({ path }) => !known.has(path))
  if (pages.length + suspects.length === 0) return undefined
  const browser = await findBrowser()
  if (!browser)
    return (
      'There are no pictures: no Chromium was found where this was built. ' +
      'CHROMIUM_PATH can name one.' +
      (suspects.length > 0
        ? ` These pages may look different: ${suspects.map(({ path }) => path).join(', ')}.`
        : '')
    )
  const { screens, late } = await takePictures(browser, dirs, [
    ...pages,
    ...suspects.map(({ path }) => ({ path, status: 'changed' as const })),
  ])
  for (const [path, pairs] of screens) {
    const page = known.get(path)
    if (page) page.screens = pairs
    else if (pairs.length > 0)
      pages.push({
        path,
        title: restyled.find((page) => page.path === path)?.title ?? path,
        status: 'changed',
        words: [],
        screens: pairs,
      })
  }
  pages.sort((a, b) => (a.path < b.path ? -1 : 1))
  return late.size > 0
    ? `Taking pictures was stopped after four minutes, before: ${[...late].join(', ')}.`
    : undefined
}

/** Compares this build with that of the base and adds what pages look like. */
async function comparePages(
  out: string,
  tree: string,
  files: readonly ChangedFile[],
  notes: string[],
): Promise<Comparison> {
  const dirs = { before: join(tree, 'dist'), after: out }
  const renames = new Map(
    files.flatMap(({ from, name }) => {
      const [old, fresh] = [from && routeOf(from), routeOf(name)]
      return old && fresh ? [[old, fresh] as const] : []
    }),
  )
  const after = readBuiltPages(out)
  const comparison = compareSites(readBuiltPages(dirs.before), after, renames)
  // A new picture under an old name changes the look of pages and nothing in their markup.
  if (files.some(({ name }) => name.startsWith('public/')))
    comparison.restyled = [...after].map(([path, { title }]) => ({ path, title }))
  const missing = await photograph(dirs, comparison).catch(
    (error: Error) => `The pictures could not be taken: ${error.message}`,
  )
  if (missing) notes.push(missing)
  return comparison
}

/** Collects the review; failures become notes. */
async function gather({ root, out }: Folders, context: DeployContext): Promise<Review> {
  const notes: string[] = []
  const orNote = async <T>(what: string, attempt: () => T | Promise<T>) => {
    try {
      const result = await attempt()
      if (!Object(result).reason) return result as Exclude<T, { reason: string }>
      notes.push(`${what}. ${Object(result).reason}`)
    } catch (error) {
      notes.push(`${what}. ${(error as Error).message}`)
    }
    return undefined
  }
  const commit = (await orNote('What changed cannot be shown', () => findBase(root, context)))
    ?.commit
  const files =
    (commit && (await orNote('Files are not compared', () => changedFiles(root, commit)))) || []
  const facts = commit && (await orNote('Facts are not compared', () => changedFacts(root, commit)))
  const tree =
    commit && (await orNote('Pages are not compared', () => builtBase(root, commit, context)))?.tree
  const comparison =
    tree && (await orNote('Pages are not compared', () => comparePages(out, tree, files, notes)))
  const findings = await orNote('The checks could not run', () =>
    changedFindings(
      root,
      tree,
      context.time,
      new Map(files.flatMap(({ from, name }) => (from ? [[from, name] as const] : []))),
    ),
  )
  const others = comparison ? unseen(files, comparison, facts || []) : files
  if (comparison && tree)
    keepPictures(
      [...comparison.pages.flatMap(({ words }) => words), ...comparison.shared]
        .map(({ flow }) => flow)
        .concat(others.flatMap(({ lines }) => lines)),
      join(tree, 'dist'),
      out,
    )
  return {
    context,
    notes,
    files: others,
    redirects: readContent('data/redirects.yaml', root),
    ...(commit && { commit }),
    ...(facts && { facts }),
    ...(comparison && { comparison }),
    ...(findings && { findings }),
  }
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
      ? { context, redirects: {}, notes: ['There is no comparison (SITE_REVIEW=off).'] }
      : await gather({ root, out }, context)
  mkdirSync(folder, { recursive: true })
  const css = readFileSync(join(root, 'tools/review/review.css'), 'utf8')
  writeFileSync(join(folder, 'index.html'), printReview(review, css))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const pages = review.comparison
    ? `${review.comparison.pages.length} changed pages`
    : 'no comparison'
  console.log(`Review of ${context.branch ?? 'this build'}: ${pages}, at /__review (${seconds} s)`)
  for (const note of review.notes) console.log(`  ${note}`)
}
