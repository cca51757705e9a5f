import { parseArgs } from 'node:util'
import { UserError } from '#ssg/settings/user-error.ts'

type Flags = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>

/** Reads the flags of a command. Throws a UserError that says what is wrong, and lists all. */
export function readFlags<const Known extends Flags>(
  args: readonly string[],
  known: Known,
) {
  try {
    return parseArgs({ args: [...args], options: known }).values
  } catch (error) {
    const all = Object.entries(known)
      .map(([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`)
      .join(', ')
    // npm keeps flags that stand before `--` to itself, and hands on their values.
    throw new UserError(
      `${(error as Error).message}\nThe flags, which npm wants after --, are ${all}`,
    )
  }
}
