import { type Context, type LaunchFinding, ledgerFile } from './context.ts'

/** Longest value that a message repeats in full, in characters. */
const LONG = 80

/** Two values for a message; for long ones, the part that differs. */
function contrast(one: string, other: string): [string, string] {
  if (Math.max(one.length, other.length) <= LONG) return [one, other]
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const from = Math.max(0, one.lastIndexOf(' ', start - 15))
  const part = (value: string) => {
    const words = value.slice(from, from + LONG).trim()
    return (from > 0 ? '…' : '') + words + (value.length > from + LONG ? '…' : '')
  }
  return [part(one), part(other)]
}

const plain = (value: string) => value.replace(/\s+/g, ' ').trim()

/** The shown value and the value of the entry, if they differ. */
export const lapsed = (shown: string, noted: string): [string, string] | undefined =>
  plain(shown) === plain(noted) ? undefined : contrast(plain(shown), plain(noted))

/**
 * What is missing to prove a value: a ledger entry, or one for the current value. `missing` is the
 * message if there is no entry. Undefined if the value is proven.
 */
export function unproven(
  { ledger }: Context,
  fact: string,
  value: string,
  missing: string,
): Pick<LaunchFinding, 'message' | 'wants'> | undefined {
  const entry = ledger.evidence.find((each) => each.fact === fact)
  const wants = { fact, value: plain(value) }
  if (!entry) return { message: missing, wants }
  const differing = lapsed(value, entry.value)
  if (!differing) return undefined
  const [shown, noted] = differing
  const message =
    `The site shows '${shown}', and the evidence for '${fact}' in ${ledgerFile} proves ` +
    `'${noted}': note what proves the new value, or change it back`
  return { message, wants }
}
