import * as v from 'valibot'
import { type Facts, fillIn, linkedFacts, wordsOf } from '#content/facts/linked-facts.ts'
import type { Problem } from '#content/report.ts'
import { FilledText } from '#content/schema/kinds.ts'
import { namesOf, partOf } from '#content/schema/schema-shape.ts'
import type { QuotedCheck } from '#content/schema/words.ts'
import { nearest } from '#data/nearest.ts'
import { inRupees } from '#data/words-and-prices.ts'
import { fieldOf, nameOf, type Text } from './written-text.ts'
import type { Path, Source } from './yaml-source.ts'

/** A name that is not known at its place, and what is. */
function unknownName(key: string, known: readonly string[]): string {
  const guess = nearest(key, known)
  return guess
    ? `'${key}' is not known here: did you mean '${guess}'?`
    : `'${key}' is not known here: ${known.join(', ')} are`
}

/** Why a value that YAML takes for something else is no text; `typed` is what stands there. */
function noText(input: unknown, typed: string): string | undefined {
  if (typeof input === 'number' || typeof input === 'boolean')
    return `'${typed}' is no text without quotes: write '${typed}' between straight quotes`
  if (/^{.*}$|^\[.*]$/.test(typed))
    return `'${typed}' begins with ${typed.charAt(0)}: put straight quotes around the whole value`
  if (typeof input === 'object') return 'has lines of its own below it: write it behind the colon'
  return undefined
}

/** What a schema expects, where it has no words of its own for it. */
function expectation({ type, received, expected }: v.BaseIssue<unknown>, known: readonly string[]) {
  const names = known.join(', ')
  if (type.endsWith('object') && received === 'null') return `is empty: it takes ${names}`
  if (type.endsWith('object') && /^"\w+:\S/.test(received))
    return 'lacks a space behind each colon: write lines such as INR: 100'
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

/** A message with a value as it was typed: YAML makes 4.9 of 4.90, and people look for that. */
function asTyped(message: string, value: string, typed: string): string {
  const said = message.replaceAll(`'${value}'`, () => `'${typed}'`)
  const bare = `not ${value}`
  return said.endsWith(bare) ? said.slice(0, -value.length) + typed : said
}

/** Describes a valibot issue in words that a non-programmer understands, with its field's name. */
export function formatIssue(
  issue: v.BaseIssue<unknown>,
  schema: v.GenericSchema,
  value: unknown,
  typed = String(issue.input),
): string {
  const path = issuePath(issue)
  const name = nameOf(value, path) || 'The file'
  if (issue.type.endsWith('object') && issue.received === 'undefined') return `${name} is missing`
  const own = issue.message.startsWith('Invalid ')
    ? expectation(issue, knownAt(schema, value, path))
    : issue.message
  const isEmpty = issue.received === 'null' && !issue.type.endsWith('object')
  const isText = issue.expected === 'string' && /^(?:must be text|Invalid)/.test(issue.message)
  const shown = typeof issue.input === 'string' ? own : asTyped(own, String(issue.input), typed)
  const said = isEmpty
    ? 'is empty: write it behind the colon'
    : (isText && noText(issue.input, typed)) || shown
  // A message that is a sentence of its own follows the name behind a colon.
  return `${name}${/^\p{Ll}/u.test(said) ? '' : ':'} ${said}`
}

const start = { line: 1, column: 1 }

const quotedIn = (issue: v.BaseIssue<unknown>) =>
  issue.type === 'check' ? (issue.requirement as Partial<QuotedCheck>).quoted : undefined

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
  { path, part, checked }: { path: Path; part: v.GenericSchema | undefined; checked: Checked },
) {
  const { file, source, facts } = checked
  const { hasParts, ...field } = fieldOf(part)
  const parts = (name: string) => (name in field.places ? undefined : facts.parts(name))
  const words = wordsOf(fillIn(hasParts ? written.trim() : written, parts))
  const value = inRupees(words)
  const at: Text['at'] = (inner) => source.wordsAt?.(path, inner) ?? start
  const text: Text = { ...field, file, path, name: nameOf(source.value, path), written, value, at }
  return { text, value: hasParts ? new FilledText(words) : value }
}

/** Fills in the facts that values name, and tells names that their schema does not know. */
function fillValues(checked: Checked) {
  const texts: Text[] = []
  const unknown: { path: Path; message: string }[] = []
  const fillParts = (part: v.GenericSchema | undefined, written: object, path: Path) => {
    const known = part && namesOf(part, written)
    return Object.entries(written).map(([key, each]) => {
      const inner = [...path, key]
      if (known && !known.includes(key))
        unknown.push({ path: inner, message: unknownName(key, known) })
      return [key, fill(part && partOf(part, written, key), each, inner)]
    })
  }
  const fill = (part: v.GenericSchema | undefined, written: unknown, path: Path): unknown => {
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
  const problem = ({ path, message }: { path: Path; message: string }): Problem => {
    return { file, ...(source.at?.(path) ?? start), message }
  }
  const problems = unknown.map(problem)
  const { issues = [], output } = v.safeParse(schema, value)
  for (const issue of issues) {
    const isTold = issue.type.startsWith('strict') && issue.expected === 'never'
    if (isTold || ownWords.includes(quotedIn(issue) ?? '')) continue
    const path = issuePath(issue)
    const typed = source.typedAt?.(path).trim()
    problems.push(problem({ path, message: formatIssue(issue, schema, value, typed) }))
  }
  // Where they have mistakes, values are as they were written, with their facts.
  const checked = problems.length === 0 ? output : value
  return { output: checked as v.InferOutput<Schema>, problems, texts }
}
