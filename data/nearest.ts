import { distance } from 'fastest-levenshtein'

/**
 * The known word nearest to a mistyped one, for 'did you mean …?'; undefined if it is more than
 * three edits away, or more edits than half the letters of the mistyped word.
 */
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
