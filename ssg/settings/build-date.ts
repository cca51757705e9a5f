import { UserError } from './user-error.ts'

/** The time of the build. SOURCE_DATE_EPOCH (seconds) fixes it, for reproducible builds. */
export function buildDate(env: Record<string, string | undefined> = process.env): Date {
  const epoch = env.SOURCE_DATE_EPOCH
  if (epoch === undefined || epoch === '') return new Date()
  if (!/^\d+$/.test(epoch))
    throw new UserError(`SOURCE_DATE_EPOCH must be whole seconds since 1970, not '${epoch}'`)
  return new Date(Number(epoch) * 1000)
}
