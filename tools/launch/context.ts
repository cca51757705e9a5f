import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, type Problem, placeOf } from '../../ssg/content/content-error.ts'
import {
  contentFileProblems,
  isContentFile,
  readContent,
  readContentFile,
} from '../../ssg/content/content-file.ts'
import { type Page, readPages } from '../../ssg/routes/pages.ts'
import { dataProblems } from '../checks/check-data.ts'
import { readSources, type Sources } from '../checks/content-problems.ts'
import { type Data, loadData } from '../checks/load-data.ts'
import { whereWritten } from '../checks/syntax.ts'

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
type Values = (file: string) => any

/** Input of every part of the launch check. */
export interface Context {
  root: string
  data: Data
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
  const inFiles = contentFileProblems(root)
  if (inFiles.length > 0) throw new ContentError(inFiles)
  const data = await loadData(root)
  const mistakes = dataProblems(data)
  if (mistakes.length > 0) throw new ContentError(mistakes)
  const values: Values = (file) =>
    isContentFile(file) ? readContent(file, root) : (data.values.get(file) ?? {})
  return {
    root,
    data,
    values,
    pages: await readPages(root),
    sources: await readSources(root),
    today: new Intl.DateTimeFormat('en-CA', {
      timeZone: values('data/site.json').timeZone,
    }).format(now),
    env,
  }
}

/** Position of a value of data/; the path in a module begins with the name of an export. */
export const place = (
  { data, root }: Context,
  file: string,
  [exported = '', ...path]: readonly [string, ...(string | number)[]],
) => {
  if (isContentFile(file)) {
    const at = readContentFile(root, file)?.at
    return { file, ...(at?.([exported, ...path]) ?? { line: 1, column: 1 }) }
  }
  const module = data.modules.get(file)
  return {
    file,
    ...(module
      ? placeOf(module.source, whereWritten(module, exported, path).offset)
      : { line: 1, column: 1 }),
  }
}

/** Position of a text in a file; for pages, of a field by its key. */
export const placeIn = (root: string, file: string, pattern: RegExp | string) => {
  const source = readFileSync(join(root, file), 'utf8')
  const index = typeof pattern === 'string' ? source.indexOf(pattern) : source.search(pattern)
  return { file, ...placeOf(source, Math.max(0, index)) }
}

/** Reserved example addresses (RFC 2606). */
export const isExampleAddress =
  /(?:^|[./@])example\.(?:com|org|net)(?:[/:]|$)|\.(?:example|test|invalid)(?:[/:]|$)|localhost/i
