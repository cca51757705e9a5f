import { join } from 'node:path'
import type { Check } from 'size-limit'
import { fileOfRoute } from '../../ssg/routes/built-pages.ts'
import { kib, weightBudget } from '../../tools/bench/goals.ts'
import {
  type LoadedFile,
  type PageWeight,
  readPageWeights,
} from '../../tools/bench/page-weights.ts'

/**
 * Limits for HTML with its CSS, in KiB of brotli, where a route needs more than the goal (10.3,
 * home 14). The drawing of a page (components/figures) may take 2.5 KiB.
 */
export const ceilings: Record<string, { html: number; why: string }> = {
  '/': {
    html: 22.9,
    why:
      'eleven sections with fourteen cards, thirty-three described skills and twelve answers, ' +
      'the name of a second script (0.1)',
  },
  '/ai-career-program': {
    html: 12.1,
    why:
      'syllabus, prices in both currencies and their order in older browsers, structured data, ' +
      'a question',
  },
  '/ai-mastery-course': {
    html: 12.7,
    why:
      'syllabus, prices in both currencies, structured data, a notice in three languages, ' +
      'the name of a second script (0.1)',
  },
  '/contact': {
    html: 10.7,
    why: 'a notice in three languages, chats in two, a code to scan',
  },
  '/consultation': {
    html: 10.7,
    why: 'a form with its notice in three languages (0.5), the name of a second script (0.1)',
  },
  '/projects': { html: 11.3, why: 'fifteen cards with pictures in four sizes' },
  '/services/ai-solutions': {
    html: 11.7,
    why: 'six offers, case studies, structured data and a figure: a workflow before and after',
  },
  '/services/content-creation': {
    html: 11.3,
    why: "six offers, a process, structured data and a figure: a page with an editor's marks",
  },
  '/services/designs': {
    html: 11.3,
    why: 'six offers, a process, structured data and a figure: a mark and a palette',
  },
  '/services/digital-marketing': {
    html: 11.4,
    why: 'six offers, packages, structured data and a figure: a funnel',
  },
  '/video/explanation-videos': {
    html: 10.7,
    why: 'three projects with pictures in four sizes; its figure, a storyboard',
  },
  '/services/youtube-strategy': {
    html: 11.5,
    why: 'six offers, case studies, structured data and a figure: a plan of four weeks',
  },
}

/** KiB of brotli, 1.8 of it workbox-expiration (docs/decisions/2026-11-22-libraries.md). */
const WORKER = 6.6

const limit = (size: number) => `${size} KiB`
const heaviest = (files: readonly LoadedFile[]) =>
  [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map(({ file, bytes }) => `${file.replace('assets/', '')} ${kib(bytes).toFixed(1)}`)
    .join(', ')

/**
 * Pages with the same files share one check, since compressing React takes half a minute a page.
 */
function together(
  dir: string,
  what: string,
  pages: readonly PageWeight[],
  filesOf: (page: PageWeight) => readonly LoadedFile[],
  ceiling: (page: PageWeight) => number,
  options: Partial<Check>,
): Check[] {
  const checks = new Map<string, { paths: string[]; check: Check }>()
  for (const page of pages) {
    const path = filesOf(page).map(({ file }) => join(dir, file))
    const check = { ...options, path, limit: limit(ceiling(page)) }
    const key = JSON.stringify([...[...path].sort(), check.limit])
    const known = checks.get(key)
    if (known) known.paths.push(page.path)
    else if (path.length > 0)
      checks.set(key, { paths: [page.path], check: { ...check, name: heaviest(filesOf(page)) } })
  }
  return [...checks.values()].map(({ paths, check }) => ({
    ...check,
    name: `${what} of ${paths.join(', ')} (KiB: ${check.name})`,
  }))
}

/** Budgets for size-limit; a page's files follow from its markup and its imports. */
export function checksOf(dir: string, { pages } = readPageWeights(dir)): Check[] {
  return [
    ...pages.map(({ path }) => ({
      name: `HTML with CSS of ${path}`,
      path: join(dir, fileOfRoute(path)),
      limit: limit(ceilings[path]?.html ?? weightBudget.html(path)),
    })),
    ...together(
      dir,
      'JavaScript before a touch',
      pages,
      ({ js }) => js,
      ({ path }) => weightBudget.js(path),
      {},
    ),
    ...together(
      dir,
      'JavaScript after a touch',
      pages,
      ({ touched }) => touched,
      ({ path }) => weightBudget.touched(path),
      {},
    ),
    ...together(
      dir,
      'fonts',
      pages,
      ({ fonts }) => fonts,
      () => weightBudget.fonts,
      { brotli: false },
    ),
    { name: 'service worker', path: join(dir, 'sw.js'), limit: limit(WORKER) },
  ]
}
