import * as v from 'valibot'
import { type Facts, linkedFacts } from '#content/facts.ts'
import { fillIn, wordsOf } from '#content/fill-in.ts'
import type { Problem } from '#content/report.ts'
import {
  formatIssue,
  issuePath,
  nameOf,
  unknownName,
} from '#content/schema/issue-messages.ts'
import { FilledText } from '#content/schema/kinds.ts'
import { namesOf, type Path, partOf } from '#content/schema/schema-shape.ts'
import type { QuotedCheck } from '#content/schema/words.ts'
import { inRupees } from '#data/words-and-prices.ts'
import { fieldOf, type Text } from './written-text.ts'
import type { Source } from './yaml-source.ts'

const start = { line: 1, column: 1 }

const quotedIn = (issue: v.BaseIssue<unknown>) =>
  issue.type === 'check'
    ? (issue.requirement as Partial<QuotedCheck>).quoted
    : undefined

/** What a check of values needs beside them. */
interface Checked {
  schema: v.GenericSchema
  file: string
  source: Pick<Source, 'value'> & Partial<Source>
  facts: Facts
}

/** A text of a value, and what its schema checks: words as parts, or as they are shown. */
function readText(
  written: string,
  {
    path,
    part,
    checked,
  }: { path: Path; part: v.GenericSchema | undefined; checked: Checked },
) {
  const { file, source, facts } = checked
  const { hasParts, ...field } = fieldOf(part)
  const parts = (name: string) =>
    name in field.places ? undefined : facts.parts(name)
  const words = wordsOf(fillIn(hasParts ? written.trim() : written, parts))
  const value = inRupees(words)
  const at: Text['at'] = (inner) => source.wordsAt?.(path, inner) ?? start
  const name = nameOf(source.value, path)
  const typed = source.typedAt && (() => source.typedAt?.(path) ?? written)
  const text: Text = { ...field, file, path, name, written, typed, value, at }
  return { text, value: hasParts ? new FilledText(words) : value }
}

/** Fills in the facts that values name, and tells names that their schema does not know. */
function fillValues(checked: Checked) {
  const texts: Text[] = []
  const unknown: { path: Path; message: string }[] = []
  const fillParts = (
    part: v.GenericSchema | undefined,
    written: object,
    path: Path,
  ) => {
    const known = part && namesOf(part, written)
    return Object.entries(written).map(([key, each]) => {
      const inner = [...path, key]
      if (known && !known.includes(key))
        unknown.push({ path: inner, message: unknownName(key, known) })
      return [key, fill(part && partOf(part, written, key), each, inner)]
    })
  }
  const fill = (
    part: v.GenericSchema | undefined,
    written: unknown,
    path: Path,
  ): unknown => {
    if (typeof written === 'string') {
      const { text, value } = readText(written, { path, part, checked })
      texts.push(text)
      return value
    }
    if (Array.isArray(written))
      return written.map((each, index) =>
        fill(part && partOf(part, written, index), each, [...path, index]),
      )
    if (typeof written !== 'object' || written === null) return written
    return Object.fromEntries(fillParts(part, written, path))
  }
  const value = fill(checked.schema, checked.source.value, [])
  return { value, texts, unknown }
}

/**
 * Fills in the facts that values name, checks them by their schema and lists their texts; without
 * facts, braces are text, and without `at`, as in a form, mistakes and texts have no place.
 * `ownWords` are quoted words that the owner has replaced by other ones (data/own-words.yaml).
 */
export function checkValues<const Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  source: Pick<Source, 'value'> & Partial<Source>,
  facts: Facts = linkedFacts(new Map()),
  ownWords: readonly string[] = [],
) {
  const { value, texts, unknown } = fillValues({ schema, file, source, facts })
  const problem = ({
    path,
    message,
  }: {
    path: Path
    message: string
  }): Problem => {
    return { file, ...(source.at?.(path) ?? start), message }
  }
  const problems = unknown.map(problem)
  const { issues = [], output } = v.safeParse(schema, value)
  for (const issue of issues) {
    const isTold = issue.type.startsWith('strict') && issue.expected === 'never'
    if (isTold || ownWords.includes(quotedIn(issue) ?? '')) continue
    const path = issuePath(issue)
    const typed = source.typedAt?.(path).trim()
    problems.push(
      problem({ path, message: formatIssue(issue, schema, value, typed) }),
    )
  }
  // Where they have mistakes, values are as they were written, with their facts.
  const checked = problems.length === 0 ? output : value
  return { output: checked as v.InferOutput<Schema>, problems, texts }
}
