import type { ProseTrees } from '#content/read/markdown.ts'
import { collectInProse, spanOf } from '#content/read/prose-node.ts'
import { blank } from '#content/report.ts'
import { readKinds, type TextRule, withName } from '../rule.ts'

/** Code, tags, faces and escaped signs, whose brackets and quotes are their own. */
const ignored = /`[^`\n]*`|<[^>]*>|[:;]['-]?\(|\\./g
/** Brackets without others inside; that of a link's address is reported with its mark. */
const bracketPairs = /[([][^()[\]]*(?:\)|\]\(?)/g
/** A quote before words that nothing closes. */
const openQuote = /(?<=^|[\s([])["“„](?=\S)(?!.+["“”])/s

function withoutPairs(words: string): string {
  const rest = words.replace(bracketPairs, blank)
  return rest === words ? rest : withoutPairs(rest)
}

/** Brackets and quotes that words open and do not close. */
function halfPairs(typed: string, start = 0) {
  const rest = withoutPairs(typed.replace(ignored, blank))
  return [rest.search(/[([]/), rest.search(openQuote)]
    .filter((at) => at >= 0)
    .map((at) => {
      const sign = typed.charAt(at)
      const message = `'${sign}' is never closed: write its other half, or delete it`
      return { index: start + at, words: sign, message }
    })
}

const block = /^(?:paragraph|heading|tableCell)$/
/** A quotation of several paragraphs opens each, and closes the last. */
const nextOpening = /^[\s>]*["“„]?/

const inProse = (written: string, { markdown }: ProseTrees) =>
  collectInProse(markdown, (node) => {
    if (!block.test(node.type)) return []
    const { start, end } = spanOf(node)
    const next = nextOpening.exec(written.slice(end))
    return halfPairs(written.slice(start, end) + next, start)
  })

const wholeQuotation = /^[“‘][^”“]*[”’]$|^[^"]*[^\d"]"$/

export const strayQuotes: TextRule = {
  reads: 'text',
  name: 'stray-quotes',
  refuses:
    'A bracket or a quote without its other half, and quotes around a whole text of a file.',
  kinds: readKinds,
  severity: 'look',
  find(text) {
    const { written, prose } = text
    if (prose) return inProse(written, prose)
    if (!wholeQuotation.test(written.trim()))
      return withName(text, halfPairs(written))
    const message =
      'quotes at its ends are shown: delete them, unless they are meant'
    return withName(text, [{ message }])
  },
}
