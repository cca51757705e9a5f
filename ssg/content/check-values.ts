import * as v from 'valibot'
import { type Facts, type Mistake, withFacts } from '#data/named-facts/with-facts.ts'
import type { QuotedCheck } from '#data/schemas/words.ts'
import type { Problem } from './content-error.ts'
import { formatIssue } from './format-issue.ts'
import type { Source } from './yaml-source.ts'

const quotedIn = (issue: v.BaseIssue<unknown>) =>
  issue.type === 'check' ? (issue.requirement as Partial<QuotedCheck>).quoted : undefined

interface Rules {
  /** The facts that values may name; without them, braces are text. */
  facts?: Facts
  /** The quoted words that the owner has replaced by other ones (data/own-words.yaml). */
  ownWords?: readonly string[]
  /** How facts are filled in: everywhere, or in the description of a page alone. */
  fill?: typeof withFacts
}

/** Fills in the facts that values name and checks the values by their schema. */
export function checkValues(
  schema: v.GenericSchema,
  value: unknown,
  { facts, ownWords = [], fill = withFacts }: Rules,
): { output: unknown; mistakes: readonly Mistake[] } {
  const mistakes: Mistake[] = []
  const filled = facts ? fill(value, facts, (mistake) => mistakes.push(mistake)) : value
  const { issues = [], output } = v.safeParse(schema, filled)
  for (const issue of issues) {
    const path = issue.path?.map(({ key }) => key as string | number) ?? []
    if (!ownWords.includes(quotedIn(issue) ?? ''))
      mistakes.push({ path, message: formatIssue(issue, schema) })
  }
  return { output, mistakes }
}

/** Checks a file's value, or one entry of it; adds mistakes at their places. */
export function parseSource<const Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  { value, at }: Source,
  problems: Problem[],
  rules: Rules = {},
): v.InferOutput<Schema> | undefined {
  const { output, mistakes } = checkValues(schema, value, rules)
  problems.push(...mistakes.map(({ path, message }) => ({ file, ...at(path), message })))
  return mistakes.length === 0 ? output : undefined
}
