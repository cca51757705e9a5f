/** Signs that only a mark has, shown as they were typed, and what to type. */
export interface LeftOver {
  index: number
  words: string
  remedy: string
}

type Sign = readonly [pattern: RegExp, remedy: string]

const link = 'write [words](/page)'
const stars = 'write **words** without a space inside the stars, or \\*\\*'

/** Signs of marks that nearly are right, in words that Markdown has read already. */
const ofProse: readonly Sign[] = [
  [/(?<![\w*])\*\*(?!\*)|(?<![\d*])\*\*(?![\w*])/, stars],
  [/~~(?=\S)|(?<=\S)~~/, 'write ~~words~~ without a space inside, or \\~~'],
  [/^#{2,6}(?=[^\s#])|^#{7,}/m, 'write ## or ### and a space to make a heading'],
  [/^(?:#{1,6}|[-*+]|\d+\.)\u00a0/m, 'type the space behind it again, since this one never breaks'],
  [/\] \((?=https?:|mailto:|[/#])/, 'delete the space between ] and ('],
  [/\]\([^()\s]+ [^()]*\)/, 'write %20 for the space in the address'],
  [/\[\^[\w-]+\]/, 'write the note with a colon at the start of its own line, [^1]: words'],
  [/\]\(|\]\[(?=\S)|\)\[(?=[/#h])/, link],
  [/<!--/, 'write --> behind the note'],
  [/`{3,}/, 'write it on a line of its own'],
]

/** The first signs of each mark in words of prose that Markdown has read. */
export const leftOverInProse = (words: string): LeftOver[] => {
  const found = ofProse.flatMap(([pattern, remedy]) => {
    const match = pattern.exec(words)
    return match ? [{ index: match.index, words: match[0], remedy }] : []
  })
  // The signs of a link are one mark, whatever is wrong with it.
  const seen = new Set<number>()
  return found.filter(({ index }) => !seen.has(index) && seen.add(index))
}
