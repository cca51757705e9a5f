import * as v from 'valibot'
import { type Facts, withFacts, withNamedPrices } from '#data/named-facts/with-facts.ts'
import { namesOf, partOf } from '#data/schemas/schema-shape.ts'
import type { QuotedCheck } from '#data/schemas/words.ts'
import type { Problem } from './content-error.ts'
import { formatIssue, unknownName } from './format-issue.ts'
import { fieldOf, nameOf, type Text } from './written-text.ts'
import type { Path, Source } from './yaml-source.ts'

/** A mistake in a value, with the path of the part that it concerns. */
interface Mistake {
  path: Path
  message: string
}
/** A text among values, before it has a file. */
export type ValueText = Omit<Text, 'file' | 'at'>

export interface CheckedValues {
  /** The values with facts filled in and defaults set. */
  output: unknown
  mistakes: readonly Mistake[]
  texts: readonly ValueText[]
}

const quotedIn = (issue: v.BaseIssue<unknown>) =>
  issue.type === 'check' ? (issue.requirement as Partial<QuotedCheck>).quoted : undefined

/** Replaces each text of a value; `visit` gets every value with its schema. */
function mapTexts(
  schema: v.GenericSchema | undefined,
  value: unknown,
  path: Path,
  visit: (schema: v.GenericSchema | undefined, value: unknown, path: Path) => unknown,
): unknown {
  if (typeof value !== 'object' || value === null) return visit(schema, value, path)
  visit(schema, value, path)
  const inner = (part: unknown, key: string | number) =>
    mapTexts(schema && partOf(schema, value, key), part, [...path, key], visit)
  return Array.isArray(value)
    ? value.map(inner)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inner(part, key)]))
}

/** No fact: braces are text. */
const noFacts: Facts = {
  get: () => undefined,
  named: () => undefined,
  keys: () => new Map<string, string>().keys(),
}

/** Checks a file's value, or one entry of it, as it stands; adds mistakes at their places. */
export function parseSource<const Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  { value, at }: Pick<Source, 'value' | 'at'>,
  problems: Problem[],
): v.InferOutput<Schema> | undefined {
  const { output, mistakes } = checkValues(schema, value, noFacts)
  problems.push(...mistakes.map(({ path, message }) => ({ file, ...at(path), message })))
  return mistakes.length === 0 ? output : undefined
}

/**
 * Fills in the facts that values name, checks them by their schema and lists their texts.
 * `ownWords` are quoted words that the owner has replaced by other ones (data/own-words.yaml).
 */
export function checkValues(
  schema: v.GenericSchema,
  value: unknown,
  facts: Facts,
  ownWords: readonly string[] = [],
): CheckedValues {
  const mistakes: Mistake[] = []
  const texts: ValueText[] = []
  const priced: { path: Path; named: string }[] = []
  const filled = mapTexts(schema, value, [], (part, inner, path) => {
    if (typeof inner === 'string') {
      const field = fieldOf(part)
      const get = (name: string) => (name in field.places ? undefined : facts.get(name))
      const shown = withFacts(inner, { get })
      if (field.prices) priced.push({ path, named: withNamedPrices(inner.trim(), facts) })
      texts.push({ ...field, path, name: nameOf(value, path), written: inner, value: shown })
      return shown
    }
    const known = part && !Array.isArray(inner) ? namesOf(part, inner) : undefined
    for (const key of known && inner ? Object.keys(inner) : [])
      if (!known?.includes(key))
        mistakes.push({ path: [...path, key], message: unknownName(key, known ?? []) })
    return inner
  })
  const { issues = [], output } = v.safeParse(schema, filled)
  for (const issue of issues) {
    const path = issue.path?.map(({ key }) => key as string | number) ?? []
    const isTold = issue.type.startsWith('strict') && issue.expected === 'never'
    if (!isTold && !ownWords.includes(quotedIn(issue) ?? ''))
      mistakes.push({ path, message: formatIssue(issue, schema, filled) })
  }
  // Limits of length hold for the text as it is shown, so prices get their names back behind them.
  for (const { path, named } of mistakes.length === 0 ? priced : [])
    Object.assign(path.reduce<unknown>((part, key) => Object(part)[key], output) as object, {
      named,
    })
  return { output: mistakes.length === 0 ? output : filled, mistakes, texts }
}
