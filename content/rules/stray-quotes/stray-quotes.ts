import type { ProseTrees } from '#content/read/markdown.ts'
import { collectInProse, spanOf } from '#content/read/prose-node.ts'
import { spacesFor } from '#content/report.ts'
import { type TextRule, visitorTextKinds, withName } from '../rule.ts'

/** Matches code, tags, emoticons and escapes: brackets and quotes in them need not be closed. */
const ignoredPart = /`[^`\n]*`|<[^>]*>|[:;]['-]?\(|\\./g
/**
 * Matches an innermost pair of brackets, and the ( of a link after it: the rule shown-marks checks
 * the link's address.
 */
const bracketPair = /[([][^()[\]]*(?:\)|\]\(?)/g
/** Matches an opening quote that no later quote closes. */
const openQuote = /(?<=^|[\s([])["“„](?=\S)(?!.+["“”])/s

/**
 * White space and a letter in place of `words`, as long as these. The letter is at the end, so that
 * `openQuote` does not take a quote directly after the brackets for an opening one.
 */
const blankWord = (words: string) => `${spacesFor(words.slice(1))}x`

/** A text with `blankWord` in place of all pairs of brackets. */
function withoutPairs(words: string): string {
  const textWithoutInnerPairs = words.replace(bracketPair, blankWord)
  return textWithoutInnerPairs === words
    ? textWithoutInnerPairs
    : withoutPairs(textWithoutInnerPairs)
}

/** Findings about the first unclosed bracket and the first unclosed quote of a text. */
function unclosedPairs(text: string, start = 0) {
  const textWithoutPairs = withoutPairs(text.replace(ignoredPart, spacesFor))
  return [textWithoutPairs.search(/[([]/), textWithoutPairs.search(openQuote)]
    .filter((at) => at >= 0)
    .map((at) => {
      const character = text.charAt(at)
      const message = `'${character}' is never closed: write its other half, or delete it`
      return { index: start + at, words: character, message }
    })
}

const blockTypePattern = /^(?:paragraph|heading|tableCell)$/
/**
 * Matches the opening quote of the next paragraph. In a quotation of several paragraphs, that quote
 * takes the place of a closing one at the end of this paragraph.
 */
const nextOpeningQuote = /^[\s>]*["“„]?/

const findInProse = (proseSource: string, { markdown }: ProseTrees) =>
  collectInProse(markdown, (node) => {
    if (!blockTypePattern.test(node.type)) return []
    const { start, end } = spanOf(node)
    const [quoteAfter = ''] =
      nextOpeningQuote.exec(proseSource.slice(end)) ?? []
    return unclosedPairs(proseSource.slice(start, end) + quoteAfter, start)
  })

/** Matches a text that is in quotes as a whole. */
const wholeQuotation = /^[“‘][^”“]*[”’]$|^[^"]*[^\d"]"$/

/**
 * Reports a bracket or a quote without its other half, and quotes around a whole text of a file.
 */
export const strayQuotes: TextRule = {
  reads: 'text',
  name: 'stray-quotes',
  kinds: visitorTextKinds,
  severity: 'look',
  find(text) {
    const { writtenText, prose } = text
    if (prose) return findInProse(writtenText, prose)
    if (!wholeQuotation.test(writtenText.trim()))
      return withName(text, unclosedPairs(writtenText))
    const message =
      'quotes at its ends are shown: delete them, unless they are meant'
    return withName(text, [{ message }])
  },
}
