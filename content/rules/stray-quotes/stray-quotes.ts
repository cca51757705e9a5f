import type { ProseTrees } from '#content/read/markdown.ts'
import { collectInProse, spanOf } from '#content/read/prose-node.ts'
import { blank } from '#content/report.ts'
import { readKinds, type TextRule, withName } from '../rule.ts'

/** Parts whose brackets and quotes need not be closed: code, tags, smileys, escaped signs. */
const ignored = /`[^`\n]*`|<[^>]*>|[:;]['-]?\(|\\./g
/** Brackets without others inside; an open bracket of a link is reported by shown-marks. */
const bracketPairs = /[([][^()[\]]*(?:\)|\]\(?)/g
/** An opening quote that no later quote closes. */
const openQuote = /(?<=^|[\s([])["“„](?=\S)(?!.+["“”])/s

function withoutPairs(words: string): string {
  const rest = words.replace(bracketPairs, blank)
  return rest === words ? rest : withoutPairs(rest)
}

/** The first bracket and the first quote of a text that are not closed. */
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
/** In a quotation, each paragraph begins with a quote, and only the last ends with one. */
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
