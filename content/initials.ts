import { graphemes } from '#data/graphemes.ts'

const firstLetter = (word: string) => graphemes(word)[0] ?? ''

/** Titles before a name. */
const titles = new Set(['Dr', 'Prof', 'Mr', 'Mrs', 'Ms', 'Adv', 'Smt', 'Shri'])

/** The words of a name, without a title and a degree in brackets; 'R.K. Narayan' has three. */
function wordsOf(name: string): string[] {
  const words = name
    .replace(/\(.*?\)/g, '')
    .split(/[\s.\p{Pd}]+/u)
    .map((word) => word.replace(/^[^\p{L}]+/u, ''))
    .filter(Boolean)
  return words.length > 1 && titles.has(words[0] ?? '') ? words.slice(1) : words
}

/** 'MS' of 'MS Dhoni' is two initials, where other words of the name have small letters. */
const isRunOfInitials = (word: string, words: readonly string[]) =>
  /^\p{Lu}{2,3}$/u.test(word) && words.some((each) => /\p{Ll}/u.test(each))

/** The words that initials are made of: not 'de la' in 'Maria de la Cruz'. */
function mainWords(name: string): string[] {
  const words = wordsOf(name)
  const main = words.filter((word) => !/^\p{Ll}/u.test(word))
  return main.length > 0 ? main : words
}

/** The first letters of a name's words. */
export function initialsOf(name: string): string {
  const words = mainWords(name)
  const letters = words.flatMap((word) =>
    isRunOfInitials(word, words)
      ? [...word]
      : [firstLetter(word).toUpperCase()],
  )
  return letters.slice(0, 3).join('')
}

/**
 * Every letter that initials of a name may have: those of all its words and of both parts of
 * 'O'Brien'; of a name that is one word, all its letters.
 */
export function letterChoice(name: string): ReadonlySet<string> {
  const words = name.split(/[^\p{L}\p{M}]+/u).filter(Boolean)
  const letters = words.flatMap((word) => {
    const isWhole = words.length === 1 || isRunOfInitials(word, words)
    return isWhole ? graphemes(word) : [firstLetter(word)]
  })
  return new Set(letters.map((letter) => letter.toUpperCase()))
}
