import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  type Node,
  visit,
  type YAMLError,
} from 'yaml'

/** What YAML cannot read, or would read as something else, at an offset of a text. */
export interface YamlFault {
  offset: number
  message: string
  /**
   * Whether the text is read again with quotes around the value of this line, or what follows is
   * misread because of it.
   */
  next?: 'quote' | 'stop' | undefined
}

/** A mistake as the yaml package reports it, with the line that it is in. */
interface Reported {
  code: YAMLError['code']
  message: string
  offset: number
  line: string
  /** Where the line begins. */
  start: number
  text: string
  document: Document
}

/** A mistake that people make, and what to do about it. */
interface Known {
  is: (reported: Reported) => boolean
  remedy: string
  next?: YamlFault['next']
  /** Where it is, if not where it is reported. */
  at?: (reported: Reported) => number
}

const quoteIt = 'put straight quotes around the whole value'
const otherSpaces =
  'the spaces before this line differ from those of its neighbours'

/** A line whose only colon with a space behind it is that of its own name. */
const isEntry = (line: string) => !/:\s.*:\s/.test(line)

/** Where the line before begins if it is the rest of a sentence: it has no name of its own. */
function restOfSentence({ text, start }: Reported): number | undefined {
  const before = text.lastIndexOf('\n', start - 2) + 1
  const line = text.slice(before, start - 1)
  const isRest = start > 0 && /^[^\s#-]/.test(line) && !/:( |$)/.test(line)
  return isRest ? before : undefined
}

/** Where the value begins that holds an offset. */
function startOfValue({ document, offset }: Reported): number {
  let start = offset
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < offset && range[1] >= offset) start = range[0]
    },
  })
  return start
}

/** The first that fits is told; content/read/yaml-faults.yaml has an example of each. */
const knownFaults: readonly Known[] = [
  {
    is: ({ line, code }) => /^ *\t/.test(line) || code === 'TAB_AS_INDENT',
    remedy: 'a tab is before this line: use spaces',
    next: 'stop',
  },
  {
    is: ({ line }) => /^\s*\u00a0|^\s*[\w-]+:\u00a0/.test(line),
    remedy: 'a space of this line never breaks: type it again',
    next: 'stop',
  },
  {
    is: ({ line }) => /^ *-\w+:/.test(line),
    remedy: 'a space is missing behind the dash',
    next: 'stop',
  },
  {
    is: ({ line }) => /^ *(?:- )?[A-Za-z][\w-]*:(?!\/\/)[^\s:]/.test(line),
    remedy: "a space is missing behind the colon: write it as in 'name: value'",
    next: 'stop',
  },
  {
    is: ({ line }) => /^ *(?:- )?[\w-]+: [[{].*[\]}]./.test(line),
    remedy: `a value that begins with { or [ is a list: ${quoteIt}`,
    next: 'quote',
    at: ({ start, line }) => start + line.search(/[[{]/),
  },
  {
    is: (reported) =>
      reported.code === 'BLOCK_AS_IMPLICIT_KEY' &&
      isEntry(reported.line) &&
      restOfSentence(reported) !== undefined,
    remedy: "this line is no 'name: value': write it so, or indent it",
    at: (reported) => restOfSentence(reported) ?? reported.offset,
  },
  {
    // The line below is indented less than this one, which becomes a value.
    is: ({ code, line }) => code === 'BLOCK_AS_IMPLICIT_KEY' && isEntry(line),
    remedy: otherSpaces,
    next: 'stop',
    at: ({ start, line }) => start + line.length + 1,
  },
  {
    is: ({ code }) => code === 'BLOCK_AS_IMPLICIT_KEY',
    remedy: `a colon with a space after it begins a new entry: ${quoteIt}`,
    next: 'quote',
  },
  {
    is: ({ code }) => code === 'MULTILINE_IMPLICIT_KEY',
    remedy: "this line is no 'name: value': write it so, or indent it",
  },
  {
    is: ({ code, message }) =>
      code === 'MISSING_CHAR' && message.includes('quote'),
    remedy:
      'a straight quote is opened and never closed: write it twice or not',
    // The parser names the end.
    at: startOfValue,
  },
  {
    is: ({ code, message }) =>
      code === 'MISSING_CHAR' && message.includes(' , '),
    remedy: 'a comma is missing at the end of the line before',
  },
  {
    is: ({ code, message }) =>
      code === 'BAD_INDENT' && message.startsWith('Flow'),
    remedy: 'a bracket is opened and never closed',
  },
  {
    is: ({ code, message }) =>
      code === 'BAD_INDENT' ||
      (code === 'MISSING_CHAR' && message.startsWith('Sequence')),
    remedy: otherSpaces,
    next: 'stop',
  },
  {
    is: ({ code }) => code === 'DUPLICATE_KEY',
    remedy: 'this entry is there twice: delete one',
  },
  {
    is: ({ code }) => code === 'BAD_SCALAR_START',
    remedy:
      'a value cannot begin with this sign: put quotes around the whole value',
    next: 'quote',
  },
  {
    is: ({ code }) => code === 'BAD_DQ_ESCAPE',
    remedy: 'a backslash between double quotes is a code: use single quotes',
  },
  {
    is: ({ code, line }) => code === 'UNEXPECTED_TOKEN' && /: +'/.test(line),
    remedy:
      'a single quote ends the value before this: put double quotes around the whole value',
    next: 'quote',
  },
  {
    is: ({ code }) => code === 'UNEXPECTED_TOKEN',
    remedy:
      'the value ends before this: put quotes around the whole value, and other ones inside it',
    next: 'quote',
  },
  {
    is: ({ code }) => code === 'MULTIPLE_DOCS',
    remedy: 'a line of three dashes would begin another file: delete it',
    next: 'stop',
  },
]
const otherFault: Omit<Known, 'is'> = {
  remedy: `this does not fit what is around it: ${quoteIt}`,
}

/** The line of a text that holds an offset. */
function lineAt(text: string, offset: number) {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', start)
  return { start, line: text.slice(start, end < 0 ? undefined : end) }
}

/** What the yaml package reports, as the mistake that was made. */
export function faultOf(
  document: Document,
  text: string,
  error: YAMLError,
): YamlFault {
  const { code, message, pos } = error
  const [offset] = pos
  const reported = {
    document,
    text,
    code,
    message,
    offset,
    ...lineAt(text, offset),
  }
  const { remedy, next, at } =
    knownFaults.find(({ is }) => is(reported)) ?? otherFault
  return {
    offset: at?.(reported) ?? offset,
    message: `This cannot be read: ${remedy}`,
    next,
  }
}

/** YAML's own mark before a value, whose range begins behind it: '&Co', '!Important'. */
function ownMark(node: Node, text: string): YamlFault | undefined {
  const { anchor, tag, range } = node as Node & {
    anchor?: string
    tag?: string
  }
  if (!anchor && !tag?.startsWith('!')) return undefined
  const mark = /[&!]\S*[ \t]*$/.exec(text.slice(0, range?.[0] ?? 0))
  return mark
    ? {
        offset: mark.index,
        message: `'${mark[0].trim()}' would not be shown: ${quoteIt}`,
      }
    : undefined
}

/** A value that YAML takes for the name of another one: '*star'. */
function ownName(node: Node): YamlFault | undefined {
  if (!isAlias(node)) return undefined
  const message = `'*${node.source}' begins with a star: put quotes around the whole value`
  return { offset: node.range?.[0] ?? 0, message }
}

/** A note behind a value without quotes, or in place of one: 'Page #404', '#1 guide'. */
function noteInValue(node: Node, text: string): YamlFault | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined
  const isEmpty = node.value === null
  if (!isEmpty && typeof node.value !== 'string') return undefined
  const end = node.range?.[1] ?? 0
  const [, blanks = '', note] = /^([ \t]*)(#.*)/.exec(text.slice(end)) ?? []
  if (!note || (!blanks && !isEmpty)) return undefined
  const remedy =
    'put quotes around the whole value, or the note on a line of its own'
  const message = `'${note.trim()}' is a note, which nobody is shown: ${remedy}`
  return { offset: end + blanks.length, message }
}

/** Values that YAML would cut or read as something else without a word. */
export function silentFaults(document: Document, text: string): YamlFault[] {
  const faults: YamlFault[] = []
  visit(document, (_, node) => {
    if (!isNode(node)) return
    for (const fault of [
      ownMark(node, text),
      ownName(node),
      noteInValue(node, text),
    ])
      if (fault) faults.push({ ...fault, next: 'quote' })
  })
  return faults
}
