import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  isSeq,
  type Node,
  visit,
  type YAMLError,
} from 'yaml'

/** A part of a text that YAML cannot parse or would read in an unintended way. */
export interface YamlFault {
  offset: number
  message: string
}

const quoteRemedy = 'put straight quotes around the whole value'
const inconsistentIndentRemedy =
  'the spaces before this line differ from those of its neighbours'

/** A common mistake: how it is recognised, and what to do about it. */
interface KnownFault {
  /** Matches the line with the mistake. */
  linePattern?: RegExp
  /** Code of the yaml package's error, and a part of its message. */
  code?: YAMLError['code']
  errorText?: string
  /** Whether the error must be at the first word of its line. */
  isAtLineStart?: true
  remedy: string
}

/** Common mistakes: the first that fits is reported. yaml-faults.yaml has an example of each. */
const knownFaults: readonly KnownFault[] = [
  { linePattern: /^ *\t/, remedy: 'a tab is before this line: use spaces' },
  {
    linePattern: /^\s*\u00a0|^\s*[\w-]+:\u00a0/,
    remedy: 'a space of this line never breaks: type it again',
  },
  { linePattern: /^ *-\w+:/, remedy: 'a space is missing after the dash' },
  {
    linePattern: /^ *(?:- )?[A-Za-z][\w-]*:(?!\/\/)[^\s:]/,
    remedy: "a space is missing after the colon: write it as in 'name: value'",
  },
  {
    linePattern: /^ *(?:- )?[\w-]+: [[{].*[\]}]./,
    remedy: `a value that begins with { or [ is a list: ${quoteRemedy}`,
  },
  {
    code: 'BLOCK_AS_IMPLICIT_KEY',
    linePattern: /:\s.*:(?:\s|$)/,
    remedy: `a colon with a space after it begins a new entry: ${quoteRemedy}`,
  },
  { code: 'BLOCK_AS_IMPLICIT_KEY', remedy: inconsistentIndentRemedy },
  {
    errorText: 'Implicit',
    remedy: "this line is no 'name: value': write it so, or indent it",
  },
  {
    code: 'MISSING_CHAR',
    errorText: 'quote',
    remedy:
      'a straight quote is opened and never closed: write it twice or not',
  },
  {
    code: 'MISSING_CHAR',
    errorText: ' , ',
    remedy: 'a comma is missing at the end of the line before',
  },
  {
    code: 'BAD_INDENT',
    errorText: 'Flow',
    remedy: 'a bracket is opened and never closed',
  },
  {
    code: 'DUPLICATE_KEY',
    remedy: 'this entry is there twice: delete one',
  },
  {
    isAtLineStart: true,
    linePattern: /^ *(?:- |[\w-]+:)/,
    remedy: inconsistentIndentRemedy,
  },
  {
    code: 'BAD_SCALAR_START',
    remedy:
      'a value cannot begin with this sign: put quotes around the whole value',
  },
  {
    code: 'BAD_DQ_ESCAPE',
    remedy: 'a backslash between double quotes is a code: use single quotes',
  },
  {
    code: 'UNEXPECTED_TOKEN',
    linePattern: /: +'/,
    remedy:
      'a single quote ends the value before this: put double quotes around the whole value',
  },
  {
    code: 'UNEXPECTED_TOKEN',
    remedy:
      'the value ends before this: put quotes around the whole value, and other ones inside it',
  },
  {
    code: 'MULTIPLE_DOCS',
    remedy: 'a line of three dashes would begin another file: delete it',
  },
  { remedy: `this does not fit what is around it: ${quoteRemedy}` },
]

/** The fault behind an error of the yaml package: the mistake that somebody has probably made. */
export function faultOf(text: string, error: YAMLError): YamlFault {
  const { code, message, pos } = error
  const [, unclosedQuote] = /^Missing closing (["'])/.exec(message) ?? []
  // For a quote that is never closed, the parser reports the end of its value, not the quote.
  const offset = unclosedQuote
    ? text.lastIndexOf(unclosedQuote, pos[0])
    : pos[0]
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const [line = ''] = text.slice(lineStart).split('\n', 1)
  const fitsError = (fault: KnownFault) =>
    (fault.linePattern?.test(line) ?? true) &&
    code === (fault.code ?? code) &&
    (!fault.isAtLineStart || text.slice(lineStart, offset).trim() === '') &&
    message.includes(fault.errorText ?? '')
  return {
    offset,
    message: `This cannot be read: ${knownFaults.find(fitsError)?.remedy}`,
  }
}

/**
 * The anchor or tag before a value, with the spaces after it: '&Co ' for '&Co founders'; '' if
 * there is none.
 */
function anchorOrTagBefore(node: Node, text: string): string {
  const { anchor, tag, range } = node as Node & Record<'anchor' | 'tag', string>
  if (anchor === undefined && !tag?.startsWith('!')) return ''
  const [mark = ''] =
    /[&!]\S*[ \t]*$/.exec(text.slice(0, range?.[0] ?? 0)) ?? []
  return mark
}

/** The fault of a word that YAML takes for an anchor, tag or alias: '&Co', '!New', '*star'. */
function markFault(node: Node, text: string): YamlFault | undefined {
  const [start = 0, end = 0] = node.range ?? []
  const anchorOrTag = anchorOrTagBefore(node, text)
  const mark = isAlias(node) ? text.slice(start, end) : anchorOrTag
  if (!mark) return undefined
  return {
    offset: start - anchorOrTag.length,
    message: `'${mark.trim()}' would not be shown: ${quoteRemedy}`,
  }
}

/**
 * The fault of words that YAML takes for a comment: 'Page #404', '#1 guide'. They may also begin a
 * further line of a value that somebody has wrapped.
 */
function commentFault(node: Node, text: string): YamlFault | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined
  const isEmpty = node.value === null
  if (!isEmpty && typeof node.value !== 'string') return undefined
  const end = node.range?.[1] ?? 0
  const [, spaces = '', comment] = /^(\s*)(#.*)/.exec(text.slice(end)) ?? []
  if (!comment || (!spaces && !isEmpty)) return undefined
  const isOnLaterLine = spaces.includes('\n')
  // The yaml package gives a value a comment on a later line only if that line is indented so that
  // it would continue the value. Other lines are notes about what is below them.
  if (isOnLaterLine && (isEmpty || !node.comment)) return undefined
  const otherRemedy = isOnLaterLine
    ? 'the note above it'
    : 'the note on a line of its own'
  const message =
    `'${comment.trim()}' is a note, which nobody is shown: put quotes around the whole value, or ` +
    otherRemedy
  return { offset: end + spaces.length, message }
}

/** The fault of an amount in a list in brackets, where its comma begins an entry: [1,000 views]. */
function commaFault(
  node: Node,
  text: string,
  parent: unknown,
): YamlFault | undefined {
  if (!isSeq(parent) || !parent.flow) return undefined
  const [start = 0, end = 0] = node.range ?? []
  if (!/\d,\d/.test(text.slice(end - 1, end + 2))) return undefined
  const [words = ''] = /^[^,]*,[^,\]#\n]*/.exec(text.slice(start)) ?? []
  // Lists of numbers, dates and times need no spaces.
  if (!/[^\d\s,.:-]/.test(words)) return undefined
  return {
    offset: start,
    message:
      `'${words.trim()}' would be two entries: put straight quotes around the whole value, or a ` +
      'space after the comma',
  }
}

/** The fault of an entry of a list that goes on with the dash of the next, indented too far. */
function dashFault(
  node: Node,
  text: string,
  parent: unknown,
): YamlFault | undefined {
  if (!isSeq(parent) || !isScalar(node) || node.type !== 'PLAIN')
    return undefined
  const [start = 0, end = 0] = node.range ?? []
  const dashAt = text.slice(start, end).search(/(?<=\n *)- /)
  if (dashAt < 0) return undefined
  return {
    offset: start + dashAt,
    message:
      'this dash begins no entry: put it below the dash above, or straight quotes around the ' +
      'whole value',
  }
}

/** Faults that YAML does not report: it would cut a value or read it as something else. */
export function silentFaults(document: Document, text: string): YamlFault[] {
  const faults: YamlFault[] = []
  visit(document, (_, node, ancestors) => {
    if (!isNode(node)) return
    const fault =
      markFault(node, text) ??
      commentFault(node, text) ??
      commaFault(node, text, ancestors.at(-1)) ??
      dashFault(node, text, ancestors.at(-1))
    if (fault) faults.push(fault)
  })
  return faults
}
