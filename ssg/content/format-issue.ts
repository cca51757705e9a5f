import type * as v from 'valibot'
import { nearest } from '#data/nearest.ts'
import { namesOf, partOf } from '#data/schemas/schema-shape.ts'
import { nameOf } from './written-text.ts'
import type { Path } from './yaml-source.ts'

/** A name that is not known at its place, and what is. */
export function unknownName(key: string, known: readonly string[]): string {
  const guess = nearest(key, known)
  return guess
    ? `'${key}' is not known here: did you mean '${guess}'?`
    : `'${key}' is not known here: ${known.join(', ')} are`
}

/** Why a value that YAML takes for something else is no text. */
function noText(input: unknown): string | undefined {
  if (typeof input === 'number' || typeof input === 'boolean')
    return `'${input}' is no text without quotes: write '${input}' between straight quotes`
  return input === null ? 'is empty: write a text behind the colon' : undefined
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
function knownAt(schema: v.GenericSchema, value: unknown, path: Path) {
  let part: v.GenericSchema | undefined = schema
  let inner = value
  for (const key of path) {
    part = part && partOf(part, inner, key)
    inner = Object(inner)[key]
  }
  return (part && namesOf(part, inner)) ?? []
}

/** The way to the part that an issue is about. */
export const issuePath = ({ path }: v.BaseIssue<unknown>): Path =>
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
  const said = (issue.type === 'string' && noText(issue.input)) || own
  // A message that is a sentence of its own follows the name behind a colon.
  return `${name}${/^\p{Ll}/u.test(said) ? '' : ':'} ${said}`
}
