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
  const nameWithoutBrackets = name.replace(/\(.*?\)/g, '')
  const words = nameWithoutBrackets.match(/\p{L}[^\s.\p{Pd}]*/gu) ?? []
  const wordsAfterTitle = words.filter(
    (word, index) =>
      index > 0 || words.length === 1 || !titlesOfPersons.has(word),
  )
  const capitalisedWords = wordsAfterTitle.filter(
    (word) => !/^\p{Ll}/u.test(word),
  )
  return capitalisedWords.length > 0 ? capitalisedWords : wordsAfterTitle
}

/** The first letters of a name's words, at most three; both letters of 'MS' in 'MS Dhoni'. */
export function initialsOf(name: string): string {
  const words = mainWords(name)
  const hasSmallLetters = words.some((word) => /\p{Ll}/u.test(word))
  const letters = words.flatMap((word) => {
    const wordLetters = segmentGraphemes(word.toUpperCase())
    return hasSmallLetters && /^\p{Lu}{2,3}$/u.test(word)
      ? wordLetters
      : wordLetters.slice(0, 1)
  })
  return letters.slice(0, 3).join('')
}
