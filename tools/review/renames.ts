import type { ReadPage, Site } from './read-page.ts'

/** Share of common words above which two pages are one renamed page; Git uses half of the lines. */
const ALIKE = 0.6

function wordCounts({ page }: ReadPage): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of page.text
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Share of words that two pages have in common, 0 to 1 (Dice's coefficient). */
function similarity(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): number {
  const total = [...before.values(), ...after.values()].reduce((sum, count) => sum + count, 0)
  const common = [...before].reduce(
    (sum, [word, count]) => sum + Math.min(count, after.get(word) ?? 0),
    0,
  )
  return total === 0 ? 0 : (2 * common) / total
}

/** Renamed pages, as new path → old path. The most similar pairs are taken first. */
export function findRenames(before: Site, after: Site): Map<string, string> {
  const gone = [...before]
    .filter(([path]) => !after.has(path))
    .map(([path, page]) => ({ path, words: wordCounts(page) }))
  const come = [...after]
    .filter(([path]) => !before.has(path))
    .map(([path, page]) => ({ path, words: wordCounts(page) }))
  const pairs = come
    .flatMap((fresh) =>
      gone.map((old) => ({
        from: old.path,
        to: fresh.path,
        alike: similarity(old.words, fresh.words),
      })),
    )
    .filter(({ alike }) => alike >= ALIKE)
    .sort((a, b) => b.alike - a.alike)
  const renames = new Map<string, string>()
  const taken = new Set<string>()
  for (const { from, to } of pairs) {
    if (renames.has(to) || taken.has(from)) continue
    renames.set(to, from)
    taken.add(from)
  }
  return renames
}
