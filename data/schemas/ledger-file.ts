import * as v from 'valibot'
import { text } from './text.ts'

/** Whether the text is an existing day, written 'YYYY-MM-DD'. */
export function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** A list in which no two entries have the same `key`. */
const listOf = <Entry extends v.GenericSchema<unknown, Record<string, unknown>>>(
  name: string,
  entry: Entry,
  key: string,
  description: string,
) =>
  v.pipe(
    v.array(entry, `${name} must be a list`),
    v.checkItems(
      (item, index, list) => list.findIndex((other) => other[key] === item[key]) === index,
      (issue) =>
        `${name} has two entries for '${(issue.input as Record<string, unknown>)[key]}': keep one`,
    ),
    v.description(description),
  )

const EvidenceSchema = v.strictObject({
  fact: v.pipe(
    text('fact', 3, 200),
    v.description('The name that the launch check prints, such as claims.projects.'),
  ),
  value: v.pipe(
    text('value', 1, 900),
    v.description(
      'What the site shows and the proof covers, such as 200+; the entry lapses when it changes.',
    ),
  ),
  proof: v.pipe(
    text('proof', 10, 300),
    v.description('What proves it and where that is kept: a report, invoices, written consent.'),
  ),
  checked: v.pipe(
    v.string('checked must be text'),
    v.check(
      isDay,
      (issue) => `checked must be a day such as 2026-03-31, not '${String(issue.input)}'`,
    ),
    v.description('The day on which you last looked, such as 2026-03-31.'),
  ),
})

const ExplanationSchema = v.strictObject({
  contradiction: v.pipe(
    text('contradiction', 2, 100),
    v.description('The name that the launch check prints, such as bundle-saving.'),
  ),
  values: v.pipe(
    v.array(text('value', 1, 100), 'values must be a list'),
    v.minLength(1, 'values needs at least one entry'),
    v.description('The values that it names. The entry lapses when the site shows other ones.'),
  ),
  reason: v.pipe(
    text('reason', 20, 400),
    v.description('The reason; the launch check repeats it.'),
  ),
})

/**
 * data/ledger.json: evidence and explanations, for the launch check alone (requirements §9.2.4).
 */
export const LedgerSchema = v.strictObject({
  evidence: listOf(
    'evidence',
    EvidenceSchema,
    'fact',
    'What proves each claim and story. The launch check names those that have none.',
  ),
  explained: listOf(
    'explained',
    ExplanationSchema,
    'contradiction',
    'Why figures that do not fit together may both stay.',
  ),
})
