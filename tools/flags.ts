import { parseArgs } from 'node:util'
import { nearest } from '#data/nearest.ts'
import { UserError } from '#ssg/settings/user-error.ts'

type Flags = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
type Values<Known extends Flags> = {
  [Name in keyof Known]?: Known[Name]['type'] extends 'string'
    ? string
    : boolean
}

/** A flag as Node.js reads it. */
interface OptionToken {
  name: string
  rawName: string
  value: string | undefined
  inlineValue: boolean | undefined
}

/** The value of a known flag. Throws where a value is missing, or is too many. */
function flagValue(
  { rawName, value, inlineValue }: OptionToken,
  type: 'string' | 'boolean',
) {
  const isNext = value?.startsWith('--') && !inlineValue
  if (type === 'string' && (!value || isNext))
    throw new UserError(`${rawName} needs a value after it: ${rawName} "…"`)
  if (type === 'boolean' && value !== undefined)
    throw new UserError(`${rawName} takes no value: write it alone`)
  return type === 'string' ? String(value) : true
}

/** What is said of a flag that a command does not have. */
function unknownFlag(
  { name, rawName }: OptionToken,
  known: Flags,
  all: string,
) {
  const guess = nearest(name, Object.keys(known))
  const meant = guess ? `: did you mean --${guess}?` : '.'
  return new UserError(`There is no ${rawName}${meant} The flags are ${all}`)
}

/** Reads the flags of a command. Throws a UserError that says which one was meant, or lists all. */
export function readFlags<const Known extends Flags>(
  args: readonly string[],
  known: Known,
): Values<Known> {
  const all = Object.entries(known)
    .map(([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`)
    .join(', ')
  const { tokens } = parseArgs({
    args: [...args],
    options: known,
    strict: false,
    tokens: true,
  })
  const values: Record<string, string | boolean> = {}
  for (const token of tokens) {
    // npm keeps flags that stand before `--` to itself, and hands on their values.
    if (token.kind === 'positional')
      throw new UserError(
        `'${token.value}' has no flag, or npm took it: write -- before the flags, which are ${all}`,
      )
    if (token.kind !== 'option') continue
    const type = Object.keys(known).includes(token.name)
      ? known[token.name]?.type
      : undefined
    if (!type) throw unknownFlag(token, known, all)
    values[token.name] = flagValue(token, type)
  }
  return values as Values<Known>
}
