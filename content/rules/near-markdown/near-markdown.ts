import { walkProse } from '#content/read/prose-node.ts'
import { type Finding, findingsOf, type TextRule } from '../rule.ts'

const nbsp = '\u00a0'
/** Marks of other programs, which no page understands. */
export const foreignMarks: readonly (readonly [RegExp, string])[] = [
  [/\[\[[^\]]+\]\]/, 'This is the link of another program: write [words](/page)'],
  [/\[!\w+\]/, 'This is the mark of another program: delete it, and put the words in bold'],
  [
    /(?<![\w:]):[a-z][a-z_]+:(?![\w:])/,
    'This is the name of a sign: write the sign itself, or words',
  ],
  [
    /<\/?[a-z]\w*:[a-z]\w*>|\bHYPERLINK "|\bError! (?:Reference|Bookmark|Hyperlink)|\.{5,} ?\d+$/im,
    'This is the mark of a word processor: delete it',
  ],
  [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: word processors leave them behind
    /[\0-\x08\v\f\x0e-\x1f\x7f\u2028\u2029\ufffc\ue000-\uf8ff]/,
    'A sign that no page can show is here: delete it, and type a space or a list in its place',
  ],
  [
    /â€.|Ã[\x80-\xbf]|Â[\x80-\xbf]/,
    'These are signs of another encoding: type what you meant, or paste it once more',
  ],
  // A scene of a figure marks words so, with the number of its note.
  [
    /(?<![\w=])==[^\s=][^=\n]*==(?![\w=]|\[\d)/,
    "'==' is shown as it stands: write **words** for what is to stand out",
  ],
]
/** Markdown that is nearly right, which a page shows as it was typed. */
const slips: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\\)\*\*/,
    "'**' is shown as it stands: write **words** without a space inside the stars, or \\*\\*",
  ],
  [
    /^#{2,6}(?=[^\s#])|^#{7,}/m,
    "'##' is shown as it stands: write ## or ### and a space to make a heading",
  ],
  [
    new RegExp(`^(?:#{1,6}|[-*+]|\\d+\\.)${nbsp}`, 'm'),
    'The space after this mark never breaks, so the mark is shown as it stands: type the ' +
      'space again',
  ],
  [
    /(?<=\]) \((?=https?:|mailto:|www\.|[/#]|$)/,
    'A link is shown as it stands: delete the space between ] and (',
  ],
  [
    /\]\([^()\n]*\s[^()\n]*\)/,
    'A link is shown as it stands: write %20 for the space in its address',
  ],
  [/\[\^[\w-]+\]/, 'No footnote has this name: write it with a colon at the start of its own line'],
  [
    /\]\((?![^()\n]*\s[^()\n]*\))|\]\[[^\]]*\]|\)\[[/#h]/,
    'A link is shown as it stands: write [words](/page)',
  ],
  [/^\|.*\|[ \t]*$/m, 'A table is shown as it stands: write |---|---| under its first line'],
  ...foreignMarks,
  [/^:::/m, "':::' is the mark of another program: delete the line"],
  [
    /^(?:[•–—·▪●○◦‣⁃➢➤]\s|[o§](?:\t| {2,}))|^([✓✔✗])\s.*\n\1\s/m,
    'This line is in the paragraph above: begin each entry of a list with - and a space',
  ],
  [
    /^(?:[a-z][.)]|\((?:[a-z]|[ivx]+|\d+)\))\s/m,
    'This line is in the paragraph above: begin each entry of a list with 1. and a space',
  ],
]

/** Lines that Markdown takes for something else than their writer did. */
const misread: readonly (readonly [RegExp, string])[] = [
  [
    /^\d+(?:\.\d+)+\.?\s.*\n\d+(?:\.\d+)+\.?\s/m,
    'These lines become one: put a blank line between them',
  ],
  [
    /^[^|\n]*\w\w(?:\t| {3,})\S.*\n[^|\n]*\w\w(?:\t| {3,})\S/m,
    'A table of blanks becomes one line: write | between its parts, |---|---| below the first',
  ],
  [
    /^(?:\S+ ){2,}\S*[.!?:,]\n---+[ \t]*$/m,
    'The line --- makes a heading of the sentence above it: put a blank line between them',
  ],
  [
    /^(?!.*\b[A-Z]{2,}\b.*\d{3}.*\n).{3,40},\n.{3,40},\n.{3,40}$/m,
    'These lines become one: put a backslash at the end of each but the last',
  ],
]

export const nearMarkdown: TextRule = {
  reads: 'text',
  name: 'near-markdown',
  sentence: 'Prose has no Markdown that is nearly right, which pages show as typed.',
  refuses: 'Marks that a page shows as typed, and lines that become something else.',
  kinds: ['prose'],
  severity: 'stops',
  find({ written, prose }) {
    const found: Finding[] = []
    walkProse(prose?.markdown ?? { type: 'root' }, ({ type, position, value = '' }) => {
      const start = position?.start?.offset
      const source = written.slice(start, position?.end?.offset)
      const report = (message: string, index = 0) =>
        found.push({ message, index: (start ?? 0) + index })
      if (start === undefined) return
      const isBlock = type === 'paragraph' || type === 'heading'
      const patterns = type === 'text' ? slips : isBlock ? misread : []
      for (const { message, index } of findingsOf(source, patterns)) report(message, index)
      if (type !== 'code') return
      const mark = /^(?:`{3,}|~{3,})/.exec(source)?.[0]
      if (mark && !source.trimEnd().endsWith(`\n${mark}`))
        report(`'${mark}' begins a block of code that never ends: write ${mark} below it`)
      if (!mark && /\w+ \w+ \w+/.test(value))
        report('Four spaces before a line make typewriter text of it: delete them')
    })
    return found
  },
}
