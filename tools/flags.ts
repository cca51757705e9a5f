import { parseArgs } from 'node:util'
import { nearest } from '#data/nearest.ts'
import { UserError } from '#ssg/settings/user-error.ts'

type Flags = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>
type Values<Known extends Flags> = {
  [Name in keyof Known]?: Known[Name]['type'] extends 'string' ? string : boolean
}

/** Reads the flags of a command. Throws a UserError that says which one was meant, or lists all. */
export function readFlags<const Known extends Flags>(
  args: readonly string[],
  known: Known,
): Values<Known> {
  const all = Object.entries(known)
    .map(([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`)
    .join(', ')
  const { tokens } = parseArgs({ args: [...args], options: known, strict: false, tokens: true })
  const values: Record<string, string | boolean> = {}
  for (const token of tokens) {
    // npm keeps flags that stand before `--` to itself, and hands on their values.
    if (token.kind === 'positional')
      throw new UserError(
        `'${token.value}' has no flag, or npm took it: write -- before the flags, which are ${all}`,
      )
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const isNext = value?.startsWith('--') && !inlineValue
    const type = Object.keys(known).includes(name) ? known[name]?.type : undefined
    if (!type) {
      const guess = nearest(name, Object.keys(known))
      throw new UserError(
        `There is no ${rawName}${guess ? `: did you mean --${guess}?` : '.'} The flags are ${all}`,
      )
    }
    if (type === 'string' && (!value || isNext))
      throw new UserError(`${rawName} needs a value after it: ${rawName} "…"`)
    if (type === 'boolean' && value !== undefined)
      throw new UserError(`${rawName} takes no value: write it alone`)
    values[name] = type === 'string' ? String(value) : true
  }
  return values as Values<Known>
}
