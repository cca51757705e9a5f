import { distance } from 'fastest-levenshtein'

/** The known word nearest to a mistyped one (at most three edits and half its signs away), for 'did you mean …?'. */
export function nearest(
  word: string,
  known: readonly string[],
): string | undefined {
  const edits = (candidate: string) =>
    distance(word.toLowerCase(), candidate.toLowerCase())
  const [best] = [...known].sort((a, b) => edits(a) - edits(b))
  return best !== undefined && edits(best) <= Math.min(3, word.length / 2)
    ? best
    : undefined
}
