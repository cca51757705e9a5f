import type { Problem } from './report.ts'

/** A finding of a rule in a file. */
interface Told extends Problem {
  rule: { name: string }
  id: string | undefined
}

/** What is told of the same rule in the same words, wherever in a file it stands. */
const keyOf = ({ rule, id, file, message }: Told) =>
  JSON.stringify([rule.name, id, file, message])

/** Tells what is wrong in the same way all over a file once, with the number of its places. */
export function oncePerFile<Each extends Told>(found: readonly Each[]): Each[] {
  const counts = new Map<string, number>()
  for (const each of found)
    counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1)
  const told = new Set<string>()
  return found.flatMap((each) => {
    const key = keyOf(each)
    if (told.has(key)) return []
    told.add(key)
    const count = counts.get(key) ?? 1
    const places = count > 1 ? ` (${count} places in this file)` : ''
    return [{ ...each, message: each.message + places }]
  })
}
