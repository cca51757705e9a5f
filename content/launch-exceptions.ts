import * as v from 'valibot'
import { noFacts } from './facts.ts'
import { checkFile } from './read/check-file.ts'
import type { Place } from './report.ts'
import { text, textInFormat } from './schema/text.ts'
import { object } from './schema/values.ts'
import type { Site } from './site.ts'

const EXCEPTIONS_FILE = 'data/launch-exceptions.yaml'

const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(-2))
/** Matches the id of a finding, which begins with the name of a rule; a * alone does not match. */
const idPattern = /^[a-z-]+(?:\.\S+|\.?\*)$/

const ExceptionSchema = object({
  finding: textInFormat(
    idPattern,
    'be an id that the launch check prints, without its brackets',
  ),
  until: textInFormat(isDay, 'be a day that exists, such as 2026-03-31'),
  why: text(10, 600),
})

const ExceptionsSchema = v.nullish(
  v.array(
    ExceptionSchema,
    'must be a list: begin each exception with - finding:',
  ),
)

/**
 * An exception excuses a finding until the end of the day `until`. A final * in `finding` is a
 * wildcard.
 */
export type Exception = v.InferOutput<typeof ExceptionSchema> & {
  place: Place & { file: string }
}

/**
 * An id with - in place of characters for which YAML needs quotes, so that people can copy it into
 * a YAML file.
 */
export const unquotedId = (id: string) =>
  id.replace(/[^\p{L}\p{M}\p{N}./@+_-]+/gu, '-').replace(/-$/, '')

/** Reads the dated exceptions; invalid ones are left out and reported as problems. */
export function readExceptions({ files }: Site) {
  const { source } = files.get(EXCEPTIONS_FILE) ?? {}
  if (!source) return { exceptions: [], problems: [] }
  const uncheckedFile = {
    file: EXCEPTIONS_FILE,
    source,
    schema: ExceptionsSchema,
    problems: [],
  }
  const { problems } = checkFile(uncheckedFile, noFacts)
  const entries: unknown[] = [source.value ?? []].flat()
  const exceptions = entries.flatMap((each, index): Exception[] =>
    v.is(ExceptionSchema, each)
      ? [{ ...each, place: { file: EXCEPTIONS_FILE, ...source.at([index]) } }]
      : [],
  )
  return { exceptions, problems }
}

/** Whether an exception is about the finding with the id `id`. */
export const excuses = (exception: Exception, id: string) =>
  exception.finding.endsWith('*')
    ? id.startsWith(exception.finding.slice(0, -1))
    : id === exception.finding
