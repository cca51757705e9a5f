const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
/** The independent letters of the script, in their order: none of them joins with another. */
const FIRST = 0x0905

/** Letter by letter, so that the original can be told from it; no page of the site holds such letters by itself. */
export const toDevanagari = Object.fromEntries(
  latin.map((letter, index) => [letter, String.fromCharCode(FIRST + index)]),
)
const toLatin = new Map(Object.entries(toDevanagari).map(([letter, other]) => [other, letter]))

/** The words a text had before it was translated; what was not translated stays as it is. */
export const original = (text: string) =>
  text.replace(/[\u0905-\u0938]/g, (letter) => toLatin.get(letter) ?? letter)
