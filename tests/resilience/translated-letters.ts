const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
/** The first letter of Cherokee, whose letters do not join and which no page is written in. */
const FIRST = 0x13a0

/** Letter by letter and reversible. */
export const toTranslation = Object.fromEntries(
  latin.map((letter, index) => [letter, String.fromCharCode(FIRST + index)]),
)
const toLatin = new Map(Object.entries(toTranslation).map(([letter, other]) => [other, letter]))

/** The text before its translation; untranslated text stays the same. */
export const original = (text: string) =>
  text.replace(/[\u13a0-\u13d3]/g, (letter) => toLatin.get(letter) ?? letter)
