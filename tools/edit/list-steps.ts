import { diffArrays } from 'diff'

/** What becomes of a list: an entry stays as it is, gets another value, or is new. */
export type Step = { keep: number; value: unknown; changed: boolean } | { add: unknown }

/** Tells values apart: two that print alike are one. */
export const print = (value: unknown) => JSON.stringify(value)

/** Aligns two lists: what stands between unchanged entries takes each other's place in order, the rest is removed or added. */
export function align(old: readonly unknown[], next: readonly unknown[]): Step[] {
  const steps: Step[] = []
  let [at, to] = [0, 0]
  let free: number[] = []
  let waiting: unknown[] = []
  const settle = () => {
    for (const value of waiting) {
      const keep = free.shift()
      steps.push(keep === undefined ? { add: value } : { keep, value, changed: true })
    }
    free = []
    waiting = []
  }
  for (const { added, removed, count } of diffArrays(old.map(print), next.map(print))) {
    if (added) waiting.push(...next.slice(to, to + count))
    else if (removed) free.push(...Array.from({ length: count }, (_, index) => at + index))
    else {
      settle()
      for (let index = 0; index < count; index++)
        steps.push({ keep: at + index, value: next[to + index], changed: false })
    }
    if (!added) at += count
    if (!removed) to += count
  }
  settle()
  return steps
}
