import { type ProseNode, spanOf } from './prose-node.ts'

/** Matches curly quotes, and punctuation of Indian and East Asian scripts: no URL contains them. */
const endOfAddress = /[।॥。、，！？；：（）「」『』《》〈〉【】“”‘’…]/u

/** The text node of a link that was typed as a bare URL, without < and >; otherwise undefined. */
function bareWords(link: ProseNode): ProseNode | undefined {
  const [words] = link.children ?? []
  const isBare =
    link.type === 'link' &&
    words?.type === 'text' &&
    spanOf(words).start === spanOf(link).start
  return isBare ? words : undefined
}

/**
 * The nodes that replace `link`: if it is a bare URL with `endOfAddress` in it, a link that ends
 * there and the rest as a text node; otherwise the link itself.
 */
function splitAtEnd(link: ProseNode): ProseNode[] {
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
 * Remark plugin that ends bare URLs before । 。 and the like, which GitHub's Markdown makes part of
 * the link. Bare URLs that begin with www. lead to https:// instead of http://, since practically
 * every site supports HTTPS.
 */
export function remarkBareAddresses() {
  return function fixLinks(node: ProseNode) {
    node.children?.forEach(fixLinks)
    if (bareWords(node))
      node.url = node.url?.replace(/^http:\/\/(?=www\.)/, 'https://') ?? ''
    node.children &&= node.children.flatMap(splitAtEnd)
  }
}
