import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import type { BuiltSite } from '../../ssg/options.ts'
import { currentContext, type DeployContext, isPreview } from '../../ssg/settings/deploy-context.ts'
import type { LaunchFinding } from '../launch/launch.ts'
import { baseSite } from './base.ts'
import { type Comparison, compareSites, readSite, type Site } from './compare.ts'
import { findBrowser, takePictures } from './pictures.ts'
import { printReview, type Review } from './review-page.ts'

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Photographs what changed, and what a new style sheet may have changed; pages that only look different join the list. */
async function photograph(out: string, baseDir: string, comparison: Comparison, notes: string[]): Promise<Review['pictures']> {
  const known = new Map(comparison.pages.map((change) => [change.path, change]))
  const wanted = [
    ...comparison.pages.map(({ path, status }) => ({ path, status })),
    ...comparison.restyled.filter((path) => !known.has(path)).map((path) => ({ path, status: 'changed' })),
  ]
  if (wanted.length === 0) return new Map()
  let browser: string | undefined
  try {
    browser = await findBrowser()
    if (browser) {
      const { pictures, late } = await takePictures(
        browser,
        { before: baseDir, after: out },
        wanted.map(({ path, status }) => ({ path, before: status !== 'new', after: status !== 'removed' })),
        out,
        (path) => known.has(path),
      )
      for (const [path, pairs] of pictures) {
        if (!pairs.some(({ differs }) => differs)) continue
        const change = known.get(path)
        if (!change) comparison.pages.push({ path, status: 'changed', kinds: ['looks'], rows: {} })
        else if (change.status === 'changed') change.kinds.push('looks')
      }
      comparison.pages.sort((a, b) => (a.path < b.path ? -1 : 1))
      if (late.length > 0) notes.push(`Taking pictures was stopped after four minutes: how ${late.join(', ')} look was not compared.`)
      return pictures
    }
  } catch (error) {
    notes.push(`The pictures could not be taken: ${(error as Error).message.split('\n')[0]}`)
    return new Map()
  }
  const restyled = comparison.restyled.length > 0 ? ` The style of ${comparison.restyled.length} pages changed; whether that shows could not be compared.` : ''
  notes.push(`There are no pictures of the changed pages: no Chromium was found where this was built. Set CHROMIUM_PATH to one.${restyled}`)
  return new Map()
}

/** What the launch check finds. It is loaded here and not with the build: only previews need it. */
async function launchFindings(root: string): Promise<LaunchFinding[]> {
  const { module } = await runnerImport<typeof import('../launch/launch.ts')>(join(root, 'tools/launch/launch.ts'), { configFile: false, root, logLevel: 'error' })
  return module.launchFindings(root)
}

/** Compares this build with its base and photographs the difference. */
async function compareWithBase(root: string, out: string, context: DeployContext, site: Site, notes: string[]): Promise<Pick<Review, 'base' | 'comparison' | 'pictures'>> {
  const found = baseSite(root, context)
  if ('reason' in found) {
    notes.push(`What changed cannot be shown. ${found.reason}`)
    return { pictures: new Map() }
  }
  notes.push(...found.notes)
  const base = { site: readSite(found.dir), commit: found.commit, name: found.name }
  const comparison = compareSites(base.site, site)
  return { base, comparison, pictures: await photograph(out, found.dir, comparison, notes) }
}

/** All that can be had; whatever breaks on the way is a note. */
async function gather(root: string, out: string, context: DeployContext): Promise<Review> {
  const notes: string[] = []
  const orNote = async <T>(what: string, attempt: Promise<T>): Promise<T | undefined> => {
    try {
      return await attempt
    } catch (error) {
      notes.push(`${what}: ${(error as Error).message}`)
      return undefined
    }
  }
  const site = readSite(out)
  const compared = await orNote('The comparison broke off', compareWithBase(root, out, context, site, notes))
  const findings = await orNote('The launch check could not run', launchFindings(root))
  return { context, site, pictures: new Map(), ...compared, ...(findings && { findings }), notes }
}

/**
 * Writes /__review into a preview; does nothing in any other build. SITE_REVIEW=off leaves it out where a branch is built again and again.
 * The review never fails a build: what cannot be had is said on its page.
 */
export async function writeReview({ root, out }: Pick<BuiltSite, 'root' | 'out'>, context: DeployContext = currentContext()): Promise<void> {
  const folder = join(out, '__review')
  rmSync(folder, { recursive: true, force: true })
  if (!isPreview(context)) return
  const started = performance.now()
  const css = readFileSync(join(root, 'tools/review/review.css'), 'utf8')
  const review: Review =
    process.env.SITE_REVIEW === 'off'
      ? { context, site: readSite(out), pictures: new Map(), notes: ['This build was made without a comparison (SITE_REVIEW=off).'] }
      : await gather(root, out, context)
  for (const [name, html] of printReview(review, css)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), html)
  }
  const changes = review.comparison ? `${review.comparison.pages.length} changed pages` : 'no comparison'
  console.log(`Review of ${context.branch ?? 'this build'}: ${changes}, at /__review (${seconds(started)})`)
  for (const note of review.notes) console.log(`  ${note}`)
}
