import type { ProseNode } from './prose-node.ts'

/** Signs that end a sentence or a clause outside of Europe, and quotes: no address has them. */
const endOfAddress = /[।॥。、，！？；：（）「」『』《》〈〉【】“”‘’…]/u

/** Whether a link was typed as its address alone, without < and >. */
function isBare({ type, children = [], position }: ProseNode): boolean {
  const [words] = children
  const isLink =
    type === 'link' && children.length === 1 && words?.type === 'text'
  return isLink && words.position?.start?.offset === position?.start?.offset
}

/** A bare address and, as words behind it, what follows its end. */
function ended(link: ProseNode): ProseNode[] {
  const [words] = link.children ?? []
  const typed = words?.value ?? ''
  const at = typed.search(endOfAddress)
  const { line, column, offset } = link.position?.start ?? {}
  if (at < 0 || !words || column === undefined || offset === undefined)
    return [link]
  const rest = typed.slice(at)
  const between = {
    ...(line && { line }),
    column: column + at,
    offset: offset + at,
  }
  const position = { ...link.position, end: between }
  const address = { ...words, value: typed.slice(0, at), position }
  const url = String(link.url)
  const behind = { ...link.position, start: between }
  return [
    {
      ...link,
      url: url.slice(0, url.length - rest.length),
      children: [address],
      position,
    },
    { type: 'text', value: rest, position: behind },
  ]
}

/**
 * Ends bare addresses before । 。 and the like, which GitHub's Markdown takes into the link, and
 * lets those without https:// lead there: every site that people name has it.
 */
export function remarkBareAddresses() {
  return (tree: ProseNode) => {
    const end = (node: ProseNode) => {
      node.children?.forEach(end)
      if (isBare(node))
        node.url = node.url?.replace(/^http:\/\/(?=www\.)/, 'https://') ?? ''
      if (node.children?.some(isBare))
        node.children = node.children.flatMap((child) =>
          isBare(child) ? ended(child) : [child],
        )
    }
    end(tree)
  }
}
