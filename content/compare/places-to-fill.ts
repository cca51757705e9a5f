import { blank } from '#content/report.ts'

/** Words that stand for others, which their writer has left to be filled in. */
export interface PlaceToFill {
  index: number
  words: string
}

/** What a contract, a policy and an offer leave open: the last words of '[Freelancer Name]'. */
const nouns = new Set(
  (
    'account address agency amount amounts bank business city client company consultant ' +
    'contractor cost country court currency customer date dates day days deliverable ' +
    'deliverables description designation details district dollars domain e-mail email ' +
    'fee fees firm freelancer hours id image industry invoice jurisdiction keyword link ' +
    'logo mail mobile month months name names niche no number numbers organisation ' +
    'organization owner percent percentage period phone photo picture pincode place ' +
    'position price prices product products project quote rate region role rupees scope ' +
    'service services signature site state sum telephone term terms text time title ' +
    'topic total town url website week weeks year years zip'
  ).split(' '),
)
/** Those that stand for others in small letters too: [company name], [name of the client]. */
const smallNouns = new Set(
  (
    'address amount city client company country customer date email e-mail fee name number ' +
    'percentage phone price state title'
  ).split(' '),
)
/** Words with which a form tells what to do. */
const orders = new Set(
  'insert enter add type write your fill replace choose select'.split(' '),
)

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}-]+/gu) ?? []
const isNoun = (word = '') => nouns.has(word.toLowerCase())
const isOrder = (word = '') => orders.has(word.toLowerCase())
/** Words without a capital in 'Scope of Work'. */
const small = new Set(
  'a an and at by for from if in of on or per the to with'.split(' '),
)
const isCapital = (word: string) => /^[\p{Lu}\p{N}]/u.test(word)
const isUnknown = (word: string) => /^[Xx]{2,}$/.test(word)

const isShort = (word: string) => /^\p{Lu}{1,4}$/u.test(word) && !isNoun(word)

/** Words in addresses and in code are part of them. */
const address = /(?:https?:\/\/|www\.)\S+|\S+@\S+/g
const code = /`[^`\n]*`/g

/** Whether words in brackets stand for others: [Start Date], [XX], [your name], [company name]. */
function standsForOthers(inside: string, isQuoted = false): boolean {
  const words = wordsIn(inside)
  const [first] = words
  if (!first) return /^[●•_ ]*[●•_][●•_ ]*$/.test(inside)
  if (isOrder(first) || words.some(isUnknown)) return true
  // A client's own words are made plain in brackets: [Our] leads, [the consultant], [Acme Foods].
  if (isQuoted || /^(?:the|our)\b/.test(inside)) return false
  const said = words.filter((word) => !small.has(word))
  if (said.every((word) => smallNouns.has(word))) return true
  if (!said.some(isCapital)) return false
  if (said.every((word) => isNoun(word) || /^\p{N}+$/u.test(word)))
    return said.some(isNoun)
  // One word is an abbreviation, a language or a name, unless it is known; so are short capitals.
  return said.length > 1 && said.every(isCapital) && !said.every(isShort)
}

const bracketed = /(?<!\])\[([^[\]\n]{1,50})\](?![([:])/g
const angled = /(?<!<)<([A-Za-z][\w ,'/-]{1,40})>(?!>)/g
const doubled = /\{\{[^{}\n]+\}\}|<<[^<>\n]+>>/g
/** A line to write on, but for that of a signature. */
const lineToWriteOn = /_{4,}/g
const unwritten = /(?<![-\w])(?:TBD|FIXME|XXX+)(?![-\w])/g
const share = /(?<![-\w])XX(?=%)/g
const task = /(?:^|[[(])[ \t]*TODO\b(?! (?:app|list))/gm
const taskWithColon = /\bTODO(?=:)/g
const lorem = /\blorem ipsum\b/gi
/** What `npm run new` writes. */
const ofNewPages = [
  /Replace this paragraph/g,
  /Describe the piece in one line/g,
]

/** A figure that is not known yet: within [X] days, [X]% */
const figure = /(?<=\S )\[X\](?=%| \p{Ll})/gu

const plain = [
  figure,
  doubled,
  unwritten,
  share,
  task,
  taskWithColon,
  lorem,
  ...ofNewPages,
]

/** Whether a place is between the quotes that a client's words have around them. */
const isInQuotes = (words: string, index: number) =>
  words.slice(0, index).lastIndexOf('“') >
  words.slice(0, index).lastIndexOf('”')

/** Whether a bracket is all that a text says: [to come]. */
function isWhole(
  words: string,
  { 0: found, 1: inside = '' }: RegExpExecArray,
): boolean {
  const count = wordsIn(inside).length
  return words.trim() === found && count > 0 && count <= 4
}

/** What is known of the place of words. */
interface PlaceOfWords {
  /** A client's words. */
  isQuoted?: boolean
  /** A title, which a word in brackets may open: [Case Study]. */
  isTitle?: boolean
  /** The whole value of a field. */
  isValue?: boolean
}

/** Brackets around words that stand for others. */
function bracketsIn(
  words: string,
  { isQuoted, isTitle, isValue }: PlaceOfWords,
) {
  return [...words.matchAll(bracketed)].filter((match) => {
    const inside = match[1] ?? ''
    if (isValue && isWhole(words, match)) return true
    const opensTitle =
      isTitle && match.index === 0 && !isNoun(wordsIn(inside).at(-1))
    const isClients = isQuoted || isInQuotes(words, match.index)
    return !opensTitle && standsForOthers(inside, isClients)
  })
}

/** Whether a place is not inside of the one before it: XXX in [XX,XXX]. */
function isFirst(
  { index }: PlaceToFill,
  at: number,
  places: readonly PlaceToFill[],
): boolean {
  const before = places[at - 1]
  return !before || index >= before.index + before.words.length
}

/**
 * What is left to be filled in: words with capitals, known blanks and orders in brackets, a bracket
 * that is a whole text, <your name>, and what only templates have. Abbreviations, [...], what makes
 * a client's words plain, and brackets that open a title are none.
 */
export function placesToFill(
  typed: string,
  place: PlaceOfWords = {},
): PlaceToFill[] {
  const words = typed.replace(address, blank).replace(code, blank)
  const angles = [...words.matchAll(angled)].filter(({ 1: inside = '' }) =>
    standsForOthers(inside),
  )
  const blanks = /\bsign/i.test(words) ? [] : [...words.matchAll(lineToWriteOn)]
  const marks = plain.flatMap((pattern) => [...words.matchAll(pattern)])
  const found = [...bracketsIn(words, place), ...angles, ...blanks, ...marks]
  const places = found.map(({ 0: mark, index }) => ({
    index,
    words: mark.trim(),
  }))
  return places.sort((a, b) => a.index - b.index).filter(isFirst)
}
