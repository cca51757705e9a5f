import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '#content/content-file.ts'
import { openSite } from '#content/open-site.ts'
import type { BuiltSite } from '#ssg/options.ts'
import {
  currentContext,
  type DeployContext,
  isPreview,
} from '#ssg/settings/deploy-context.ts'
import { copyPath } from '#tools/copy-path.ts'
import { launchFindings } from '#tools/launch/launch.ts'
import { pageTitles } from '#tools/page-titles.ts'
import {
  buildBase,
  findBase,
  folderOfBase,
  readableErrorMessage,
} from './base.ts'
import { changedFacts, type FactChange } from './changed-facts.ts'
import {
  type ChangedFile,
  changedFiles,
  publicAddress,
} from './changed-files.ts'
import { changeFinder } from './changed-lines.ts'
import {
  type Comparison,
  compareSites,
  type PageChange,
  readBuiltPages,
} from './compare.ts'
import { compareFindings } from './findings.ts'
import { oldPriceFindings, withOldPrices } from './old-prices.ts'
import { findBrowser, takeScreenshots } from './pictures.ts'
import { reviewCss } from './review-css.ts'
import { type Review, reviewHtml } from './review-page.ts'

type Folders = Pick<BuiltSite, 'root' | 'buildFolder'>

/** The route of a file in pages/; '' for other files. */
function routeOf(file: string): string {
  const name = /^pages\/(.+)\.(?:mdx|tsx)$/.exec(file)?.[1]
  return name ? `/${name.replace(/(?:^|\/)index$/, '')}` : ''
}

/** Changed files, with only those changed lines that the review does not show elsewhere. */
function withUnseenLines(
  files: readonly ChangedFile[],
  { pages, sharedLines, headLines }: Comparison,
  facts: readonly FactChange[],
): ChangedFile[] {
  const shownLines = [
    ...pages.flatMap(({ lines }) => lines),
    ...sharedLines,
    ...headLines,
  ]
  const isSeen = changeFinder(shownLines.map(({ line }) => line))
  const factFileNames = new Set(facts.map(({ file }) => file))
  return files.map((file) => {
    const isShown =
      factFileNames.has(file.name) || /^pages\/.*\.mdx$/.test(file.name)
    const unseenLines = file.lines.filter((line) => !isSeen(line))
    return { ...file, lines: isShown ? [] : unseenLines }
  })
}

/** Whether a page is known to differ: by its HTML, or by its screenshots. */
const isSeenToDiffer = ({ mayOnlyLookDifferent, screenshots }: PageChange) =>
  !mayOnlyLookDifferent || screenshots.length > 0

/**
 * Takes screenshots of the changed pages; resolves to a note for each page whose pictures are not
 * complete. Throws if there is no browser.
 */
async function takeScreenshotsOfPages(
  builds: { before: string; after: string },
  { pages }: Comparison,
): Promise<string[]> {
  if (pages.length === 0) return []
  const browser = await findBrowser()
  if (browser) return takeScreenshots(browser, builds, pages)
  throw new Error(
    process.env.REVIEW_PICTURES === 'off'
      ? 'REVIEW_PICTURES=off.'
      : 'no Chromium was found where this was built. CHROMIUM_PATH can name one.',
  )
}

/** Notes that say why the pictures are missing, and which pages may look different without them. */
function notesWithoutPictures(error: unknown, { pages }: Comparison): string[] {
  const reasonNote = `There are no pictures: ${readableErrorMessage(error)}`
  const unseenPages = pages.filter((page) => !isSeenToDiffer(page))
  if (unseenPages.length === 0) return [reasonNote]
  const paths = unseenPages.map(({ path }) => path).join(', ')
  return [reasonNote, `These pages may look different: ${paths}.`]
}

/**
 * Findings of the checks on the branch, compared with those on its base; `baseFolder` is undefined
 * if the base could not be built.
 */
function comparedFindings(
  root: string,
  baseFolder: string | undefined,
  fileChanges: readonly ChangedFile[],
  facts: readonly FactChange[],
  time: DeployContext['time'],
) {
  const renamedFiles = fileChanges.map(
    ({ oldName = '', name }) => [oldName, name] as const,
  )
  const branchFindings = launchFindings(root, time)
  const changes = baseFolder
    ? compareFindings(
        launchFindings(baseFolder, time),
        branchFindings,
        new Map(renamedFiles),
      )
    : { fresh: [], solved: [], known: [], uncompared: branchFindings }
  return withOldPrices(changes, oldPriceFindings(openSite(root), facts))
}

/** Compares the built pages with those of the base. */
function compareBuilds(
  builds: { before: string; after: string },
  fileChanges: readonly ChangedFile[],
): Comparison {
  const renamedRoutes = fileChanges.flatMap(({ oldName, name }) =>
    oldName ? [[routeOf(name), routeOf(oldName)] as const] : [],
  )
  // A page may contain the address of a picture with or without escapes.
  const pictures = fileChanges.flatMap(({ name }) => {
    const address = publicAddress(name)
    return address ? [address, decodeURIComponent(address)] : []
  })
  return compareSites(
    readBuiltPages(builds.before),
    readBuiltPages(builds.after),
    new Map(renamedRoutes),
    pictures,
  )
}

/** Collects the results of the review. What fails is left out and explained by a note. */
async function gatherResults(
  { root, buildFolder }: Folders,
  context: DeployContext,
): Promise<Review> {
  const { base, time } = context
  const notes: string[] = []
  /** Resolves to what `attempt` returns. If it throws, adds a note and resolves to undefined. */
  const tryOrNote = async <Result>(
    consequence: string,
    attempt: () => Result | Promise<Result>,
  ): Promise<Result | undefined> => {
    try {
      return await attempt()
    } catch (error) {
      notes.push(consequence + readableErrorMessage(error))
      return undefined
    }
  }
  const commit = await tryOrNote('What changed cannot be shown. ', () =>
    findBase(root, context),
  )
  const differences = await tryOrNote(
    'Files are not compared. ',
    () =>
      commit && {
        fileChanges: changedFiles(root, commit),
        facts: changedFacts(root, commit),
      },
  )
  const { fileChanges, facts } = differences || { fileChanges: [], facts: [] }
  const baseDescription = `${commit?.slice(0, 7)}, where this branch left '${base}'`
  const baseFolder = await tryOrNote(
    `Pages are not compared. The commit ${baseDescription}, could not be built. `,
    () => commit && buildBase(root, commit, time),
  )
  // The review shows old files of public/ beside the new ones, even if the base cannot be built.
  const oldFiles = commit && join(folderOfBase(root, commit, time), 'public')
  if (oldFiles && existsSync(oldFiles))
    copyPath(oldFiles, join(buildFolder, '__review/before'))
  const findings = await tryOrNote('The checks could not run. ', () =>
    comparedFindings(root, baseFolder, fileChanges, facts, time),
  )
  const review = {
    context,
    notes,
    commit,
    facts,
    findings,
    redirects: readContent('data/redirects.yaml', root),
    names: pageTitles(root),
  }
  if (!baseFolder) return { ...review, files: fileChanges }
  const builds = { before: join(baseFolder, 'dist'), after: buildFolder }
  const comparison = await tryOrNote('Pages are not compared. ', () =>
    compareBuilds(builds, fileChanges),
  )
  if (!comparison) return { ...review, files: fileChanges }
  const pictureNotes = await takeScreenshotsOfPages(builds, comparison).catch(
    (error) => notesWithoutPictures(error, comparison),
  )
  notes.push(...pictureNotes)
  comparison.pages = comparison.pages.filter(isSeenToDiffer)
  const files = withUnseenLines(fileChanges, comparison, facts)
  return { ...review, comparison, files }
}

/**
 * Writes /__review into a preview, and removes it from any other build. SITE_REVIEW=off skips the
 * comparison, for branches that are built often. A failure does not stop the build: the page
 * explains which parts are missing.
 */
export async function writeReview(
  { root, buildFolder }: Folders,
  context: DeployContext = currentContext(),
): Promise<void> {
  const folder = join(buildFolder, '__review')
  rmSync(folder, { recursive: true, force: true })
  if (!isPreview(context)) return
  const startTime = performance.now()
  const review: Review =
    process.env.SITE_REVIEW === 'off'
      ? {
          context,
          redirects: {},
          notes: ['There is no comparison (SITE_REVIEW=off).'],
        }
      : await gatherResults({ root, buildFolder }, context)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), reviewHtml(review, reviewCss(root)))
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1)
  const pageSummary = review.comparison
    ? `${review.comparison.pages.length} changed pages`
    : 'no comparison'
  console.log(
    `Review of ${context.branch ?? 'this build'}: ${pageSummary}, at /__review (${seconds} s)`,
  )
  for (const note of review.notes) console.log(`  ${note}`)
}
