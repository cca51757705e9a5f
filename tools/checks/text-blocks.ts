import type { Node as MdNode, Nodes, Root } from 'mdast'
import { isScalar, parseDocument, visit as visitYaml } from 'yaml'
import { placeOf } from '../../ssg/content/content-error.ts'
import { splitFrontmatter } from '../../ssg/content/frontmatter.ts'
import { type Module, type Node, walk } from './syntax.ts'

/** A piece of copy: a paragraph, a heading, one field of a record. */
export interface TextBlock {
  file: string
  text: string
  /** True for alternative texts, which are written differently from prose. */
  kind: 'prose' | 'alt'
  /** Source offset of a character of `text`. */
  offsetAt: (index: number) => number
  placeAt: (index: number) => { line: number; column: number }
}

/** A run of text with the source offset of each character. */
interface Piece {
  text: string
  offsets: readonly number[]
}

/**
 * Maps each character of a text to the source it was read from, past quotes, escapes and folded
 * lines.
 */
function piece(text: string, source: string, start: number, end: number): Piece {
  const offsets: number[] = []
  let at = start
  for (const character of text) {
    let next = at
    while (
      next < end &&
      source[next] !== character[0] &&
      !(/\s/.test(character) && /\s/.test(source[next] ?? ''))
    )
      next++
    if (next < end) at = next
    for (let unit = 0; unit < character.length; unit++) offsets.push(at)
    at += character.length
    if (/\s/.test(character)) while (/\s/.test(source[at] ?? '')) at++
  }
  return { text, offsets }
}

/** Fact names in braces (data/schemas/fact-names) count as one word each, as template values do. */
function withoutFactNames({ text, offsets }: Piece): Piece {
  const parts = [...text.matchAll(/\{[^{}]*\}|[^{]+|\{/g)].map(({ 0: part, index }) =>
    part.length > 1 && part.startsWith('{')
      ? unknown(offsets[index] ?? 0)
      : { text: part, offsets: offsets.slice(index, index + part.length) },
  )
  return {
    text: parts.map((part) => part.text).join(''),
    offsets: parts.flatMap((part) => part.offsets),
  }
}

/** Placeholder for a value known only at run time; counts as one word. */
const unknown = (offset: number): Piece => ({ text: '…', offsets: [offset] })

function block(
  file: string,
  source: string,
  kind: TextBlock['kind'],
  pieces: readonly Piece[],
): TextBlock[] {
  const text = pieces.map((each) => each.text).join('')
  if (!/\p{L}/u.test(text)) return []
  const offsets = pieces.flatMap((each) => each.offsets)
  const offsetAt = (index: number) => offsets[Math.min(index, offsets.length - 1)] ?? 0
  return [{ file, text, kind, offsetAt, placeAt: (index) => placeOf(source, offsetAt(index)) }]
}

/** Keys whose values are identifiers, not words for a reader. */
const machineKeys = new Set(
  (
    'icon link href photo url canonicalUrl ogImage id service color background name value type ' +
    'autoComplete inputMode enterKeyHint initials email origin chatNumber phone timeZone ' +
    'analyticsId pixelId tone country opens closes currency order src granularity'
  ).split(' '),
)
/** The keys above that hold words in some records, such as a skill's or a package's name. */
const namedRecords = /\bdata\/(?:skills|service-pages\/[\w-]+)\.ts$/
const isMachineText = (text: string) => !/\s/.test(text) && /[/_#@:=\d-]|^[a-z]+[A-Z]/.test(text)
const isCopy = (file: string, key: string, text: string) =>
  !isMachineText(text) && (!machineKeys.has(key) || (key === 'name' && namedRecords.test(file)))

/** Texts in an MDX page's frontmatter. */
function frontmatterTextBlocks(file: string, source: string): TextBlock[] {
  const { frontmatter } = splitFrontmatter(source)
  if (frontmatter === undefined) return []
  const start = source.indexOf('\n') + 1
  const found: TextBlock[] = []
  const document = parseDocument(frontmatter, { prettyErrors: false })
  if (document.errors.length > 0) return []
  visitYaml(document, {
    Scalar(position, node, path) {
      if (position === 'key' || typeof node.value !== 'string' || !node.range) return
      const pair = [...path].reverse().find((each) => 'key' in each) as
        | { key?: unknown }
        | undefined
      const key = isScalar(pair?.key) ? String(pair.key.value) : ''
      if (!isCopy(file, key, node.value)) return
      found.push(
        ...block(file, source, key === 'alt' ? 'alt' : 'prose', [
          piece(node.value, source, start + node.range[0], start + node.range[1]),
        ]),
      )
    },
  })
  return found
}

const blocks = new Set(['paragraph', 'heading', 'tableCell'])
const offsetOf = (node: MdNode) => node.position?.start.offset ?? 0

/** Texts of an MDX page's body, block by block. */
function bodyTextBlocks(file: string, source: string, tree: Root): TextBlock[] {
  const found: TextBlock[] = []
  const inline = (node: Nodes): Piece[] => {
    if (node.type === 'text')
      return [piece(node.value, source, offsetOf(node), node.position?.end.offset ?? source.length)]
    if (node.type === 'break') return [{ text: ' ', offsets: [offsetOf(node)] }]
    if (node.type === 'image') {
      found.push(
        ...block(file, source, 'alt', [
          piece(node.alt ?? '', source, offsetOf(node), node.position?.end.offset ?? source.length),
        ]),
      )
      return []
    }
    return 'children' in node
      ? node.children.flatMap((child) => inline(child as Nodes))
      : [unknown(offsetOf(node))]
  }
  const visit = (node: Nodes) => {
    if (blocks.has(node.type)) found.push(...block(file, source, 'prose', inline(node)))
    else if ('children' in node) for (const child of node.children) visit(child as Nodes)
  }
  visit(tree)
  return found
}

export const mdxTextBlocks = (file: string, source: string, tree: Root): TextBlock[] => [
  ...frontmatterTextBlocks(file, source),
  ...bodyTextBlocks(file, source, tree),
]

/**
 * Attributes that hold words: those that browsers show or screen readers speak, and text props of
 * the site's components.
 */
const wordAttributes = new Set([
  'title',
  'alt',
  'label',
  'intro',
  'text',
  'aria-label',
  'placeholder',
  'description',
  'heading',
  'note',
  'summary',
])
const functionsOfText = new Set(
  [
    'replace replaceAll split join startsWith endsWith includes find',
    'test exec get has toLocaleString',
  ].flatMap((names) => names.split(' ')),
)

/**
 * Texts in a TypeScript file: of its data, or of the markup it holds. `everyString` is for data,
 * whose strings are copy unless their key says otherwise.
 */
export function codeTextBlocks(
  { file, source, program }: Module,
  everyString: boolean,
): TextBlock[] {
  const found: TextBlock[] = []
  const add = (node: Node, key: string) => {
    if (node.type === 'Literal' && typeof node.value === 'string') {
      if (isCopy(file, key, node.value))
        found.push(
          ...block(file, source, /^(?:alt|imageAlt|portraitAlt)$/.test(key) ? 'alt' : 'prose', [
            withoutFactNames(piece(node.value, source, node.start + 1, node.end - 1)),
          ]),
        )
    } else if (node.type === 'TemplateLiteral' && isCopy(file, key, ' ')) {
      const pieces = node.quasis.flatMap((part: Node, index: number) => [
        piece(part.value.cooked ?? '', source, part.start, part.end + 1),
        ...(index < node.expressions.length ? [unknown(node.expressions[index].start)] : []),
      ])
      found.push(...block(file, source, 'prose', pieces))
    }
  }
  const visitStrings = (root: Node, key = '') =>
    walk(root, (node) => {
      if (/^(?:Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return false
      if (node.type === 'Property') {
        visitStrings(node.value, String(node.key.name ?? node.key.value))
        return false
      }
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
        visitStrings(node.init, node.id.name)
        return false
      }
      if (node.type === 'CallExpression' && functionsOfText.has(node.callee.property?.name ?? '')) {
        visitStrings(node.callee.object, key)
        return false
      }
      if (
        node.type === 'BinaryExpression' ||
        node.type === 'ThrowStatement' ||
        (node.type === 'MemberExpression' && node.computed)
      )
        return false
      add(node, key)
      return undefined
    })
  if (everyString) {
    visitStrings(program)
    return found
  }
  walk(program, (node) => {
    if (node.type === 'JSXText')
      found.push(
        ...block(file, source, 'prose', [
          piece(node.value.replace(/\s+/g, ' '), source, node.start, node.end),
        ]),
      )
    if (node.type === 'JSXAttribute' && node.value && wordAttributes.has(String(node.name.name)))
      add(node.value.expression ?? node.value, String(node.name.name))
    if (node.type === 'VariableDeclarator' && node.id.name === 'meta') {
      visitStrings(node.init, 'meta')
      return false
    }
    return undefined
  })
  return found
}
