const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
/** The first letter of Cherokee, whose letters do not join and which no page uses. */
const FIRST = 0x13a0

/** Translates letter by letter, reversibly. */
export const toTranslation = Object.fromEntries(
  latin.map((letter, index) => [letter, String.fromCharCode(FIRST + index)]),
)
const toLatin = new Map(Object.entries(toTranslation).map(([letter, other]) => [other, letter]))

/** Text before its translation; untranslated text stays the same. */
export const original = (text: string) =>
  text.replace(/[\u13a0-\u13d3]/g, (letter) => toLatin.get(letter) ?? letter)
