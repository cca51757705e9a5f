/** Results of reading by the name of what is read, with the texts that it was read from. */
type Results = Map<string, { texts: string; result: unknown }>

/** Kept on the process: Vite loads its config, and with it this module, once for each build. */
const kept = globalThis as { readResults?: Results }
kept.readResults ??= new Map()
const results = kept.readResults

/** The result of `read`, which is called again only once one of `texts` has changed. */
export function readOnce<Result>(
  name: string,
  texts: readonly (string | undefined)[],
  read: () => Result,
): Result {
  const joined = texts.join('\0')
  const before = results.get(name)
  if (before?.texts === joined) return before.result as Result
  const result = read()
  results.set(name, { texts: joined, result })
  return result
}
