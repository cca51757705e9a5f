import type * as v from 'valibot'
import { type Path, partAt } from './schema-shape.ts'
import { notText } from './text.ts'

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

/** Why a value that YAML takes for something else is no text; `typed` is its source. */
function textRemedy(input: unknown, typed: string): string | undefined {
  if (typeof input === 'number' || typeof input === 'boolean')
    return `'${typed}' is no text without quotes: write '${typed}' between straight quotes`
  if (/^{.*}$|^\[.*]$/.test(typed))
    return `'${typed}' begins with ${typed.charAt(0)}: put straight quotes around the whole value`
  if (typeof input === 'object')
    return 'has lines of its own below it: write it behind the colon'
  return undefined
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

/** What is wrong, as the words that follow the name of the field. */
function saidOf(
  { input, received, type, message }: v.BaseIssue<unknown>,
  typed: string,
): string {
  if (received === 'null' && !type.endsWith('object'))
    return 'is empty: write it behind the colon'
  if (message === notText) return textRemedy(input, typed) ?? message
  return typeof input === 'string'
    ? message
    : asTyped(message, String(input), typed)
}

/** Describes a valibot issue in words that a non-programmer understands, with its field's name. */
export function formatIssue(
  issue: v.BaseIssue<unknown>,
  value: unknown,
  typed = String(issue.input),
): string {
  const name = nameOf(value, issuePath(issue)) || 'The file'
  const said = saidOf(issue, typed)
  // A message that begins with a capital is a sentence, and follows the name after a colon.
  return `${name}${/^\p{Ll}/u.test(said) ? '' : ':'} ${said}`
}
