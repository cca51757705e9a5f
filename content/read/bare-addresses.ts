import { type ProseNode, spanOf } from './prose-node.ts'

/** Signs that end a sentence or a clause outside of Europe, and quotes: no address has them. */
const endOfAddress = /[।॥。、，！？；：（）「」『』《》〈〉【】“”‘’…]/u

/** The words of a link that was typed as its address alone, without < and >. */
function bareWords(link: ProseNode): ProseNode | undefined {
  const [words] = link.children ?? []
  const isBare =
    link.type === 'link' &&
    words?.type === 'text' &&
    spanOf(words).start === spanOf(link).start
  return isBare ? words : undefined
}

/** A bare address, and the words that follow its end. */
function ended(link: ProseNode): ProseNode[] {
  const words = bareWords(link)
  const { value = '' } = words ?? {}
  const at = value.search(endOfAddress)
  const { start, end } = link.position ?? {}
  if (!words || at < 0 || !start || !end) return [link]
  const between = { offset: spanOf(link).start + at }
  const address = {
    ...link,
    url: link.url?.slice(0, at - value.length) ?? '',
    children: [{ ...words, value: value.slice(0, at) }],
    position: { start, end: between },
  }
  const position = { start: between, end }
  return [address, { type: 'text', value: value.slice(at), position }]
}

/**
 * Ends bare addresses before । 。 and the like, which GitHub's Markdown takes into the link, and
 * lets those without https:// lead there: every site that people name has it.
 */
export function remarkBareAddresses() {
  return function endIn(node: ProseNode) {
    node.children?.forEach(endIn)
    if (bareWords(node))
      node.url = node.url?.replace(/^http:\/\/(?=www\.)/, 'https://') ?? ''
    node.children &&= node.children.flatMap(ended)
  }
}
