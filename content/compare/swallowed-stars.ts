import { type ProseNode, walkProse } from '#content/read/prose-node.ts'
import { type Span, spanOf } from './span.ts'

const isDigit = (sign: string) => /\p{N}/u.test(sign)
const isOfWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign)

/** The signs around a mark. */
interface Mark {
  before: string
  behind: string
}

/** Whether a star stands between two digits, as in 1080*1080. */
const isBetweenDigits = ({ before, behind }: Mark) =>
  isDigit(before) && isDigit(behind)

/** Whether a star stands inside a word, as in Kund*innen. */
const isInsideWord = ({ before, behind }: Mark) =>
  isOfWord(before) && isOfWord(behind)

const isEmphasis = ({ type }: ProseNode) =>
  type === 'emphasis' || type === 'strong'

/** Stars at the ends of a text that stand beside what is emphasised; an escaped star is meant. */
function starsOf(
  words: string,
  { start, end }: Span,
  isAfter: boolean,
  isBefore: boolean,
) {
  const first = isAfter && words.startsWith('*') ? [start] : []
  const last = isBefore && /(?<!\\)\*$/.test(words) ? [end - 1] : []
  return [...first, ...last]
}

/** Where a text shows a star beside what others emphasise: **words* */
export function unevenStars(written: string, markdown: ProseNode): number[] {
  const found: number[] = []
  walkProse(markdown, ({ children = [] }) => {
    const areEmphasised = children.map(isEmphasis)
    for (const [at, node] of children.entries()) {
      const span = node.type === 'text' ? spanOf(node) : undefined
      const [isAfter = false, isBefore = false] = [
        areEmphasised[at - 1],
        areEmphasised[at + 1],
      ]
      if (span)
        found.push(
          ...starsOf(
            written.slice(span.start, span.end),
            span,
            isAfter,
            isBefore,
          ),
        )
    }
  })
  return found
}

/**
 * Where stars stand inside numbers and words and are taken for emphasis: 1080*1080 and 1080*1920,
 * Kund*innen und Partner*innen. One word that is emphasised inside another one is meant.
 */
export function swallowedStars(written: string, markdown: ProseNode): number[] {
  const found: number[] = []
  walkProse(markdown, (node) => {
    const span = spanOf(node)
    if (!span || !isEmphasis(node)) return
    const length = node.type === 'strong' ? 2 : 1
    const { start, end } = span
    const opening = {
      before: written[start - 1] ?? '',
      behind: written[start + length] ?? '',
    }
    const closing = {
      before: written[end - length - 1] ?? '',
      behind: written[end] ?? '',
    }
    const isSentence = written.slice(start, end).includes(' ')
    const areInWords =
      isSentence && isInsideWord(opening) && isInsideWord(closing)
    if (areInWords || isBetweenDigits(opening) || isBetweenDigits(closing))
      found.push(start)
  })
  return found
}
