import * as v from 'valibot'
import { checkValues } from './read/check-values.ts'
import { ofFile, type Place, type Problem } from './report.ts'
import type { Path } from './schema/schema-shape.ts'
import { formed, text } from './schema/text.ts'
import type { Site } from './site.ts'

const file = 'data/launch-exceptions.yaml'

const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(-2))
/** An id begins with the name of a rule; a * alone would excuse everything. */
const idPattern = /^[a-z-]+(?:\.\S+|\.?\*)$/

const ExceptionSchema = v.strictObject(
  {
    finding: formed(
      idPattern,
      'be an id that the launch check prints in brackets',
    ),
    until: formed(isDay, 'be a day that exists, such as 2026-03-31'),
    why: text(10),
  },
  'An exception has three lines: finding, until and why',
)

/** A finding that is postponed to the end of a day; a * at its end matches any other end. */
export type Exception = v.InferOutput<typeof ExceptionSchema> & {
  place: Place & { file: string }
}

/** An id that YAML takes as it is printed, without quotes. */
export const writableId = (id: string) =>
  id.replace(/[^\p{L}\p{M}\p{N}./@+_-]+/gu, '-').replace(/-$/, '')

/** Reads the dated exceptions. Invalid ones excuse nothing and are reported. */
export function readExceptions({ files }: Site) {
  const source = files.get(file)?.source
  const problems: Problem[] = []
  const exceptions: Exception[] = []
  const list: unknown = source?.value ?? []
  if (!Array.isArray(list))
    problems.push(
      ofFile(
        file,
        'The exceptions must be a list: begin each one with - finding:',
      ),
    )
  else if (source)
    for (const [index, value] of list.entries()) {
      const entry = { value, at: (path: Path) => source.at([index, ...path]) }
      const { output, problems: own } = checkValues(
        ExceptionSchema,
        file,
        entry,
      )
      problems.push(...own)
      if (own.length === 0)
        exceptions.push({ ...output, place: { file, ...entry.at([]) } })
    }
  return { exceptions, problems }
}

export const excuses = (exception: Exception, id: string) =>
  exception.finding.endsWith('*')
    ? id.startsWith(exception.finding.slice(0, -1))
    : id === exception.finding
