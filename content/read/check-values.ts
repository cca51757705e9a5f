import * as v from 'valibot'
import { type Facts, linkedFacts } from '#content/facts.ts'
import { fillIn, wordsOf } from '#content/fill-in.ts'
import type { Problem } from '#content/report.ts'
import {
  formatIssue,
  issuePath,
  nameOf,
} from '#content/schema/issue-messages.ts'
import { FilledText } from '#content/schema/kinds.ts'
import { plainMessages } from '#content/schema/plain-messages.ts'
import { type Path, partOf } from '#content/schema/schema-shape.ts'
import { inRupees } from '#data/words-and-prices.ts'
import { fieldOf, type Text } from './written-text.ts'
import type { Source } from './yaml-source.ts'

const start = { line: 1, column: 1 }

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

/** Fills in the facts that values name, and lists their texts. */
function fillValues(checked: Checked) {
  const texts: Text[] = []
  const fill = (
    part: v.GenericSchema | undefined,
    written: unknown,
    path: Path,
  ): unknown => {
    const fillPart = (each: unknown, key: string | number) =>
      fill(part && partOf(part, written, key), each, [...path, key])
    if (typeof written === 'string') {
      const { text, value } = readText(written, { path, part, checked })
      texts.push(text)
      return value
    }
    if (Array.isArray(written)) return written.map(fillPart)
    if (typeof written !== 'object' || written === null) return written
    return Object.fromEntries(
      Object.entries(written).map(([key, each]) => [key, fillPart(each, key)]),
    )
  }
  return { value: fill(checked.schema, checked.source.value, []), texts }
}

/**
 * Fills in the facts that values name, checks them by their schema and lists their texts; without
 * facts, braces are text, and without `at`, as in a form, mistakes and texts have no place.
 */
export function checkValues<const Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  source: Pick<Source, 'value'> & Partial<Source>,
  facts: Facts = linkedFacts(new Map()),
) {
  const { value, texts } = fillValues({ schema, file, source, facts })
  const { issues = [], output } = v.safeParse(schema, value, plainMessages)
  const problems: Problem[] = []
  for (const issue of issues) {
    const path = issuePath(issue)
    const typed = source.typedAt?.(path).trim()
    const message = formatIssue(issue, schema, value, typed)
    problems.push({ file, ...(source.at?.(path) ?? start), message })
  }
  // Where they have mistakes, values are as they were written, with their facts.
  const checked = problems.length === 0 ? output : value
  return { output: checked as v.InferOutput<Schema>, problems, texts }
}
