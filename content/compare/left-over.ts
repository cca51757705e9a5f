/** Signs of a failed mark that a page shows as they were typed, and what to type instead. */
export interface LeftOver {
  index: number
  words: string
  remedy: string
}

type Sign = readonly [pattern: RegExp, remedy: string]

const linkRemedy = 'write [words](/page)'
const starsRemedy =
  'write **words** without a space inside the stars, or \\*\\*'

const headingRemedy =
  'write ## or ### and a space before a heading, or delete it'
const underscoreRemedy = 'write one on each side of the words, or \\_'

/** A character reference of HTML that lacks its semicolon: &nbsp, &#8377. */
const openReference = new RegExp(
  '&(?:nbsp|#\\d+(?!\\d)|' +
    '(?:amp|lt|gt|quot|copy|reg|trade|euro|hellip|ndash|mdash|eacute)\\b)(?!;)',
)

/** An escaped line break as programs write it, but not the name of a folder: C:\\new. */
export const escapedLine = /(?<![:\\]\S*)\\n/u

const marked = String.raw`(?=[^\s~^])[^~^\n]*[\p{L}\p{N}]`
/** Words that other programs strike through or raise, ~₹500~ and 1^st^, but not ~5 kg, 6~7 kg. */
const pairOfForeignMarks = new RegExp(
  `(?<![~\\\\])([~^])${marked}\\1(?![\\d~])`,
  'u',
)

const noMark = 'it is no mark here: delete it'

/** Marks that other programs understand and this site shows as they are, in any text. */
const foreignMarks: readonly Sign[] = [
  [pairOfForeignMarks, noMark],
  [/(?<!\S)(?:==|\+\+)(?=\p{L})/u, noMark],
  [/\[(\w+)\][^[]*\[\/\1\]/, noMark], // [b]bold[/b]
  [/\[\[/, noMark], // [[Page]]
  [/^:{3,}/m, noMark], // ::: note
  [/^\[\d[\d/.]+, \d[^\]]*\]/m, noMark], // [12/03/24, 6:41 PM] Asha: in a chat.
  // References to sources in answers of AI chats.
  [/\[cite: ?\d+\]|【\d+[^】]*】/, noMark],
  [/(?::\w+\[)?oai_?cit\w+:[^\]\s]*\]?/, noMark],
  [/<\/?[a-z]:[a-z]+[^>]*>/i, noMark], // <o:p> of Word
  [
    /\\(?:times|frac|text|cdot|sqrt|approx|div)\b/,
    'write the sign itself, such as ×',
  ], // LaTeX
  [
    /(?<!\S):\p{Ll}[\p{Ll}_]+:(?!\S)/u,
    'write the picture itself, or delete it',
  ],
  [
    // Other programs' private signs, such as Word's arrow, are in no font of the site.
    /\uFFFD|\p{Co}|[ÂÃ][\x80-\xBF]|â€/u,
    'type the sign again, since its code was misread',
  ],
]

/** Parts of mistyped marks, which Markdown has left in the words of prose. */
const nearMarks: readonly Sign[] = [
  [/(?<![\w*])\*\*(?!\*)/, starsRemedy],
  [/(?<![\d*])\*\*(?![\w*])/, starsRemedy],
  [/(?<![\w_])__(?!_)|(?<!_)__(?![\w_])/, starsRemedy],
  [/(?<=^|\s)_(?=\p{Lu}\p{L}*:? )/u, underscoreRemedy],
  [/(?<!@\S*)(?<=\p{L})_(?=\s|$)/u, underscoreRemedy],
  [/(?<![\p{L}\p{N}*\\])\*(?=[^\s*][^*\n]* \*(?:\s|$))/u, starsRemedy],
  [/~~/, 'write ~~words~~ without a space inside, or \\~~'],
  // Programs that escape text on export write \#\# and \*\*words\*\*.
  [/(?:\\?#){2,}/, headingRemedy],
  [/\\\*\\\*[^*\s][^*\n]*\\\*\\\*/, 'delete each \\ before a star'],
  // Does not match several hashtags in a line, or a sentence that begins with a hashtag.
  [/^#(?=\p{L}[^#.!?]*$)/mu, headingRemedy],
  [
    /^(?:#+|[-*+]|\d+\.)\u00a0/m,
    'type the space behind it again, since this one never breaks',
  ],
  [/\](?=\s\( ?(?:[/#]|$))/, 'delete the space between ] and ('],
  [/\]\([^()\s]+ ["“][^()]*\)/, 'write straight quotes around the title'],
  [
    /\]\([^()\s]+ [^()]*\)/,
    'delete the spaces of the address, or write %20 for each',
  ],
  [
    /\]\(/,
    'write ) behind the address, and delete its spaces or write %20 for each',
  ],
  [
    /\[\^[\w-]+\]/,
    'write the note with a colon at the start of its own line, [^1]: words',
  ],
  [/[\])] ?[[{](?=[/#]|https?:|$)/, linkRemedy],
  [/\]: ?(?=\/\w)|\](?=\/\w+[/-]\w)/, linkRemedy],
  [/(?<=(?<![\w!])\[[^[\]]*)\]\[(?=\S)/, linkRemedy],
  [/<!--/, 'write --> behind the note'],
  // Word turns two hyphens into —.
  [/<!(?:-(?!-)|—)/, 'write <!-- before the note and --> behind it'],
  [
    /(?<!\\)<[/ ]?[a-z]+\d?[/ ]*>/i,
    'write it as <br>, without spaces inside, or \\<',
  ],
  [/<[a-z]+ [a-z]+=/, 'write a straight quote on each side of what follows ='],
  [openReference, 'write ; behind it, or the sign itself'],
  [/&amp;#?\w+;/, 'write the sign itself'],
  [/\[[^[\]]*\b(?:here|more)\](?![[(:])/i, linkRemedy],
  [/!\[[^[\]]*\]/, 'write ![words](/images/name.jpg)'],
  [/\bhttps?(?:\/\/|:\/?(?=\w))/, 'write https:// before the address'],
  [/https?:\/\/(?:\s|$)/, 'delete the space in the address'],
  [/`{3,}/, 'write it on a line of its own'],
  [/`/, "write `words` with one on each side, or ' for an apostrophe"],
  [/\\$/, 'delete it, since no line follows'],
  [escapedLine, 'put a blank line there instead'],
]

/** The first match of each pattern in words. */
function firstOf(signs: readonly Sign[], words: string): LeftOver[] {
  const found: LeftOver[] = []
  for (const [pattern, remedy] of signs) {
    const { 0: mark, index } = pattern.exec(words) ?? {}
    // Signs that two patterns match are reported once, by the first.
    const isReported = found.some(
      (other) => other.index === index || other.words === mark,
    )
    if (mark !== undefined && index !== undefined && !isReported)
      found.push({ index, words: mark, remedy })
  }
  return found
}

/** Marks of other programs in a text that is not Markdown. */
export const leftOverInWords = (words: string) => firstOf(foreignMarks, words)

/** Marks that are left in the words of prose after Markdown was parsed. */
export const leftOverInProse = (words: string) =>
  firstOf([...nearMarks, ...foreignMarks], words)
