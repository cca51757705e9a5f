import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  CompoundWordsMethod,
  getDictionary,
  mergeSettings,
  readSettings,
  validateText,
} from 'cspell-lib'

/** The site's own word list, from the root. */
export const wordListFile = 'data/content-words.txt'

interface Misspelling {
  word: string
  index: number
}

export interface Speller {
  /** Words of a text that are not in the dictionary. */
  misspellings: (text: string) => Promise<Misspelling[]>
  /** Suggestions for a misspelt word, best first. */
  suggest: (word: string) => string[]
}

/** Words of a list, one per line; # starts a comment. */
const wordsIn = (list: string) =>
  list
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((word) => word !== '')

/**
 * Addresses, figures, abbreviations in capitals and other scripts, which no English dictionary has.
 */
const notWords = [
  /\b(?:https?|mailto|tel):\S*|\bwww\.\S+|\S+@\S+\.\S+|\S*\d\S*|\b\p{Lu}{2,6}s?\b/gu,
  /(?:(?!\p{Script=Latin})[\p{L}\p{M}])+/gu,
]

const genitive = /['’]s\b/g

/** cspell's cost of one wrong, missing or extra letter. */
const SLIP = 100
const sameButForCase = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The default of 100 would drop later findings. */
const ALL = Number.MAX_SAFE_INTEGER

/**
 * cspell with British spelling as used in India (-ise) and the words of data/content-words.txt. A
 * word listed with a capital needs one; a plural with s need not be listed.
 */
export async function createSpeller(root: string): Promise<Speller> {
  const file = join(root, wordListFile)
  const own = existsSync(file) ? wordsIn(readFileSync(file, 'utf8')) : []
  const british = await readSettings(
    createRequire(import.meta.url).resolve('@cspell/dict-en-gb-ise'),
  )
  const settings = mergeSettings(british, {
    language: 'en-GB',
    caseSensitive: true,
    minWordLength: 3,
    words: own.flatMap((word) => [word, `${word}s`]),
    dictionaries: ['en-gb'],
    ignoreRegExpList: [...notWords, genitive],
    maxNumberOfProblems: ALL,
    maxDuplicateProblems: ALL,
  })
  const dictionary = await getDictionary(settings)
  const [error] = dictionary.getErrors?.() ?? []
  if (error) throw error
  return {
    misspellings: async (text) =>
      (await validateText(text, settings)).map(({ text: word, offset }) => ({
        word,
        index: offset,
      })),
    suggest: (word) => {
      const found = dictionary.suggest(word, {
        numSuggestions: 4,
        numChanges: 2,
        ignoreCase: false,
        compoundMethod: CompoundWordsMethod.NONE,
      })
      const [best] = found
      return found
        .filter(
          (idea, index) =>
            idea.cost - (best?.cost ?? 0) <= SLIP / 2 &&
            !found.slice(0, index).some((other) => sameButForCase(other.word, idea.word)),
        )
        .map((idea) => idea.word)
        .slice(0, 2)
    },
  }
}
