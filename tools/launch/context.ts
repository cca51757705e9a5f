import type { ContentFile } from '#data/schemas/content-files.ts'
import type { Problem } from '#ssg/content/content-error.ts'
import type { Path } from '#ssg/content/yaml-source.ts'
import { readSite, type SiteContent } from '#ssg/routes/pages.ts'

/** Values that the site was delivered with. */
export const sampleNames = {
  name: 'Ananya Sen',
  initials: 'AS',
  alternateName: 'Ananya Sen Consulting',
  location: 'India',
  timeZone: 'Asia/Kolkata',
} as const

/** An open point before going live. */
export interface LaunchFinding extends Problem {
  /** Stable from run to run: 'identity.email', 'sample.quotes.1'. Exceptions refer to it. */
  id: string
  /** True if it stops a production deploy; the others are warnings. */
  blocking: boolean
  /** Set if a dated exception postpones it. */
  excused?: { until: string; why: string }
}

/** The values of a file; undefined where they have mistakes, which are findings themselves. */
// biome-ignore lint/suspicious/noExplicitAny: data/schemas checks the values
type Values = (file: ContentFile) => any

/** Input of every part of the launch check. */
export interface Context {
  site: SiteContent
  values: Values
  today: string
  env: Record<string, string | undefined>
}

export interface LaunchOptions {
  now?: Date
  env?: Record<string, string | undefined>
}

/** Reads a site for the launch check. */
export async function contextOf(
  root: string,
  { now = new Date(), env = process.env }: LaunchOptions,
): Promise<Context> {
  const site = await readSite(root)
  const values: Values = (file) => {
    const { value, problems = [] } = site.files.get(file) ?? {}
    return problems.length === 0 ? value : undefined
  }
  const { timeZone = sampleNames.timeZone } = values('data/site.yaml') ?? {}
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
  return { site, values, today, env }
}

/** A finding about a part of a file's values. */
export const findingAt = (
  { site }: Context,
  id: string,
  [file, path]: readonly [file: string, path: Path],
  message: string,
  blocking = true,
): LaunchFinding => {
  const place = site.files.get(file)?.source?.at(path) ?? { line: 1, column: 1 }
  return { id, blocking, file, ...place, message }
}

/** Reserved example addresses (RFC 2606). */
export const isExampleAddress =
  /(?:^|[./@])example\.(?:com|org|net)(?:[/:]|$)|\.(?:example|test|invalid)(?:[/:]|$)|localhost/i
