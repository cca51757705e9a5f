/** Pages whose purpose is a form; the home page has one too, but a row for itself. */
const formPages: ReadonlySet<string> = new Set([
  '/contact',
  '/consultation',
  '/service-request',
  '/ai-mastery-course',
])

/** Other pages whose document names page-islands.ts. */
const pagesWithIslands: ReadonlySet<string> = new Set([
  ...formPages,
  '/ai-career-program',
  '/skills',
])

type Kind = 'home' | 'form' | 'content'
const kindOf = (path: string): Kind =>
  path === '/' ? 'home' : formPages.has(path) ? 'form' : 'content'

/**
 * Budgets for page weight, in KiB of brotli; 0.2 of the HTML are the chat card, which opens without
 * script, and 0.15 the fallback fonts for other systems.
 */
export const weightBudget = {
  html: (path: string) => (path === '/' ? 14 : 10.3),
  js: (path: string) =>
    path === '/' ? 16.1 : path === '/contact' ? 16 : pagesWithIslands.has(path) ? 15.2 : 11.5,
  /** With every island of the page touched. */
  touched: (path: string) => ({ home: 104, form: 102, content: 85 })[kindOf(path)],
  fonts: 26,
  /** Document, scripts before a touch and fonts. */
  whole: (path: string) => ({ home: 60, form: 60, content: 45 })[kindOf(path)],
  modulepreloads: 4,
} as const

/**
 * Budgets for timings: times in milliseconds, ratios against the script-free twin, which is the
 * best case.
 */
export const timingBudget = {
  paintRatio: 1.05,
  shift: 0.005,
  /** From the first touch of an island. */
  hydration: 1200,
  longestTask: 100,
  cpuRatio: 1.25,
  nextPage: 100,
  /** From a tap or key to the next paint (Event Timing). */
  interaction: 100,
  /** Against opening a plain <details> of the same page, where the machine is slow. */
  interactionRatio: 1.3,
  score: 100,
} as const

/**
 * Budgets for a build: peak memory in MB, and the cost of an extra page as a multiple of that at a
 * third of the size.
 */
export const buildBudget = { peak: 900, perPageRatio: 1.05 } as const

export const kib = (bytes: number) => bytes / 1024
