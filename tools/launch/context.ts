import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFile } from '#data/schemas/content-files.ts'
import { ContentError, type Problem, placeOf } from '#ssg/content/content-error.ts'
import { contentFileProblems, readContent, readContentFile } from '#ssg/content/content-file.ts'
import { type Page, readPages } from '#ssg/routes/pages.ts'
import { readSources, type Sources } from '#tools/checks/content-problems.ts'

/** An open point before going live. */
export interface LaunchFinding extends Problem {
  /** Stable from run to run: 'identity.email', 'sample.quotes.1'. Exceptions refer to it. */
  id: string
  /** True if it stops a production deploy; the others are warnings. */
  blocking: boolean
  /** Set if a dated exception postpones it. */
  excused?: { until: string; why: string }
}

/** The data that the launch check reads, already validated. */
// biome-ignore lint/suspicious/noExplicitAny: data/schemas checks the values
type Values = (file: ContentFile) => any

/** Input of every part of the launch check. */
export interface Context {
  root: string
  values: Values
  pages: readonly Page[]
  sources: Sources
  today: string
  env: Record<string, string | undefined>
}

export interface LaunchOptions {
  now?: Date
  env?: Record<string, string | undefined>
}

/** Reads a site for the launch check. Throws a ContentError for mistakes that stop any build. */
export async function contextOf(
  root: string,
  { now = new Date(), env = process.env }: LaunchOptions,
): Promise<Context> {
  const mistakes = contentFileProblems(root)
  if (mistakes.length > 0) throw new ContentError(mistakes)
  const values: Values = (file) => readContent(file, root)
  return {
    root,
    values,
    pages: await readPages(root),
    sources: await readSources(root),
    today: new Intl.DateTimeFormat('en-CA', {
      timeZone: values('data/site.yaml').timeZone,
    }).format(now),
    env,
  }
}

/** Position of a value in a content file. */
export const place = (
  { root }: Context,
  file: ContentFile,
  path: readonly (string | number)[],
) => ({ file, ...(readContentFile(root, file)?.at?.(path) ?? { line: 1, column: 1 }) })

/** Position of a text in a file; for pages, of a field by its key. */
export const placeIn = (root: string, file: string, pattern: RegExp | string) => {
  const source = readFileSync(join(root, file), 'utf8')
  const index = typeof pattern === 'string' ? source.indexOf(pattern) : source.search(pattern)
  return { file, ...placeOf(source, Math.max(0, index)) }
}

/** Reserved example addresses (RFC 2606). */
export const isExampleAddress =
  /(?:^|[./@])example\.(?:com|org|net)(?:[/:]|$)|\.(?:example|test|invalid)(?:[/:]|$)|localhost/i
