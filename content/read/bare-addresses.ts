import { type ProseNode, spanOf } from './prose-node.ts'

/** Quotes, and punctuation of Indian and East Asian scripts: no URL contains them. */
const nonUrlCharacters = '“”‘’«»‹›।॥。、，！？；：（）「」『』《》〈〉【】…'
/** Matches the end of a URL: a character that no URL contains, and punctuation before it. */
const endOfAddress = new RegExp(`[.,:;!?]*[${nonUrlCharacters}]`, 'u')

/** The text node of a link that was typed as a bare URL, without < and >; otherwise undefined. */
function bareUrlText(link: ProseNode): ProseNode | undefined {
  const [words] = link.children ?? []
  const isBare =
    link.type === 'link' &&
    words?.type === 'text' &&
    spanOf(words).start === spanOf(link).start
  return isBare ? words : undefined
}

/**
 * The nodes that replace `link`. A bare URL with `endOfAddress` in it becomes a link that ends
 * there, and a text node with the rest. Any other link stays as it is.
 */
function splitAtEnd(link: ProseNode): ProseNode[] {
  const words = bareUrlText(link)
  const { value = '' } = words ?? {}
  const at = value.search(endOfAddress)
  if (!words || at < 0) return [link]
  const address = {
    ...link,
    url: link.url?.slice(0, at - value.length) ?? '',
    children: [{ ...words, value: value.slice(0, at) }],
  }
  const rest = { type: 'text', value: value.slice(at) }
  const { start, end } = link.position ?? {}
  // remark-gfm sets no position for a URL directly after a quote or a bracket.
  if (!start || !end) return [address, rest]
  const between = { offset: spanOf(link).start + at }
  return [
    { ...address, position: { start, end: between } },
    { ...rest, position: { start: between, end } },
  ]
}

/**
 * Remark plugin that ends bare URLs before । 。 and the like, which GitHub's Markdown makes part of
 * the link. Bare URLs that begin with www. lead to https:// instead of http://, since practically
 * every site supports HTTPS.
 */
export function remarkBareAddresses() {
  return function fixLinks(node: ProseNode) {
    node.children?.forEach(fixLinks)
    if (bareUrlText(node))
      node.url = node.url?.replace(/^http:\/\/(?=www\.)/, 'https://') ?? ''
    node.children &&= node.children.flatMap(splitAtEnd)
  }
}
