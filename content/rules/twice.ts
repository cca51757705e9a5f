import type { Report } from './rule.ts'

/** Reports each entry of a list whose text under a key another entry above it has. */
export const twiceIn = <Key extends string>(
  entries: readonly Record<Key, unknown>[],
  key: Key,
  report: Report,
  ...path: string[]
) =>
  entries.flatMap((entry, index) => {
    const isTaken =
      entries.findIndex((each) => each[key] === entry[key]) < index
    const message = `this ${key} is that of an entry above: each needs its own`
    return isTaken ? report([...path, index, key], message) : []
  })
