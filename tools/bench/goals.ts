import type { Exact } from './exact.ts'

/** Pages whose purpose is a form; the home page has one too and a row of its own. */
const formPages: ReadonlySet<string> = new Set([
  '/contact',
  '/consultation',
  '/service-request',
  '/ai-mastery-course',
])

type Kind = 'home' | 'form' | 'content'
export const kindOf = (path: string): Kind =>
  path === '/' ? 'home' : formPages.has(path) ? 'form' : 'content'

/** Whether parts of a page come alive by themselves: nothing else asks for React. */
const hasIslands = ({ js }: Exact) => js.some(({ file }) => file.includes('.island-'))

/**
 * What a page may weigh, in KiB as brotli carries it; 0.2 of its HTML are the chat card, which opens
 * before any script, and 0.15 the faces that stand in for its fonts on other systems.
 */
export const weight = {
  html: (path: string) => (path === '/' ? 14 : 10.3),
  js: (page: Exact) =>
    hasIslands(page) ? { home: 100, form: 106, content: 92 }[kindOf(page.path)] : 16,
  fonts: 26,
  modulepreloads: 4,
} as const

/** What a visitor may wait; times in milliseconds, ratios against the page without script, the best case that there is. */
export const wait = {
  paintRatio: 1.05,
  shift: 0.005,
  alive: 2100,
  longestTask: 100,
  cpuRatio: (path: string) => (path === '/' ? 3 : 2.8),
  nextPage: 100,
  /** From a tap or key to the next paint (Event Timing). */
  interaction: 100,
  score: 100,
} as const

/** What a build may take: MB at its peak, and how many times as much for a page more as at a third of the size. */
export const building = { peak: 900, perPageRatio: 1.05 } as const

export const kib = (bytes: number) => bytes / 1024
