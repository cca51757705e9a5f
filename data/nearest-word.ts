import { distance } from 'fastest-levenshtein'

/**
 * The word of `known` that is nearest to a mistyped `word`, for 'did you mean …?'. It is undefined
 * if it is more than three edits away, or more edits than half the length of `word`.
 */
export function nearestWord(
  word: string,
  known: readonly string[],
): string | undefined {
  const editsTo = (candidate: string) =>
    distance(word.toLowerCase(), candidate.toLowerCase())
  const [best] = [...known].sort((a, b) => editsTo(a) - editsTo(b))
  return best !== undefined && editsTo(best) <= Math.min(3, word.length / 2)
    ? best
    : undefined
}
