import { segmentGraphemes } from './grapheme-segmenter.ts'

/** Titles in front of a person's name. */
const titlesOfPersons = new Set([
  'Dr',
  'Prof',
  'Mr',
  'Mrs',
  'Ms',
  'Adv',
  'Smt',
  'Shri',
])

/**
 * The words of a name from which initials are made: 'R.K. Narayan' has three. Left out are a title,
 * a degree in brackets, and words such as 'de la' in 'Maria de la Cruz'.
 */
function mainWords(name: string): readonly string[] {
  const shown = name.replace(/\(.*?\)/g, '')
  const words = shown.match(/\p{L}[^\s.\p{Pd}]*/gu) ?? []
  const named = words.filter(
    (word, index) =>
      index > 0 || words.length === 1 || !titlesOfPersons.has(word),
  )
  const main = named.filter((word) => !/^\p{Ll}/u.test(word))
  return main.length > 0 ? main : named
}

/** The first letters of a name's words, at most three; both letters of 'MS' in 'MS Dhoni'. */
export function initialsOf(name: string): string {
  const words = mainWords(name)
  const hasSmall = words.some((word) => /\p{Ll}/u.test(word))
  const letters = words.flatMap((word) => {
    const all = segmentGraphemes(word.toUpperCase())
    return hasSmall && /^\p{Lu}{2,3}$/u.test(word) ? all : all.slice(0, 1)
  })
  return letters.slice(0, 3).join('')
}
