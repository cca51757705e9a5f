/** Pages with a form, a quiz or tabs, which take islands. */
const islandPages =
  /^\/(?:ai-mastery-course|ai-career-program|contact|consultation|service-request|skills)$/

/** The first row whose pattern matches a page's path holds its limit. */
type Limits = readonly (readonly [pages: RegExp, kib: number])[]

/** Limits for the weight of a page in KiB: text compressed with brotli, fonts as they are. */
const limits = {
  /** The document with its inlined style sheet. */
  html: [
    [/^\/$/, 23.7], // eleven sections, fourteen cards and figures, thirty-three skills
    [/^\/ai-(?:mastery-course|career-program)$/, 12.3], // a syllabus, prices in two currencies
    [/^\/projects$/, 12.2], // fifteen cards, each with the figure of its page
    [/^\/services\/./, 11.3], // six offers and packages
    [/./, 11], // 0.2 of it hold a form's first press, 0.2 are the widths of fallback fonts
  ],
  /** Scripts before a touch. */
  js: [
    [/^\/$/, 15.15], // the hashes in names of files weigh 0.03 more or less
    [islandPages, 14.6],
    [/./, 10.1],
  ],
  /** Scripts with every island of the page touched. */
  touched: [
    [/^\/$/, 103],
    [/^\/(?:ai-mastery-course|contact|consultation|service-request)$/, 100.6],
    [/./, 84],
  ],
  fonts: [[/./, 26]],
} as const satisfies Record<string, Limits>

export type Part = keyof typeof limits

/** Limit of one part of a page's weight, in KiB. */
export const budgetOf = (part: Part, path: string): number =>
  (limits[part] as Limits).find(([pages]) => pages.test(path))?.[1] ?? 0

/** KiB of brotli. */
export const SERVICE_WORKER = 1.8
/** Requests from the head; icons are the only files that it may load besides these. */
export const EARLY_REQUESTS = 12
