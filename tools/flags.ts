import { parseArgs } from 'node:util'
import { UserError } from '#ssg/settings/user-error.ts'

type Flags = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>

/** Reads a command's flags. Throws a UserError that says what is wrong and lists all flags. */
export function readFlags<const CommandFlags extends Flags>(
  args: readonly string[],
  flags: CommandFlags,
) {
  try {
    return parseArgs({ args: [...args], options: flags }).values
  } catch (error) {
    const flagList = Object.entries(flags)
      .map(([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`)
      .join(', ')
    // The message names `--`, since npm takes flags before `--` for npm's own and passes only
    // their values to the command.
    throw new UserError(
      `${(error as Error).message}\nThe flags, which npm wants after --, are ${flagList}`,
    )
  }
}
