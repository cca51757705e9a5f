import { distance } from 'fastest-levenshtein'

/**
 * The word of `knownWords` that is nearest to a mistyped `word`, for 'did you mean …?'. The result
 * is undefined if even that word is more than three edits away, or more edits than half the length
 * of `word`.
 */
export function nearestWord(
  word: string,
  knownWords: readonly string[],
): string | undefined {
  const editsTo = (candidate: string) =>
    distance(word.toLowerCase(), candidate.toLowerCase())
  const [nearest] = [...knownWords].sort((a, b) => editsTo(a) - editsTo(b))
  return nearest !== undefined &&
    editsTo(nearest) <= Math.min(3, word.length / 2)
    ? nearest
    : undefined
}
