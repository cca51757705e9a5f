import { type ProseNode, spanOf, splitPosition } from './prose-node.ts'

/** Quotes, and punctuation of Indian and East Asian scripts: no URL contains them. */
const nonUrlCharacters = '“”‘’«»‹›।॥。、，！？；：（）「」『』《》〈〉【】…'
/** Matches the end of a URL: a character that no URL contains, and punctuation before it. */
const endOfAddress = new RegExp(`[.,:;!?]*[${nonUrlCharacters}]`, 'u')

/** The text node of a link that was typed as a bare URL, without < and >; otherwise undefined. */
function bareUrlText(link: ProseNode): ProseNode | undefined {
  const [firstChild] = link.children ?? []
  const isBare =
    link.type === 'link' &&
    firstChild?.type === 'text' &&
    spanOf(firstChild).start === spanOf(link).start
  return isBare ? firstChild : undefined
}

/**
 * The nodes that replace `link`. A bare URL with `endOfAddress` in it becomes a link that ends
 * there, and a text node with the rest. Any other link stays as it is.
 */
function splitAtEnd(link: ProseNode): ProseNode[] {
  const textNode = bareUrlText(link)
  const { value = '' } = textNode ?? {}
  const urlLength = value.search(endOfAddress)
  if (!textNode || urlLength < 0) return [link]
  // remark-gfm sets no position for a URL directly after a quote or a bracket.
  const [linkPosition, textPosition] = splitPosition(
    link,
    spanOf(link).start + urlLength,
  )
  const shortLink = {
    ...link,
    ...linkPosition,
    url: link.url?.slice(0, urlLength - value.length) ?? '',
    children: [{ ...textNode, value: value.slice(0, urlLength) }],
  }
  const textAfterLink = {
    type: 'text',
    value: value.slice(urlLength),
    ...textPosition,
  }
  return [shortLink, textAfterLink]
}

/** Matches the tag that begins or ends a link in HTML. */
const anchorTag = /^<\/?a[\s>]/i

/**
 * Remark plugin that ends bare URLs before । 。 and the like, which GitHub's Markdown makes part of
 * the link. Bare URLs that begin with www. lead to https:// instead of http://, since practically
 * every site supports HTTPS. A bare URL in <a> stays text, since HTML has no link within a link.
 */
export function remarkBareAddresses() {
  return function fixLinks(node: ProseNode) {
    node.children?.forEach(fixLinks)
    if (bareUrlText(node))
      node.url = node.url?.replace(/^http:\/\/(?=www\.)/, 'https://') ?? ''
    let isInAnchor = false
    node.children &&= node.children.flatMap((child) => {
      const { type, value = '' } = child
      if (type === 'html' && anchorTag.test(value))
        isInAnchor = !value.startsWith('</')
      const bareText = isInAnchor && bareUrlText(child)
      return bareText || splitAtEnd(child)
    })
  }
}
