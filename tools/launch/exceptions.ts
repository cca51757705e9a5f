import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { isMap, isSeq, LineCounter, parseDocument } from 'yaml'
import { isDay } from '../../data/schemas/ledger-file.ts'
import type { Problem } from '../../ssg/routes/content-error.ts'
import { formatIssue } from '../../ssg/routes/format-issue.ts'

const exceptionsFile = 'data/launch-exceptions.yaml'

/** A finding that is postponed. */
export interface Exception {
  /** Id of the finding; a * at the end matches every id with that prefix. */
  finding: string
  /** Last day of the exception, 'YYYY-MM-DD'. */
  until: string
  why: string
  place: { file: string; line: number; column: number }
}

const sentence = (name: string) =>
  v.pipe(
    v.string(`${name} must be text`),
    v.trim(),
    v.minLength(10, `${name} must be a sentence that the next reader understands`),
  )
const ExceptionSchema = v.strictObject({
  finding: v.pipe(
    v.string('finding must be text'),
    v.regex(
      /^[a-z]+\.\S+$|^[a-z]+\.?\*$/,
      (issue) =>
        `finding must be an id that the launch check prints in brackets, not '${issue.input}'`,
    ),
  ),
  until: v.pipe(
    v.string('until must be a day such as 2026-03-31'),
    v.check(
      isDay,
      (issue) => `until must be a day that exists, such as 2026-03-31, not '${issue.input}'`,
    ),
  ),
  why: sentence('why'),
})

/**
 * Reads the dated exceptions. Invalid entries excuse nothing and are reported with their position.
 */
export function readExceptions(root: string): { exceptions: Exception[]; problems: Problem[] } {
  const path = join(root, exceptionsFile)
  if (!existsSync(path)) return { exceptions: [], problems: [] }
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(path, 'utf8'), {
    lineCounter: lines,
    prettyErrors: false,
    schema: 'failsafe',
  })
  const at = (offset = 0) => {
    const { line, col } = lines.linePos(offset)
    return { file: exceptionsFile, line, column: col }
  }
  if (document.errors.length > 0)
    return {
      exceptions: [],
      problems: document.errors.map((error) => ({
        ...at(error.pos[0]),
        message: `The exceptions cannot be read: ${error.message}`,
      })),
    }
  if (document.contents === null) return { exceptions: [], problems: [] }
  if (!isSeq(document.contents))
    return {
      exceptions: [],
      problems: [
        {
          ...at(document.contents.range?.[0]),
          message: 'The exceptions must be a list: begin each one with - finding:',
        },
      ],
    }
  const exceptions: Exception[] = []
  const problems: Problem[] = []
  for (const item of document.contents.items) {
    const start = (item as { range?: [number, number, number] }).range?.[0]
    const value: unknown = isMap(item) ? item.toJS(document) : undefined
    const result = v.safeParse(ExceptionSchema, value)
    if (result.success) {
      exceptions.push({ ...result.output, place: at(start) })
      continue
    }
    for (const issue of result.issues) {
      const key = String(issue.path?.[0]?.key ?? '')
      const pair = isMap(item) ? item.items.find((each) => String(each.key) === key) : undefined
      const range = (pair?.key as { range?: [number, number, number] } | undefined)?.range
      const message = isMap(item)
        ? formatIssue(issue, ExceptionSchema)
        : 'An exception has three lines: finding, until and why'
      problems.push({ ...at(range?.[0] ?? start), message })
    }
  }
  return { exceptions, problems }
}

export const excuses = (exception: Exception, id: string) =>
  exception.finding.endsWith('*')
    ? id.startsWith(exception.finding.slice(0, -1))
    : id === exception.finding
