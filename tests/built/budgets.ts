const programPages = /^\/(?:ai-mastery-course|ai-career-program)$/
const formPages = /^\/(?:contact|consultation|service-request)$/

/** The first row whose pattern matches a page's path holds its limit. */
type Limits = readonly (readonly [pages: RegExp, kib: number])[]

/** Limits for the weight of a page in KiB: text compressed with brotli, fonts as they are. */
const limits = {
  /** The document with its inlined style sheet. */
  html: [
    [/^\/$/, 23.1], // eleven sections, fourteen cards, thirty-three skills, two currencies
    [programPages, 12.7], // a syllabus and prices in both currencies
    [/^\/services\/./, 11.7], // six offers, packages or a process, a figure
    [/^\/projects$/, 11.3], // fifteen cards with pictures in three sizes
    [formPages, 10.7],
    [/^\/video\//, 10.7], // pictures in three sizes
    [/^\/career\//, 10.4], // prices and messages in both currencies
    [/./, 10.3],
  ],
  /** Scripts before a touch. */
  js: [
    [/^\/$/, 16.1],
    [/^\/contact$/, 16],
    [programPages, 15.2],
    [formPages, 15.2],
    [/^\/skills$/, 15.2],
    [/./, 11.5],
  ],
  /** Scripts with every island of the page touched. */
  touched: [
    [/^\/$/, 104],
    [formPages, 102],
    [/^\/ai-mastery-course$/, 102],
    [/./, 85],
  ],
  fonts: [[/./, 26]],
} as const satisfies Record<string, Limits>

export type Part = keyof typeof limits

/** Limit of one part of a page's weight, in KiB. */
export const budgetOf = (part: Part, path: string): number =>
  (limits[part] as Limits).find(([pages]) => pages.test(path))?.[1] ?? 0

/** KiB of brotli. */
export const SERVICE_WORKER = 1.5
/** Requests from the head; icons are the only files that it may load besides these. */
export const EARLY_REQUESTS = 12
