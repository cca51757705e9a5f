import * as v from 'valibot'
import {
  type Facts,
  linkedFacts,
  withFacts,
  withNamedPrices,
} from '#data/named-facts/with-facts.ts'
import { namesOf, partOf } from '#data/schemas/schema-shape.ts'
import type { QuotedCheck } from '#data/schemas/words.ts'
import type { Problem } from './content-error.ts'
import { formatIssue, issuePath, unknownName } from './format-issue.ts'
import { fieldOf, nameOf, type Text } from './written-text.ts'
import type { Path, Source } from './yaml-source.ts'

export interface CheckedValues<Output> {
  /** The values with facts filled in and defaults set; where they have mistakes, as they are. */
  output: Output
  problems: Problem[]
  texts: Text[]
}

const start = { line: 1, column: 1 }

const quotedIn = (issue: v.BaseIssue<unknown>) =>
  issue.type === 'check' ? (issue.requirement as Partial<QuotedCheck>).quoted : undefined

/** Replaces each text of a value; `visit` gets every value with its schema. */
function mapTexts(
  schema: v.GenericSchema | undefined,
  value: unknown,
  path: Path,
  visit: (schema: v.GenericSchema | undefined, value: unknown, path: Path) => unknown,
): unknown {
  const visited = visit(schema, value, path)
  if (typeof value !== 'object' || value === null) return visited
  const inner = (part: unknown, key: string | number) =>
    mapTexts(schema && partOf(schema, value, key), part, [...path, key], visit)
  return Array.isArray(value)
    ? value.map(inner)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inner(part, key)]))
}

/**
 * Fills in the facts that values name, checks them by their schema and lists their texts; without
 * facts, braces are text, and without `at`, as in a form, mistakes and texts have no place.
 * `ownWords` are quoted words that the owner has replaced by other ones (data/own-words.yaml).
 */
export function checkValues<const Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  { value, at = () => start, wordsAt = () => start }: Pick<Source, 'value'> & Partial<Source>,
  facts: Facts = linkedFacts(new Map()),
  ownWords: readonly string[] = [],
): CheckedValues<v.InferOutput<Schema>> {
  const problems: Problem[] = []
  const texts: Text[] = []
  const priced: { path: Path; named: string }[] = []
  const report = (path: Path, message: string) => problems.push({ file, ...at(path), message })
  const filled = mapTexts(schema, value, [], (part, inner, path) => {
    if (typeof inner === 'string') {
      const field = fieldOf(part)
      const get = (name: string) => (name in field.places ? undefined : facts.get(name))
      const shown = withFacts(inner, { get })
      if (field.prices) priced.push({ path, named: withNamedPrices(inner.trim(), facts) })
      texts.push({
        ...field,
        file,
        path,
        name: nameOf(value, path),
        written: inner,
        value: shown,
        at: (words) => wordsAt(path, words),
      })
      return shown
    }
    const known = part && !Array.isArray(inner) ? namesOf(part, inner) : undefined
    for (const key of known && inner ? Object.keys(inner) : [])
      if (!known?.includes(key)) report([...path, key], unknownName(key, known ?? []))
    return inner
  })
  const { issues = [], output } = v.safeParse(schema, filled)
  for (const issue of issues) {
    const isTold = issue.type.startsWith('strict') && issue.expected === 'never'
    if (!isTold && !ownWords.includes(quotedIn(issue) ?? ''))
      report(issuePath(issue), formatIssue(issue, schema, filled))
  }
  if (problems.length > 0) return { output: filled as v.InferOutput<Schema>, problems, texts }
  // Limits of length hold for the text as it is shown, so prices get their names back behind them.
  for (const { path, named } of priced)
    Object.assign(path.reduce<unknown>((part, key) => Object(part)[key], output) as object, {
      named,
    })
  return { output: output as v.InferOutput<Schema>, problems, texts }
}
