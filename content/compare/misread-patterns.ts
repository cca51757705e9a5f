import type { NodeInContext } from './node-in-context.ts'

/** A mistake that the source of a node and the prose around it show. */
interface MisreadPattern {
  type: string
  /** Type of the node around the node. */
  parent?: string
  /** Type of the previous node. */
  nodeBefore?: string
  /** Matches the source of the node. */
  source?: RegExp
  /** Match the prose before the node and after it. */
  before?: RegExp
  after?: RegExp
  message: string
}

const joinedAddressMessage =
  'The next word belongs to this address: type a space after the full stop'
const escapedPathMessage =
  "'\\' before a sign is not shown: put the path between ` and `"

export const spacingMessage = 'These words have no space beside them: type one'

/** Mistakes that patterns describe: the first that fits is reported. */
const misreadPatterns: readonly MisreadPattern[] = [
  // https://example.com/fees.Ask and me@example.com.Ask
  {
    type: 'link',
    source: /^(?:http|www).+\.\p{Lu}\p{Ll}+$/u,
    message: joinedAddressMessage,
  },
  {
    type: 'link',
    source: /^[^\s/]+@\S+\.[a-z]+\.\p{Lu}\p{Ll}+$/u,
    message: joinedAddressMessage,
  },
  // An address whose end, such as terms.html, is on the next line.
  {
    type: 'link',
    source: /^https?:.*[/=_-]$/,
    after: /^\n(?!and\/or\b)[\w-]+[./]\w/,
    message:
      'This address ends here, since it goes on in the next line: put it together',
  },
  // The frontmatter of another program: title: Words between two ---.
  {
    type: 'heading',
    nodeBefore: 'thematicBreak',
    source: /^[a-z]\w*: .*\n/,
    message:
      'These are settings of another program: delete them with the lines of --- around them',
  },
  // The second line of a heading, which a page shows as a paragraph.
  {
    type: 'paragraph',
    nodeBefore: 'heading',
    source: /^\p{Ll}/u,
    before: /[^\n=-]\n$/,
    message:
      'The heading above ends with its line: put these words into that line, or a blank line ' +
      'between',
  },
  // A second line of hyphens in a table.
  {
    type: 'tableRow',
    source: /^[|\s:-]*--[|\s:-]*$/,
    message: 'This line is shown as a row of hyphens: delete it',
  },
  // An answer of an AI chat that was copied with the fences around it.
  {
    type: 'code',
    source: /^`{3}(?:markdown|md)\b/,
    message:
      'The whole block is shown as code: delete the lines with ``` above and below it',
  },
  // Backticks that were typed as rupee signs: ` 500 and ` 300.
  {
    type: 'inlineCode',
    source: /^` ?\p{N}/u,
    after: /^ ?\p{N}/u,
    message: "'`' is taken for a mark of code and is not shown: write ₹",
  },
  // We`ll and don`t
  {
    type: 'inlineCode',
    before: /\p{L}$/u,
    after: /^\p{L}/u,
    message:
      "'`' is taken for a mark of code and is not shown: write ' for an apostrophe",
  },
  // ``without delay'' of LaTeX, but not '' for an empty text in code
  {
    type: 'inlineCode',
    source: /^``[^`]*\p{Ll}{2}[.,]?''(?!\p{L})/u,
    message:
      "'``' is taken for a mark of code and is not shown: write “ and ” for quotes",
  },
  // Code in which a program has escaped a character: price\_list.csv
  {
    type: 'inlineCode',
    source: /^`[^\\`:]+(?:\\_[^\\`]+)+`$/,
    message: "'\\' is shown inside code: delete it",
  },
  // **Fees:**All of them**
  {
    type: 'strong',
    parent: 'strong',
    source: /^\*/,
    message:
      'These stars begin bold words inside bold words: put a space after those that end them',
  },
  // A line to write on with its label inside: ____Date____
  {
    type: 'strong',
    parent: 'strong',
    source: /^_/,
    message:
      "'____' is taken for a mark and is not shown: put a space on each side of the words",
  },
  // Fees:**None**
  {
    type: 'strong',
    source: /^\W+\p{L}/u,
    before: /[.,;:!?]$/,
    message: spacingMessage,
  },
  // **Termi****nation**
  {
    type: 'text',
    parent: 'strong',
    source: /\*{4}/,
    message: "'****' inside bold words is shown as it stands: delete it",
  },
  // The network path \\server\folder, of which a page shows only one \ at its start.
  {
    type: 'text',
    source: /(?<!\S)\\{2}\w[\w-]*\\\w/,
    message: "'\\\\' is shown as '\\': put the path between ` and `",
  },
  // D:\_Scans and D:\Scans\*
  {
    type: 'text',
    source: /\b[A-Z]:(?:\\[\w -]+)*\\[_.#([]/,
    message: escapedPathMessage,
  },
  {
    type: 'text',
    source: /\b[A-Z]:(?:\\[\w -]+)+\\[*!{+~&-]/,
    message: escapedPathMessage,
  },
  // An emoticon whose \ escapes the next character: ¯\_(ツ)_/¯, _/\_
  {
    type: 'text',
    source: /(?:¯|_\/)\\_/,
    message: "'\\' before _ is not shown: write \\\\\\_",
  },
]

/** The message of the first pattern that fits a node. */
export const patternProblem = (context: NodeInContext) =>
  misreadPatterns.find(
    ({ type, parent, nodeBefore, source, before, after }) =>
      type === context.node.type &&
      (!parent || parent === context.parent.type) &&
      (!nodeBefore || nodeBefore === context.nodeBefore?.type) &&
      (!source || source.test(context.source)) &&
      (!before || before.test(context.before)) &&
      (!after || after.test(context.after)),
  )?.message
