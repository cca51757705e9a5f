const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
/** The first of the independent letters, which do not join. */
const FIRST = 0x0905

/** Letter by letter and reversible: no page of the site contains such letters. */
export const toDevanagari = Object.fromEntries(
  latin.map((letter, index) => [letter, String.fromCharCode(FIRST + index)]),
)
const toLatin = new Map(Object.entries(toDevanagari).map(([letter, other]) => [other, letter]))

/** The text before its translation; untranslated text stays the same. */
export const original = (text: string) =>
  text.replace(/[\u0905-\u0938]/g, (letter) => toLatin.get(letter) ?? letter)
