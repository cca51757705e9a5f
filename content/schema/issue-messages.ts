import type * as v from 'valibot'
import { type Path, partAt } from './schema-shape.ts'
import { notTextMessage } from './text.ts'

/** Keys whose text names a list entry in messages; the first key that the entry has is used. */
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

/** The path of a part in words: "testimonials 'Asha R.', rating". */
export function nameOf(value: unknown, path: Path): string {
  let name = ''
  for (const [index, part] of path.entries()) {
    const entryName = namingKeys
      .map((key) => partAt(value, [...path.slice(0, index + 1), key]))
      .find((each) => typeof each === 'string')
    const entryNumber = `${/\d$/.test(name) ? ', part' : ''} ${Number(part) + 1}`
    if (typeof part === 'number')
      name += entryName ? ` '${entryName}'` : entryNumber
    else name += `${name && (/['\d]$/.test(name) ? ', ' : '.')}${part}`
  }
  return name.trim()
}

const quoteRemedy = 'put straight quotes around the whole value'

/**
 * What to do about a value that YAML does not read as a text; undefined if no advice fits. `typed`
 * is the source text of the value.
 */
function textRemedy(
  input: unknown,
  typed: string,
  isEntry: boolean,
): string | undefined {
  if (typeof input === 'number' || typeof input === 'boolean')
    return `'${typed}' is no text without quotes: write '${typed}' between straight quotes`
  if (/^{.*}$|^\[.*]$/.test(typed))
    return `'${typed}' begins with ${typed.charAt(0)}: ${quoteRemedy}`
  if (isEntry && /^[^\n-].*: .*$/.test(typed))
    return `'${typed}' has a colon with a space after it: ${quoteRemedy}`
  if (typeof input === 'object')
    return 'has lines of its own below it: write it after the colon'
  return undefined
}

/** The path of the part that an issue is about. */
export const issuePath = ({ path }: v.BaseIssue<unknown>): Path =>
  path?.map(({ key }) => key as string | number) ?? []

/** A message with the value as it was typed: people look for 4.90, which YAML reads as 4.9. */
function withTypedValue(message: string, value: string, typed: string): string {
  const messageAsTyped = message.replaceAll(`'${value}'`, () => `'${typed}'`)
  const ending = `not ${value}`
  return messageAsTyped.endsWith(ending)
    ? messageAsTyped.slice(0, -value.length) + typed
    : messageAsTyped
}

/** What is wrong, in words that follow the name of the field. */
function complaintOf(
  issue: v.BaseIssue<unknown>,
  typed: string,
  isOptional: boolean,
): string {
  const { input, received, type, message } = issue
  const isEntry = typeof issuePath(issue).at(-1) === 'number'
  if (received === 'null' && !/(?:object|array)$/.test(type))
    return isEntry
      ? 'is empty: write it after the dash, or delete the dash'
      : `is empty: write it after the colon${isOptional ? ', or delete the line' : ''}`
  // YAML drops the + of a number, so `message` is about a number that nobody has typed.
  const isNoText =
    message === notTextMessage || (type === 'string' && /^\+/.test(typed))
  if (isNoText) return textRemedy(input, typed, isEntry) ?? message
  return typeof input === 'string'
    ? message
    : withTypedValue(message, String(input), typed)
}

/** A valibot issue as a message for people who do not program, with the name of the field. */
export function formatIssue(
  issue: v.BaseIssue<unknown>,
  value: unknown,
  typed = String(issue.input),
  isOptional = false,
): string {
  const name = nameOf(value, issuePath(issue)) || 'The file'
  const complaint = complaintOf(issue, typed, isOptional)
  // A complaint that does not begin in lower case is a separate sentence, after a colon.
  return `${name}${/^\p{Ll}/u.test(complaint) ? '' : ':'} ${complaint}`
}
