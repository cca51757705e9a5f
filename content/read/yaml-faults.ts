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
}

const quoteIt = 'put straight quotes around the whole value'
const otherSpaces =
  'the spaces before this line differ from those of its neighbours'

/** A mistake that people make: how its line looks, what the yaml package says, and what to do. */
interface Known {
  line?: RegExp
  code?: YAMLError['code']
  says?: string
  /** Whether the line begins with what cannot be read. */
  isFirst?: true
  remedy: string
}

/** The first that fits is reported; content/read/yaml-faults.yaml has an example of each. */
const knownFaults: readonly Known[] = [
  { line: /^ *\t/, remedy: 'a tab is before this line: use spaces' },
  {
    line: /^\s*\u00a0|^\s*[\w-]+:\u00a0/,
    remedy: 'a space of this line never breaks: type it again',
  },
  { line: /^ *-\w+:/, remedy: 'a space is missing behind the dash' },
  {
    line: /^ *(?:- )?[A-Za-z][\w-]*:(?!\/\/)[^\s:]/,
    remedy: "a space is missing behind the colon: write it as in 'name: value'",
  },
  {
    line: /^ *(?:- )?[\w-]+: [[{].*[\]}]./,
    remedy: `a value that begins with { or [ is a list: ${quoteIt}`,
  },
  {
    code: 'BLOCK_AS_IMPLICIT_KEY',
    line: /:\s.*:(?:\s|$)/,
    remedy: `a colon with a space after it begins a new entry: ${quoteIt}`,
  },
  { code: 'BLOCK_AS_IMPLICIT_KEY', remedy: otherSpaces },
  {
    says: 'Implicit',
    remedy: "this line is no 'name: value': write it so, or indent it",
  },
  {
    code: 'MISSING_CHAR',
    says: 'quote',
    remedy:
      'a straight quote is opened and never closed: write it twice or not',
  },
  {
    code: 'MISSING_CHAR',
    says: ' , ',
    remedy: 'a comma is missing at the end of the line before',
  },
  {
    code: 'BAD_INDENT',
    says: 'Flow',
    remedy: 'a bracket is opened and never closed',
  },
  {
    code: 'DUPLICATE_KEY',
    remedy: 'this entry is there twice: delete one',
  },
  { isFirst: true, line: /^ *(?:- |[\w-]+:)/, remedy: otherSpaces },
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
    line: /: +'/,
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
  { remedy: `this does not fit what is around it: ${quoteIt}` },
]

/** What the yaml package reports, as the mistake that was made. */
export function faultOf(text: string, error: YAMLError): YamlFault {
  const { code, message, pos } = error
  const [, open] = /^Missing closing (["'])/.exec(message) ?? []
  // Of a quote that is never closed the parser names the end of the file.
  const offset = open ? text.lastIndexOf(open) : pos[0]
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const [line = ''] = text.slice(start).split('\n', 1)
  const fits = (known: Known) =>
    (known.line?.test(line) ?? true) &&
    code === (known.code ?? code) &&
    (!known.isFirst || text.slice(start, offset).trim() === '') &&
    message.includes(known.says ?? '')
  return {
    offset,
    message: `This cannot be read: ${knownFaults.find(fits)?.remedy}`,
  }
}

/** The anchor or tag before a value, with the spaces after it: '&Co ' of '&Co founders'. */
function markBefore(node: Node, text: string): string {
  const { anchor, tag, range } = node as Node & Record<'anchor' | 'tag', string>
  if (anchor === undefined && !tag?.startsWith('!')) return ''
  const [mark = ''] =
    /[&!]\S*[ \t]*$/.exec(text.slice(0, range?.[0] ?? 0)) ?? []
  return mark
}

/** A mark of YAML, which is read as no part of the value: '&Co', '!Important', '*star'. */
function ownMark(node: Node, text: string): YamlFault | undefined {
  const [start = 0, end = 0] = node.range ?? []
  const before = markBefore(node, text)
  const mark = isAlias(node) ? text.slice(start, end) : before
  if (!mark) return undefined
  return {
    offset: start - before.length,
    message: `'${mark.trim()}' would not be shown: ${quoteIt}`,
  }
}

/** A comment after a value without quotes, or in place of one: 'Page #404', '#1 guide'. */
function commentInValue(node: Node, text: string): YamlFault | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined
  const isEmpty = node.value === null
  if (!isEmpty && typeof node.value !== 'string') return undefined
  const end = node.range?.[1] ?? 0
  const [, blanks = '', comment] = /^([ \t]*)(#.*)/.exec(text.slice(end)) ?? []
  if (!comment || (!blanks && !isEmpty)) return undefined
  const message =
    `'${comment.trim()}' is a note, which nobody is shown: put quotes around the whole value, or ` +
    'the note on a line of its own'
  return { offset: end + blanks.length, message }
}

/** Values that YAML would cut or read as something else without a word. */
export function silentFaults(document: Document, text: string): YamlFault[] {
  const faults: YamlFault[] = []
  visit(document, (_, node) => {
    if (!isNode(node)) return
    const fault = ownMark(node, text) ?? commentInValue(node, text)
    if (fault) faults.push(fault)
  })
  return faults
}
