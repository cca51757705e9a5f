import { spacesFor } from '#content/report.ts'

/** A placeholder in a text, such as [your name], that its writer has not filled in yet. */
export interface UnfilledPlaceholder {
  index: number
  words: string
}

/** Nouns of placeholders in contracts, policies and offers: 'name' of '[Freelancer Names]'. */
const placeholderNouns = new Set(
  (
    'account address agency amount bank business city client company consultant contractor cost ' +
    'country court currency customer date day deliverable description designation detail ' +
    'district dollar domain e-mail email fee firm freelancer hour id image industry invoice ' +
    'jurisdiction keyword link logo mail mobile month name niche no number organisation ' +
    'organization owner party percent percentage period phone photo picture pincode place ' +
    'position price product project quote rate region role rupee scope service signature site ' +
    'state sum telephone term text time title topic total town url website week year zip'
  ).split(' '),
)
/** Nouns that mark a placeholder even in lower case: [company name], [name of the client]. */
const lowerCaseNouns = new Set(
  (
    'address amount city client company country customer date email e-mail fee name number ' +
    'percentage phone price state title'
  ).split(' '),
)
/** First words with which a template asks for input: [insert date], [your name]. */
const firstWordsOfRequests = new Set(
  (
    'insert enter add type write your fill replace choose select ' +
    'insertar insérer ihr ihre'
  ).split(' '),
)
/** Last words with which a German template asks for input: [Datum einfügen]. */
const lastWordsOfRequests = new Set('einfügen eintragen ergänzen'.split(' '))

/** Words that are not capitalised in titles: 'of' in 'Scope of Work'. */
const titleParticles = new Set(
  'a an and at by for from if in of on or per the to with'.split(' '),
)

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}-]+/gu) ?? []
const isNoun = (word = '') => {
  const noun = word.toLowerCase()
  return (
    placeholderNouns.has(noun) || placeholderNouns.has(noun.replace(/s$/, ''))
  )
}
const isNumber = (word: string) => /^\p{N}+$/u.test(word)
const startsWithCapitalOrDigit = (word: string) => /^[\p{Lu}\p{N}]/u.test(word)
/** Whether a word is XX, xxx or the like, in place of a name or number. */
const isRowOfX = (word: string) => /^[Xx]{2,}$/.test(word)
const isAbbreviation = (word: string) =>
  /^\p{Lu}{1,4}$/u.test(word) && !isNoun(word)
/** Whether a word is a number or an abbreviation, which ends a reference: [Delhi HC], [Rule 7A]. */
const endsReference = (word: string) =>
  isAbbreviation(word) || /^\p{N}/u.test(word)

/** Whether words ask for input: [insert date], [your name], [Datum einfügen]. */
function isRequest(words: readonly string[], isQuoted: boolean): boolean {
  const first = words[0]?.toLowerCase() ?? ''
  // Quoted words may be a text for the reader to fill in: "Workshop – [your company]".
  if (isQuoted && first === 'your') return false
  return (
    firstWordsOfRequests.has(first) ||
    lastWordsOfRequests.has(words.at(-1) ?? '')
  )
}

/** Whether words in brackets are a placeholder: [Start Date], [XX], [your name]. */
function isPlaceholder(inside: string, isQuoted = false): boolean {
  const words = wordsIn(inside)
  if (words.length === 0) return /^[●•_ ]*[●•_][●•_ ]*$/.test(inside)
  if (isRequest(words, isQuoted) || words.some(isRowOfX)) return true
  // Brackets clarify what a client said: [Our] leads, [the consultant], [Acme Foods].
  if (isQuoted || /^(?:the|our)\b/.test(inside)) return false
  const mainWords = words.filter((word) => !titleParticles.has(word))
  // [at] and [dot] stand in a mail address that is spelt out.
  if (mainWords.length === 0) return false
  if (mainWords.every((word) => lowerCaseNouns.has(word))) return true
  if (mainWords.every((word) => isNoun(word) || isNumber(word)))
    return mainWords.some(
      (word) => isNoun(word) && startsWithCapitalOrDigit(word),
    )
  // A single word that is not among the nouns is an abbreviation, a language or a name.
  if (mainWords.length === 1) return false
  const isReference =
    !mainWords.some(isNoun) && endsReference(mainWords.at(-1) ?? '')
  return mainWords.every(startsWithCapitalOrDigit) && !isReference
}

/** Matches a web or mail address, in which brackets are no placeholders. */
const addressOrMail = /(?:https?:\/\/|www\.)\S+|\S+@\S+/g
/** Matches code, in which brackets are no placeholders. */
const codeSpan = /`[^`\n]*`/g

/** Matches the address of a link, which a space has separated from its words: [words] (/page). */
const addressAfterSpace = /^ \((?:https?:|\/)/
const wordsInBrackets = /(?<!\])\[([^[\]\n]{1,50})\](?![([:])/g
/** Matches words in angle brackets, but not \<title>, which was typed to be shown. */
const wordsInAngleBrackets = /(?<![<\\])<([A-Za-z][\w ,'/-]{1,40})>(?!>)/g
/** Matches a line to write on: ____ */
const lineToWriteOn = /_{4,}/g
/**
 * Pattern of sentences that begin or end an answer of an AI chat: 'Certainly! Here is a polished
 * version:', 'Would you like me to adjust the tone?'
 */
const chatSentences =
  '^(?:would you like|want) me to (?=(?:make|turn|tailor) (?:it|this)\\b)|' +
  '^(?:would you like|want) me to ' +
  '(?=.*\\b(?:call to action|concise|draft|formal|shorter|tone|version)\\b.*\\?$)|' +
  '^(?:absolutely|certainly|of course|sure)! here' +
  '(?=.* (?:draft|version)|.* (?:description|section|text|your)\\b.*:$)|' +
  '^here(?:.s| is) (?:an?|your) (?=(?:improved|polished|refined|revised|rewritten)' +
  '.* (?:draft|section|version)\\b.*:$)'
/** Patterns of phrases that templates, AI chats and `npm run new` leave in a text. */
const templatePhrasePatterns = [
  /\{\{[^{}\n]+\}\}/g,
  /<<[^<>\n]+>>/g,
  /(?<![-\w])(?:TBD|FIXME)(?![-\w])/g,
  /(?<![-\w])XXX+(?![-\w]|(?: X+)* \d)/g, // not a masked number: XXXX XXXX 1234
  /(?<![-\w])XX(?=[%+])/g,
  // over XX clients, designed XX homes, $XX
  /(?<=\b(?:over|than|within|after|\p{Ll}+ed) |\p{Sc})XX\b/gu,
  /^insert [\w ]+ here\b(?=\W*$)/gim,
  /\bas an ai language model\b/gi,
  new RegExp(chatSentences, 'gim'),
  /(?:^|[[(]) *TODO\b(?! (?:app|list))/gm,
  /\bTODO(?=:)/g,
  /(?<!["“„])\bLorem ipsum\b/g,
  /^Add a (?:little bit of body text|subheading|heading)$/gm, // a template of Canva
  /\bAnywhere St\b/g,
  /«\w+_\w+»/g, // «First_Name», a field of Word
  /Replace (?:this paragraph|these words)/g,
]

/** Whether an index is between quotes: there a client speaks, or the text is about these words. */
function isInQuotes(words: string, index: number): boolean {
  const before = words.slice(0, index)
  const straightQuoteCount = before.split('"').length - 1
  return (
    straightQuoteCount % 2 === 1 ||
    before.lastIndexOf('“') > before.lastIndexOf('”')
  )
}

/** Whether `words` are a pair of brackets with one to four words, and nothing else: [to come]. */
function isBracketAlone(
  words: string,
  { 0: brackets, 1: inside = '' }: RegExpExecArray,
): boolean {
  const count = wordsIn(inside).length
  return words.trim() === brackets && count > 0 && count <= 4
}

/** What is known about words in which placeholders are sought. */
interface TextContext {
  /** Whether a client said the words. */
  isQuoted?: boolean
  /** Whether the words are a title, which may begin with words in brackets: [Case Study]. */
  isTitle?: boolean
  /** Whether the words are the whole value of a field. */
  isValue?: boolean
}

/** Matches of placeholders in brackets. */
function bracketsIn(
  words: string,
  { isQuoted, isTitle, isValue }: TextContext,
) {
  return [...words.matchAll(wordsInBrackets)].filter((match) => {
    const { 0: brackets, 1: inside = '' } = match
    if (addressAfterSpace.test(words.slice(match.index + brackets.length)))
      return false
    if (isValue && isBracketAlone(words, match)) return true
    const opensTitle =
      isTitle && match.index === 0 && !isNoun(wordsIn(inside).at(-1))
    const isSaidByClient = isQuoted || isInQuotes(words, match.index)
    return !opensTitle && isPlaceholder(inside, isSaidByClient)
  })
}

/**
 * Placeholders that are still to be filled in: capitalised words, known nouns or requests in
 * brackets; a value that is a few words in brackets; <your name>; lines to write on; and phrases of
 * templates. Abbreviations, [...], clarifications in a client's words, and brackets at the start of
 * a title are not reported.
 */
export function unfilledPlaceholders(
  text: string,
  context: TextContext,
): UnfilledPlaceholder[] {
  const words = text
    .replace(addressOrMail, spacesFor)
    .replace(codeSpan, spacesFor)
  const angleBrackets = [...words.matchAll(wordsInAngleBrackets)].filter(
    ({ 1: inside = '' }) => isPlaceholder(inside),
  )
  const labelledLines = words.match(/:\s*_{4,}/g) ?? []
  // Contracts have a line to write on for each signature, printed forms for each answer, and quoted
  // certificates for each name.
  const mayHaveWritingLines =
    context.isQuoted || /\bsign/i.test(words) || labelledLines.length > 1
  const patterns = mayHaveWritingLines
    ? templatePhrasePatterns
    : [lineToWriteOn, ...templatePhrasePatterns]
  const phrases = patterns
    .flatMap((pattern) => [...words.matchAll(pattern)])
    .filter(({ index }) => !isInQuotes(words, index))
  const matches = [...bracketsIn(words, context), ...angleBrackets, ...phrases]
  const placeholders: UnfilledPlaceholder[] = []
  let previousEnd = 0
  for (const { 0: match, index } of matches.sort((a, b) => a.index - b.index)) {
    // A match inside another one, such as XXX in [XX,XXX], is not reported again.
    if (index < previousEnd) continue
    placeholders.push({ index, words: match.trim() })
    previousEnd = index + match.length
  }
  return placeholders
}
