import { Composer, type CST, type Document, Parser } from 'yaml'

type Block = CST.BlockMap | CST.BlockSequence

const isBlock = (token: CST.Token | null | undefined): token is Block =>
  token?.type === 'block-map' || token?.type === 'block-seq'

/**
 * Moves the comments below a nested block to the block they are level with, and returns those that
 * belong above `block` itself. The parser keeps all of them in the nested block if the first is
 * level with it (Parser.pop), and would print them at that depth.
 */
function releaseComments(block: Block): CST.SourceToken[] {
  const items: CST.CollectionItem[] = block.items
  for (const [index, { value }] of items.entries()) {
    const released = isBlock(value) ? releaseComments(value) : []
    const following = items[index + 1]
    if (following) following.start.unshift(...released)
    else if (released.length > 0) items.push({ start: released })
  }
  const { start = [], key, sep, value } = items.at(-1) ?? {}
  const isOuter = (token: CST.SourceToken) =>
    token.type === 'comment' && token.indent < block.indent
  if (key || sep || value || !start.some(isOuter)) return []
  const inner = start.slice(0, start.findIndex(isOuter))
  const lastInner = inner.map(({ type }) => type).lastIndexOf('comment')
  // The line break after an inner comment belongs to it.
  return start.splice(lastInner < 0 ? 0 : lastInner + 2)
}

/** Parses a YAML text with its comments and blank lines. */
export function readYaml(source: string): Document.Parsed {
  const tokens = [...new Parser().parse(source)]
  for (const token of tokens)
    if (token.type === 'document' && isBlock(token.value)) releaseComments(token.value)
  const [document] = new Composer({ logLevel: 'error' }).compose(tokens, true, source.length)
  return document as Document.Parsed
}

/** A document as YAML without the last line break: one value per line, brackets unpadded. */
export const printYaml = (document: Document): string =>
  document
    .toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false })
    .replace(/\n$/, '')

/** A YAML text in the editor's canonical form; unchanged if it cannot be parsed. */
export function canonicalYaml(source: string): string {
  const text = source.replaceAll('\r\n', '\n')
  const document = readYaml(text)
  if (document.errors.length > 0) return source
  const printed = printYaml(document)
  return text === source ? printed : printed.replaceAll('\n', '\r\n')
}
