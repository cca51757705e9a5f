import type * as v from 'valibot'
import { nearest } from '#data/nearest.ts'
import { namesOf, type Path, partAt, partOf } from './schema-shape.ts'

/** The names of entries, by which people know them. */
const namingKeys = [
  'name',
  'title',
  'heading',
  'question',
  'client',
  'label',
  'id',
  'finding',
]

/** The way to a part of a value: "testimonials 'Asha R.', rating". */
export function nameOf(value: unknown, path: Path): string {
  let said = ''
  for (const [index, part] of path.entries()) {
    const own = namingKeys
      .map((key) => partAt(value, [...path.slice(0, index + 1), key]))
      .find((each) => typeof each === 'string')
    const number = `${/\d$/.test(said) ? ', part' : ''} ${Number(part) + 1}`
    if (typeof part === 'number') said += own ? ` '${own}'` : number
    else said += `${said && (/['\d]$/.test(said) ? ', ' : '.')}${part}`
  }
  return said.trim()
}

/** A name that is not known at its place, and what is. */
function unknownName(key: string, known: readonly string[]): string {
  const guess = nearest(key, known)
  return guess
    ? `'${key}' is not known here: did you mean '${guess}'?`
    : `'${key}' is not known here: ${known.join(', ')} are`
}

/** Why a value that YAML takes for something else is no text; `typed` is what stands there. */
function textRemedy(input: unknown, typed: string): string | undefined {
  if (typeof input === 'number' || typeof input === 'boolean')
    return `'${typed}' is no text without quotes: write '${typed}' between straight quotes`
  if (/^{.*}$|^\[.*]$/.test(typed))
    return `'${typed}' begins with ${typed.charAt(0)}: put straight quotes around the whole value`
  if (typeof input === 'object')
    return 'has lines of its own below it: write it behind the colon'
  return undefined
}

/** What a schema expects, where it has no words of its own for it. */
function expectation(
  { type, received, expected }: v.BaseIssue<unknown>,
  known: readonly string[],
) {
  const names = known.join(', ')
  if (type.endsWith('object') && received === 'null')
    return `is empty: it takes ${names}`
  if (type.endsWith('object') && /^"\w+:\S/.test(received))
    return 'lacks a space behind each colon: write lines such as INR: 100'
  if (type.endsWith('object')) return `has lines of its own below it: ${names}`
  const either = expected?.replace(/^\(|\)$/g, '').replaceAll(' | ', ' or ')
  return `must be ${either}, not ${received}`
}

/** The names that a schema knows at a path of a value. */
function knownAt(
  schema: v.GenericSchema,
  value: unknown,
  [key, ...path]: Path,
): readonly string[] {
  if (key === undefined) return namesOf(schema, value) ?? []
  const part = partOf(schema, value, key)
  return part ? knownAt(part, partAt(value, [key]), path) : []
}

/** The way to the part that an issue is about. */
export const issuePath = ({ path }: v.BaseIssue<unknown>): Path =>
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
  if (issue.type.startsWith('strict') && issue.expected === 'never')
    return unknownName(
      String(path.at(-1)),
      knownAt(schema, value, path.slice(0, -1)),
    )
  const name = nameOf(value, path) || 'The file'
  if (issue.type.endsWith('object') && issue.received === 'undefined')
    return `${name} is missing`
  const own = issue.message.startsWith('Invalid ')
    ? expectation(issue, knownAt(schema, value, path))
    : issue.message
  const isEmpty = issue.received === 'null' && !issue.type.endsWith('object')
  const isText =
    issue.expected === 'string' &&
    /^(?:must be text|Invalid)/.test(issue.message)
  const shown =
    typeof issue.input === 'string'
      ? own
      : asTyped(own, String(issue.input), typed)
  const said = isEmpty
    ? 'is empty: write it behind the colon'
    : (isText && textRemedy(issue.input, typed)) || shown
  // A message that is a sentence of its own follows the name behind a colon.
  return `${name}${/^\p{Ll}/u.test(said) ? '' : ':'} ${said}`
}
