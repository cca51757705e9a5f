import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'

/** Where the site's own words stand, from the root. */
export const wordListFile = 'data/content-words.txt'

export interface Speller {
  knows: (word: string) => boolean
  /** The likeliest words for a misspelt one, best first. */
  suggest: (word: string) => string[]
}

/** The words of a list: one a line, what follows # is a remark. */
export const wordsIn = (list: string) =>
  list
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((word) => word !== '')

/** A speller for British spelling, as it is used in India, with the words of data/content-words.txt. A word that stands there with a capital needs one; a plural with s need not be listed. */
export function createSpeller(root: string): Speller {
  const spell = nspell(dictionary as unknown as { aff: Buffer; dic: Buffer })
  const file = join(root, wordListFile)
  const own = existsSync(file) ? wordsIn(readFileSync(file, 'utf8')) : []
  for (const word of own) {
    spell.add(word)
    spell.add(`${word}s`)
  }
  const knows = (word: string) => spell.correct(word)
  return { knows, suggest: (word) => [...new Set(oneMistakeAway(word).filter(knows))].slice(0, 2) }
}

const letters = "etaoinsrhldcumfpgwybvkxjqz'-"

/**
 * Every way to write a word with one slip taken back, the commonest slips first: letters swapped, left out, doubled, mistaken.
 * The speller's own suggestions also try two slips, which takes half a second a word.
 */
function oneMistakeAway(word: string): string[] {
  const places = Array.from({ length: word.length + 1 }, (_, index) => [word.slice(0, index), word.slice(index)] as const)
  return [
    ...places.map(([before, after]) => before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2)),
    ...places.flatMap(([before, after]) => [...letters].map((letter) => before + letter + after)),
    ...places.map(([before, after]) => before + after.slice(1)),
    ...places.flatMap(([before, after]) => (after ? [...letters].map((letter) => before + letter + after.slice(1)) : [])),
  ]
}

export interface Word {
  text: string
  index: number
}

const notWords = /\b(?:https?|mailto|tel):\S*|\bwww\.\S+|\S+@\S+\.\S+|\S*\d\S*|\b\p{Lu}{2,6}s?\b/gu

/** The words of a text that a dictionary can know: no addresses, no figures, no abbreviations in capitals. Hyphenated words are taken apart. */
export function wordsOf(text: string): Word[] {
  const bare = text.replace(notWords, (match) => ' '.repeat(match.length))
  return [...bare.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)]
    .map((match) => ({ text: match[0].replaceAll('’', "'").replace(/'s$/, ''), index: match.index }))
    .filter((word) => word.text.length > 2)
}
