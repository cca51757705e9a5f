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
  const groups = new Map<string, Each[]>()
  for (const each of found) {
    const group = groups.get(keyOf(each)) ?? []
    groups.set(keyOf(each), group)
    group.push(each)
  }
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (!first || more.length === 0) return first ?? []
    const places = ` (${more.length + 1} places in this file)`
    return { ...first, message: first.message + places }
  })
}
