/**
 * A mistyped mark, or a mark of another program. Pages show it as it was typed; `remedy` tells what
 * to type instead.
 */
export interface LeftOverMark {
  index: number
  words: string
  remedy: string
}

/** A pattern that matches a mark, and what to type instead. */
type MarkPattern = readonly [pattern: RegExp, remedy: string]

const linkRemedy = 'write [words](/page)'
const starsRemedy =
  'write **words** in one paragraph, without a space inside the stars, or \\*\\*'

const headingRemedy =
  'write ## or ### and a space before a heading, or delete it'
const underscoreRemedy = 'write one on each side of the words, or \\_'

/**
 * Matches an HTML character reference without its semicolon, such as `&nbsp` or `&#8377`, but not a
 * query parameter: `?lang=en&copy=2`.
 */
const unclosedReference = new RegExp(
  '(?<!/\\S*)&(?:nbsp|#\\d+(?!\\d)|' +
    '(?:amp|lt|gt|quot|copy|reg|trade|euro|pound|deg|hellip|ndash|mdash|eacute)' +
    '(?![a-zA-Z=]))(?!;)',
)

/** Matches \u20b9, which programs write for ₹, but not the folder of a path: C:\u2024. */
const escapedLetter = /(?<![:\\]\S*)\\u[\da-fA-F]{4}/u
/** Matches \n, which programs write for a line break, but not the folder of a path: C:\new. */
export const escapedLineBreak = /(?<![:\\]\S*)\\n/u

const wordsInMarksPattern = String.raw`(?=[^\s~^])[^~^\n]*[\p{L}\p{N}\p{Sc}]`
/**
 * A pattern that matches words between two of the same `mark`: ~words~. Not matched: ~5 kg, 6~7 kg.
 */
const pairPatternOf = (mark: string) =>
  new RegExp(`(?<![~\\\\])${mark}${wordsInMarksPattern}${mark}(?![\\d~])`, 'u')

const foreignMarkRemedy = 'it is no mark here: delete it'
const addedWordsRemedy = 'a program has added it: delete it'

/** Marks and words of other programs, which this site shows as they were typed. */
const foreignMarks: readonly MarkPattern[] = [
  // H~2~O, ~₹500~ and 1^st^
  [/(?<=\p{Lu})~\d~/u, 'write the lowered sign itself, such as ₂'],
  [pairPatternOf('~'), 'delete it, or write ~~words~~ to strike them through'],
  [
    pairPatternOf('\\^'),
    'delete it, or write the raised sign itself, such as ²',
  ],
  [/(?<=\d ?(?:[ck]?m|ft))\^[23]/, 'write the raised sign itself, such as ²'],
  [/(?<!\S)(?:==(?=[\p{L}\d])|\+\+(?=\p{L}))/u, foreignMarkRemedy],
  [/\[(\w+)\][^[]*\[\/\1\]/, foreignMarkRemedy], // [b]bold[/b]
  [/\[\[/, foreignMarkRemedy], // [[Page]]
  [/(?<![\p{N}'])''+(?=\p{L})/u, foreignMarkRemedy], // '''bold''' of a wiki
  [/\[(?:image|cid):[^\]]*\]/, foreignMarkRemedy], // [image: Logo], a picture in a mail
  [/^:{3,}/m, foreignMarkRemedy], // ::: note
  [/^\.\. [a-z-]+::/m, foreignMarkRemedy], // .. note:: of reStructuredText
  [/^(?:h[1-6]|bq)\.(?= )/m, foreignMarkRemedy], // h2. Words, as in Jira
  [/^\[!\p{Lu}+\]/mu, foreignMarkRemedy], // [!NOTE] of GitHub
  // $r$ and $E = mc^2$ of LaTeX
  [/\$\p{L}(?:[^$\n]*[=^_][^$\n]*)?\$/u, foreignMarkRemedy],
  [/^\[\d[\d/.]+, \d[^\]]*\]/m, foreignMarkRemedy], // [12/03/24, 6:41 PM], copied from a chat
  // 12/03/24, 6:41 pm - (before a message in a chat that Android exports)
  [/^\d+\/\d+\/\d+, \d+:\d\d(?: [ap]m)? - /im, addedWordsRemedy],
  [/\[\/?[a-z][\w-]* \w+="[^\]]*\]/, foreignMarkRemedy], // [gallery ids="7"] of WordPress
  // References to sources in answers of AI chats.
  [/\[cite: ?\d+\]|【\d+[^】]*】/, foreignMarkRemedy],
  [/(?::\w+\[)?oai_?cit\w+:[^\]\s]*\]?/, foreignMarkRemedy],
  [/<\/?[a-z]:[a-z]+[^>]*>/i, foreignMarkRemedy], // <o:p> of Word
  [/&lt;\/[a-z]+&gt;/i, 'write < and > themselves, or delete it'], // &lt;/b&gt;
  [
    /\\(?:times|frac|text|cdot|sqrt|approx|div)\b/,
    'write the sign itself, such as ×',
  ], // LaTeX
  [
    /(?<!\S):\p{Ll}[\p{Ll}_]+:(?!\S)/u,
    'write the picture itself, or delete it',
  ],
  [
    // Wrongly decoded characters, and private-use characters such as Word's arrow.
    /\uFFFD|\p{Co}|[ÂÃ][\x80-\xBF]|â[€‚]/u,
    'type the sign again, since its code was misread',
  ],
  [escapedLetter, 'write the sign itself'],
  [/(?<!\S)\?\d/, 'type the sign of the currency again, which was lost'],
  [
    /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\d+/,
    'type a space between the two',
  ],
  // Legacy fonts for Indian languages draw letters in place of punctuation such as ;.
  [
    /(?<![&/]\S*)\p{L};\p{Ll}/u,
    'type a space after ;, or the words again if their font was not Unicode',
  ],
  [/\d\.\d+E\+\d+/, 'write all digits of the number'], // 5.02E+13 of Excel
  // An error of Excel in place of a value.
  [/^#(?:REF!|VALUE!|NAME\?|DIV\/0!|N\/A)$/m, 'write the value itself'],
  [
    /(?:=[0-9A-F]{2}){2,}/,
    'type the signs again, since these are codes of a mail',
  ],
  // Text recognition of a scan reads zeros as the letter O: ₹12,5OO.
  [/(?<![\p{L}\d])\d[\d,.]*O[O\d]*(?!\p{L})/u, 'write 0 for each O'],
  [
    /(?:…|\.{3}) ?(?:(?:read|see|show) )?more$/im,
    'the text was copied while it was folded: open it, and copy it again',
  ],
  // Broken references and comments of Word.
  [
    /Error! (?:Bookmark|Reference source) not (?:defined|found)\./,
    addedWordsRemedy,
  ],
  [/\bCommented \[\w+\]:/, addedWordsRemedy],
  [/\bHYPERLINK "/, addedWordsRemedy],
  [/\uFFFC/, addedWordsRemedy], // the place of a picture that was not copied
  [/(?<=\p{L})\[\p{Lu}{2,3}\d+\]/u, addedWordsRemedy],
  [/^Normal 0(?: \d+)?(?: false){3}/m, addedWordsRemedy], // paragraph settings of Word
  [/(?<=\p{L})¬(?=\p{L})/u, addedWordsRemedy], // a hyphen that ends a scanned line
  // The line above a quoted mail, and the footer of a printed page.
  [/^On \p{Lu}.*, .* wrote:$/mu, addedWordsRemedy],
  [/\bPage \d+ of \d+$/m, addedWordsRemedy],
  [
    /^(?:Sent from my \S|Von meinem \S+ gesendet|Get Outlook for ).*/m,
    addedWordsRemedy,
  ],
]

/** Mistyped marks, which Markdown leaves in the words of prose. */
const mistypedMarks: readonly MarkPattern[] = [
  // **Note:**Words and **100 %**ige
  [
    /(?<=[:!?।%)"”])(?:\*\*?|__?)(?=\p{L})/u,
    'put a space after it, or the rest of the word before it',
  ],
  [/(?<![\w*])\*\*(?!\*)/, starsRemedy],
  [/(?<![\d*])\*\*(?![\w*])/, starsRemedy],
  [/(?<![\w_])__(?!_)|(?<!_)__(?![\w_])/, starsRemedy],
  [/(?<=^|\s)_(?=\p{Lu}\p{L}*:? )/u, underscoreRemedy],
  [/(?<!@\S*)(?<=\p{L})_(?=\s|$)/u, underscoreRemedy],
  // _un_believable
  [/(?<!\S)_\p{L}+_\p{L}+(?!\S*\w)/u, 'write * on each side of the part'],
  [/(?<![\p{L}\p{N}*\\])\*(?=[^\s*][^*\n]* \*(?:\s|$))/u, starsRemedy],
  [/(?<=\s)\*(?=\p{Ll}[^*\n]* \*\p{Ll})/u, starsRemedy], // *five *minutes
  [/^\[\](?=\s)/m, 'write [ ], with a space inside, for a box'],
  [/~~/, 'write ~~words~~ without a space inside, or \\~~'],
  // Programs that escape text on export write \#\# and \*\*words\*\*.
  [/(?:\\?#){2,}/, headingRemedy],
  [/(?<![^\s(])\\\*\\\*\S[^*\n]*\\\*\\\*/, 'delete each \\ before a star'],
  // Does not match several hashtags in a line, or a sentence that begins with a hashtag.
  [/^#(?=\p{L}[^#.!?]*$)/mu, headingRemedy],
  [
    /^(?:#+|[-*+]|\d+\.)\u00a0/m,
    'type the space after it again, since this one never breaks',
  ],
  [/\](?=\s\( ?(?:[/#]|$))/, 'delete the space between ] and ('],
  [/\]\([^()\s]+ ["“][^()]*\)/, 'write straight quotes around the title'],
  [
    /\]\([^()\s]+ [^()]*\)/,
    'delete the spaces of the address, or write %20 for each',
  ],
  [
    /\]\(/,
    'write ) after the address, and delete its spaces or write %20 for each',
  ],
  [
    /\[\^[\w-]+\]/,
    'write the note with a colon at the start of its own line, [^1]: words',
  ],
  [
    /\^\[(?=[\p{L} ]{3})/u,
    'write [^1] in its place, and [^1]: with the note at the start of a line of its own',
  ],
  [/[\])] ?[[{](?=[/#]|https?:|$)/, linkRemedy],
  [/\]: ?(?=\/\w)|\](?=\/\w+[/-]\w)/, linkRemedy],
  [/(?<=(?<![\w!])\[[^[\]]*)\]\[(?=\S)/, linkRemedy],
  [/<!--/, 'write --> after the note'],
  // Word turns two hyphens into —.
  [/<!(?:-(?!-)|—)/, 'write <!-- before the note and --> after it'],
  [
    /(?<!\\)<[/ ]?[a-z]+\d?[/ ]*>/i,
    'write it as <br>, without spaces inside, or \\<',
  ],
  [/<[a-z]+ [a-z]+=/, 'write a straight quote on each side of what follows ='],
  [unclosedReference, 'write ; after it, or the sign itself'],
  [/&amp;#?\w+;/, 'write the sign itself'],
  [/\[[^[\]]*\b(?:here|more)\](?![[(:])/i, linkRemedy],
  [/\[(?:click|tap) [^[\]]*\](?![[(:])/i, linkRemedy],
  [/!\[[^[\]]*\]/, 'write ![words](/images/name.jpg)'],
  [/\bhttps?(?:\/\/|:\/?(?=\w))/, 'write https:// before the address'],
  // Does not match words about addresses, such as 'type https:// before it'.
  [/https?:\/\/(?:\s*$|\s+(?=\S+\.\w))/, 'delete the space in the address'],
  [/`{3,}/, 'write it on a line of its own'],
  [/`/, "write `words` with one on each side, or ' for an apostrophe"],
  [/\\$/, 'delete it, since no line follows'],
  [/\\(?= +\n)/, 'delete the space after it'],
  [escapedLineBreak, 'put a blank line there instead'],
]

/** The first match of each pattern in `words`. */
function firstMatches(
  patterns: readonly MarkPattern[],
  words: string,
): LeftOverMark[] {
  const leftOvers: LeftOverMark[] = []
  for (const [pattern, remedy] of patterns) {
    const { 0: mark, index } = pattern.exec(words) ?? {}
    // Of several matches at the same place or of the same mark, only the first is reported.
    const isReported = leftOvers.some(
      (other) => other.index === index || other.words === mark,
    )
    if (mark !== undefined && index !== undefined && !isReported)
      leftOvers.push({ index, words: mark, remedy })
  }
  return leftOvers
}

/** Marks of other programs in a text that is not Markdown. */
export const leftOverMarksInWords = (words: string) =>
  firstMatches(foreignMarks, words)

/** Mistyped marks, and marks of other programs, that Markdown has left in words of prose. */
export const leftOverMarksInProse = (words: string) =>
  firstMatches([...mistypedMarks, ...foreignMarks], words)
