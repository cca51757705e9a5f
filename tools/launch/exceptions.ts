import * as v from 'valibot'
import { formed, text } from '#data/schemas/text.ts'
import { checkValues } from '#ssg/content/check-values.ts'
import type { Problem } from '#ssg/content/content-error.ts'
import type { ContentRecord } from '#ssg/content/content-record.ts'
import type { Source } from '#ssg/content/yaml-source.ts'

const file = 'data/launch-exceptions.yaml'

const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) &&
  new Date(`${day}T00:00Z`).getUTCDate() === Number(day.slice(-2))

const ExceptionSchema = v.strictObject(
  {
    finding: formed(
      /^[a-z]+\.\S+$|^[a-z]+\.?\*$/,
      'be an id that the launch check prints in brackets',
    ),
    until: v.pipe(
      v.string('must be a day such as 2026-03-31'),
      v.check(
        isDay,
        ({ input }) => `must be a day that exists, such as 2026-03-31, not '${input}'`,
      ),
    ),
    why: text(10),
  },
  'An exception has three lines: finding, until and why',
)

/** A finding that is postponed to the end of a day; a * at its end matches any other end. */
export interface Exception extends v.InferOutput<typeof ExceptionSchema> {
  place: { file: string; line: number; column: number }
}

/** Reads the dated exceptions. Invalid ones excuse nothing and are reported. */
export function readExceptions({ files }: ContentRecord): {
  exceptions: Exception[]
  problems: Problem[]
} {
  const read = files.get(file)?.source
  const problems: Problem[] = []
  if (!read?.value) return { exceptions: [], problems }
  if (!Array.isArray(read.value)) {
    const message = 'The exceptions must be a list: begin each one with - finding:'
    return { exceptions: [], problems: [{ file, line: 1, column: 1, message }] }
  }
  const exceptions = read.value.flatMap((value: unknown, index): Exception[] => {
    const at: Source['at'] = (path) => read.at([index, ...path])
    const { output, problems: own } = checkValues(ExceptionSchema, file, { value, at })
    problems.push(...own)
    return own.length === 0 ? [{ ...output, place: { file, ...at([]) } }] : []
  })
  return { exceptions, problems }
}

export const excuses = (exception: Exception, id: string) =>
  exception.finding.endsWith('*')
    ? id.startsWith(exception.finding.slice(0, -1))
    : id === exception.finding
