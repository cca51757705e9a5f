import * as v from 'valibot'
import { text } from './text.ts'

/** True for a day that exists, written 'YYYY-MM-DD'. */
export function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** A list in which no two entries have the same `key`. */
const listOf = <Entry extends v.GenericSchema<unknown, Record<string, unknown>>>(
  name: string,
  entry: Entry,
  key: string,
) =>
  v.pipe(
    v.array(entry, `${name} must be a list`),
    v.checkItems(
      (item, index, list) => list.findIndex((other) => other[key] === item[key]) === index,
      (issue) =>
        `${name} has two entries for '${(issue.input as Record<string, unknown>)[key]}': keep one`,
    ),
  )

const EvidenceSchema = v.strictObject({
  /** Id of the claim or story, as the launch check prints it: 'claims.projects'. */
  fact: text('fact', 3, 200),
  /** What was proven, as the site shows it. The entry lapses when the site shows something else. */
  value: text('value', 1, 900),
  /** What proves it and where that is kept. */
  proof: text('proof', 10, 300),
  /** The day on which somebody last looked. */
  checked: v.pipe(
    v.string('checked must be text'),
    v.check(
      isDay,
      (issue) => `checked must be a day such as 2026-03-31, not '${String(issue.input)}'`,
    ),
  ),
})
/** What proves one value that the site shows. */
export type Evidence = v.InferOutput<typeof EvidenceSchema>

const ExplanationSchema = v.strictObject({
  /** Id of the contradiction, as the launch check prints it: 'bundle-saving'. */
  contradiction: text('contradiction', 2, 100),
  /** The values that may stand side by side. The entry lapses when one of them changes. */
  values: v.pipe(
    v.array(text('value', 1, 100), 'values must be a list'),
    v.minLength(1, 'values needs at least one entry'),
  ),
  reason: text('reason', 20, 400),
})
/** Why two values that do not fit together may both stay. */
export type Explanation = v.InferOutput<typeof ExplanationSchema>

/** data/ledger.json: evidence and explanations, for the launch check alone (requirements §9.2.4). */
export const LedgerSchema = v.strictObject({
  evidence: listOf('evidence', EvidenceSchema, 'fact'),
  explained: listOf('explained', ExplanationSchema, 'contradiction'),
})
