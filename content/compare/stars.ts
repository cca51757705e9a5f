import {
  type ProseNode,
  sourceOf,
  spanOf,
  walkProse,
} from '#content/read/prose-node.ts'

const isEmphasis = (node: ProseNode | undefined) =>
  node?.type === 'emphasis' || node?.type === 'strong'

/** Where a text shows a star or _ beside what others emphasise: **words*; \* is meant. */
export function unevenMarks(written: string, markdown: ProseNode): number[] {
  const found: number[] = []
  walkProse(markdown, ({ children = [] }) => {
    for (const [at, node] of children.entries()) {
      if (node.type !== 'text') continue
      const words = sourceOf(node, written)
      const { start, end } = spanOf(node)
      if (isEmphasis(children[at - 1]) && /^[*_]/.test(words)) found.push(start)
      if (isEmphasis(children[at + 1]) && /(?<!\\)[*_]$/.test(words))
        found.push(end - 1)
    }
  })
  return found
}

const betweenDigits = /^\p{N}\*+\p{N}$/u
const insideWord = /^[\p{L}\p{N}]\*+[\p{L}\p{N}]$/u

/**
 * Where stars stand inside numbers and words and are taken for emphasis: 1080*1080 and 1080*1920,
 * price*quantity*0.9, Kund*innen und Partner*innen. One word that is emphasised inside another one
 * is meant.
 */
export function swallowedStars(written: string, markdown: ProseNode): number[] {
  const found: number[] = []
  walkProse(markdown, (node) => {
    if (!isEmphasis(node)) return
    const { start, end } = spanOf(node)
    const length = node.type === 'strong' ? 2 : 1
    const marks = [
      written.slice(Math.max(0, start - 1), start + length + 1),
      written.slice(end - length - 1, end + 1),
    ]
    const isProduct = /\p{N}/u.test(`${written[start - 1]}${written[end]}`)
    const isSentence = sourceOf(node, written).includes(' ')
    const isInside = marks.every((mark) => insideWord.test(mark))
    if (
      marks.some((mark) => betweenDigits.test(mark)) ||
      (isInside && (isSentence || isProduct))
    )
      found.push(start)
  })
  return found
}
