import * as v from 'valibot'
import { type Facts, linkedFacts, withFacts, withNamedPrices } from '#content/facts/with-facts.ts'
import type { Problem } from '#content/report.ts'
import { namesOf, partOf } from '#content/schema/schema-shape.ts'
import type { QuotedCheck } from '#content/schema/words.ts'
import { nearest } from '#data/nearest.ts'
import { fieldOf, nameOf, type Text } from './written-text.ts'
import type { Path, Source } from './yaml-source.ts'

/** A name that is not known at its place, and what is. */
function unknownName(key: string, known: readonly string[]): string {
  const guess = nearest(key, known)
  return guess
    ? `'${key}' is not known here: did you mean '${guess}'?`
    : `'${key}' is not known here: ${known.join(', ')} are`
}

/** Why a value that YAML takes for something else is no text. */
function noText(input: unknown): string | undefined {
  if (typeof input === 'number' || typeof input === 'boolean')
    return `'${input}' is no text without quotes: write '${input}' between straight quotes`
  return undefined
}

/** What a schema expects, where it has no words of its own for it. */
function expectation({ type, received, expected }: v.BaseIssue<unknown>, known: readonly string[]) {
  const names = known.join(', ')
  if (type.endsWith('object') && received === 'null') return `is empty: it takes ${names}`
  if (type.endsWith('object')) return `has lines of its own below it: ${names}`
  const either = expected?.replace(/^\(|\)$/g, '').replaceAll(' | ', ' or ')
  return `must be ${either}, not ${received}`
}

/** The names that a schema knows at a path of a value. */
function knownAt(schema: v.GenericSchema, value: unknown, [key, ...path]: Path): readonly string[] {
  if (key === undefined) return namesOf(schema, value) ?? []
  const part = partOf(schema, value, key)
  return part ? knownAt(part, Object(value)[key], path) : []
}

/** The way to the part that an issue is about. */
const issuePath = ({ path }: v.BaseIssue<unknown>): Path =>
  path?.map(({ key }) => key as string | number) ?? []

/** Describes a valibot issue in words that a non-programmer understands, with its field's name. */
export function formatIssue(
  issue: v.BaseIssue<unknown>,
  schema: v.GenericSchema,
  value: unknown,
): string {
  const path = issuePath(issue)
  const name = nameOf(value, path) || 'The file'
  if (issue.type.endsWith('object') && issue.received === 'undefined') return `${name} is missing`
  const own = issue.message.startsWith('Invalid ')
    ? expectation(issue, knownAt(schema, value, path))
    : issue.message
  const isEmpty = issue.received === 'null' && !issue.type.endsWith('object')
  const isText = issue.type === 'string' && /^(?:must be text|Invalid)/.test(issue.message)
  const said = isEmpty
    ? 'is empty: write it behind the colon'
    : (isText && noText(issue.input)) || own
  // A message that is a sentence of its own follows the name behind a colon.
  return `${name}${/^\p{Ll}/u.test(said) ? '' : ':'} ${said}`
}

const start = { line: 1, column: 1 }

const quotedIn = (issue: v.BaseIssue<unknown>) =>
  issue.type === 'check' ? (issue.requirement as Partial<QuotedCheck>).quoted : undefined

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
) {
  const problems: Problem[] = []
  const texts: Text[] = []
  const priced: { path: Path; named: string }[] = []
  const report = (path: Path, message: string) => problems.push({ file, ...at(path), message })
  const fill = (part: v.GenericSchema | undefined, written: unknown, path: Path): unknown => {
    if (typeof written === 'string') {
      const field = fieldOf(part)
      const get = (name: string) => (name in field.places ? undefined : facts.get(name))
      const shown = withFacts(written, { get })
      if (field.prices) priced.push({ path, named: withNamedPrices(written.trim(), facts) })
      const name = nameOf(value, path)
      const textAt: Text['at'] = (words) => wordsAt(path, words)
      texts.push({ ...field, file, path, name, written, value: shown, at: textAt })
      return shown
    }
    if (typeof written !== 'object' || written === null) return written
    const inner = (each: unknown, key: string | number) =>
      fill(part && partOf(part, written, key), each, [...path, key])
    if (Array.isArray(written)) return written.map(inner)
    const known = part && namesOf(part, written)
    for (const key of Object.keys(written))
      if (known && !known.includes(key)) report([...path, key], unknownName(key, known))
    return Object.fromEntries(Object.entries(written).map(([key, each]) => [key, inner(each, key)]))
  }
  const filled = fill(schema, value, [])
  const { issues = [], output } = v.safeParse(schema, filled)
  for (const issue of issues) {
    const isTold = issue.type.startsWith('strict') && issue.expected === 'never'
    if (!isTold && !ownWords.includes(quotedIn(issue) ?? ''))
      report(issuePath(issue), formatIssue(issue, schema, filled))
  }
  const isRight = problems.length === 0
  // Limits of length hold for the text as it is shown, so prices get their names back behind them.
  for (const { path, named } of isRight ? priced : [])
    Object.assign(path.reduce<unknown>((part, key) => Object(part)[key], output) as object, {
      named,
    })
  // Where they have mistakes, values are as they were written, with their facts.
  return { output: (isRight ? output : filled) as v.InferOutput<Schema>, problems, texts }
}
