import { UserError } from '#ssg/settings/user-error.ts'

const LAST_PORT = 65_535

/** The port in PORT; undefined if PORT is not set. Throws a UserError if its value is no port. */
export function portOf({ PORT }: { PORT?: string | undefined }) {
  if (!PORT) return undefined
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > LAST_PORT)
    throw new UserError(
      `PORT is a number up to ${LAST_PORT}, such as 4174, not '${PORT}'`,
    )
  return Number(PORT)
}
