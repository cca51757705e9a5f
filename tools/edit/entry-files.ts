import * as v from 'valibot'
import { parse } from 'yaml'
import { formatIssue } from '../../ssg/content/format-issue.ts'
import { replaceParts, splitFrontmatter } from '../../ssg/content/frontmatter.ts'
import { proseProblems } from '../checks/prose.ts'
import { fromForm, toForm } from './form-values.ts'
import { editYaml, newYaml } from './yaml-edits.ts'

type Values = Record<string, unknown>

/** Form key for the source text of the values; never written to a file. */
const SOURCE = '__source'
/** Form key for the list of problems; never written to a file. */
export const CHECKS = '__checks'

/** One kind of file that the editor reads and writes. */
export interface EntryFile {
  schema: v.GenericSchema
  /** Form values of a file's text. */
  read: (text: string) => Values
  /**
   * File text for form values. Throws an Error in plain words if it cannot be written without a
   * loss.
   */
  write: (form: Values) => string
  /** Every problem with the form values, in the words of the content check. */
  problems: (form: Values) => string[]
}

const withoutMarks = ({ [SOURCE]: _source, [CHECKS]: _checks, ...values }: Values) => values
const sourceOf = (form: Values) => (typeof form[SOURCE] === 'string' ? form[SOURCE] : undefined)

function problemsOf(schema: v.GenericSchema, values: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, values)
  return issues.map((issue) => formatIssue(issue, schema))
}

/** Pages: frontmatter as fields, the prose below it as `body`. */
export function pageFile(schema: v.GenericSchema): EntryFile {
  const valuesOf = (form: Values) => {
    const { body: _, ...fields } = withoutMarks(form)
    const source = sourceOf(form)
    return fromForm(
      schema,
      fields,
      source === undefined ? undefined : parse(splitFrontmatter(source).frontmatter ?? ''),
    ) as Values
  }
  return {
    schema,
    read(text) {
      const { frontmatter = '', body } = splitFrontmatter(text)
      return {
        ...(toForm(schema, parse(frontmatter) ?? {}) as Values),
        body: body.trim(),
        [SOURCE]: text,
      }
    },
    write(form) {
      const text = String(form.body ?? '').trim()
      const source = sourceOf(form)
      const values = valuesOf(form)
      if (source === undefined) return `---\n${newYaml(values)}\n---\n\n${text}\n`
      const { frontmatter = '', body } = splitFrontmatter(source)
      return replaceParts(source, {
        frontmatter: editYaml(frontmatter, values),
        body: text === body.trim() ? body : `\n${text}\n`,
      })
    },
    problems: (form) => [
      ...problemsOf(schema, valuesOf(form)),
      ...proseProblems(String(form.body ?? '')),
    ],
  }
}

/** The values of `next` in the key order of `before`; new keys keep their position in `next`. */
function inOrderOf(before: unknown, next: unknown): unknown {
  if (Array.isArray(next))
    return next.map((item, index) =>
      inOrderOf(Array.isArray(before) ? (before[index] ?? before[0]) : undefined, item),
    )
  if (typeof next !== 'object' || next === null) return next
  const known = typeof before === 'object' && before !== null ? (before as Values) : {}
  const keys = [
    ...Object.keys(known).filter((key) => key in next),
    ...Object.keys(next).filter((key) => !(key in known)),
  ]
  return Object.fromEntries(keys.map((key) => [key, inOrderOf(known[key], (next as Values)[key])]))
}

/** Words: a YAML file; `fill` puts the facts in place of their names. */
export function wordsFile(schema: v.GenericSchema, fill: (values: unknown) => unknown): EntryFile {
  const valuesOf = (form: Values) =>
    fromForm(schema, withoutMarks(form), parse(sourceOf(form) ?? '')) as Values
  return {
    schema,
    read: (text) => ({ ...(toForm(schema, parse(text)) as Values), [SOURCE]: text }),
    write: (form) => `${editYaml((sourceOf(form) ?? '').replace(/\n$/, ''), valuesOf(form))}\n`,
    problems: (form) => problemsOf(schema, fill(valuesOf(form))),
  }
}

/** Facts: a JSON file with two-space indentation. */
export function factsFile(schema: v.GenericSchema): EntryFile {
  const valuesOf = (form: Values) => {
    const source = sourceOf(form)
    const before = source === undefined ? undefined : (JSON.parse(source) as unknown)
    return inOrderOf(before, fromForm(schema, withoutMarks(form), before))
  }
  return {
    schema,
    read: (text) => ({ ...(toForm(schema, JSON.parse(text)) as Values), [SOURCE]: text }),
    write: (form) => `${JSON.stringify(valuesOf(form), null, 2)}\n`,
    problems: (form) => problemsOf(schema, valuesOf(form)),
  }
}
