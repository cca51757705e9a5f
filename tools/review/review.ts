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

/** Photographs the pages of a comparison; returns why pictures are missing, if they are. */
async function photograph(
  dirs: { before: string; after: string },
  { pages }: Comparison,
): Promise<string | undefined> {
  if (pages.length === 0) return undefined
  const pathsOf = (some: readonly { path: string }[]) => some.map(({ path }) => path).join(', ')
  const browser = await findBrowser()
  if (!browser) {
    const suspects = pages.filter(({ onlyLooks }) => onlyLooks)
    return (
      'There are no pictures: no Chromium was found where this was built. ' +
      'CHROMIUM_PATH can name one.' +
      (suspects.length > 0 ? ` These pages may look different: ${pathsOf(suspects)}.` : '')
    )
  }
  const late = [...(await takePictures(browser, dirs, pages))]
  return late.length > 0
    ? `Taking pictures was stopped after four minutes, before: ${late.join(', ')}.`
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
  const newPictures = files.some(({ name }) => name.startsWith('public/'))
  const [before, after] = [readBuiltPages(dirs.before), readBuiltPages(out)]
  const comparison = compareSites(before, after, renames, newPictures)
  const missing = await photograph(dirs, comparison).catch(
    (error: Error) => `The pictures could not be taken: ${error.message}`,
  )
  if (missing) notes.push(missing)
  const pages = comparison.pages.filter(
    ({ onlyLooks, screens }) => !onlyLooks || screens.length > 0,
  )
  return { ...comparison, pages }
}

/** Collects the review; failures become notes. */
async function gather({ root, out }: Folders, context: DeployContext): Promise<Review> {
  const notes: string[] = []
  const orNote = async <T>(what: string, attempt: () => T | Promise<T>) => {
    try {
      return await attempt()
    } catch (error) {
      notes.push(`${what}. ${(error as Error).message}`)
      return undefined
    }
  }
  const commit = await orNote('What changed cannot be shown', () => findBase(root, context))
  const sinceBase = async <T>(what: string, attempt: (commit: string) => T | Promise<T>) =>
    commit ? orNote(`${what} are not compared`, () => attempt(commit)) : undefined
  const changed = (await sinceBase('Files', (commit) => changedFiles(root, commit))) ?? []
  const facts = await sinceBase('Facts', (commit) => changedFacts(root, commit))
  const tree = await sinceBase('Pages', (commit) => builtBase(root, commit, context))
  const comparison = tree
    ? await sinceBase('Pages', () => comparePages(out, tree, changed, notes))
    : undefined
  const renamed = changed.flatMap(({ from, name }) => (from ? [[from, name] as const] : []))
  const findings = await orNote('The checks could not run', () =>
    changedFindings(root, tree, context.time, new Map(renamed)),
  )
  const files = comparison ? unseen(changed, comparison, facts ?? []) : changed
  if (comparison && tree) {
    const words = [...comparison.pages.flatMap(({ words }) => words), ...comparison.shared]
    const flows = [...words.map(({ flow }) => flow), ...files.flatMap(({ lines }) => lines)]
    keepPictures(flows, join(tree, 'dist'), out)
  }
  const redirects = readContent('data/redirects.yaml', root)
  return {
    context,
    notes,
    commit,
    files,
    facts,
    comparison,
    findings,
    redirects,
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
