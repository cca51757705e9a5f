import { proseTextsIn } from '#content/compare/prose-texts.ts'
import { unfilledPlaceholders } from '#content/compare/unfilled-placeholders.ts'
import type { WrittenText } from '#content/read/written-text.ts'
import type { TextRule } from '../rule.ts'

const isClientQuote = ({ path }: WrittenText) => path.at(-1) === 'quote'

function placeholdersIn(text: WrittenText) {
  const { kind, prose, writtenText } = text
  if (!prose)
    return unfilledPlaceholders(writtenText, {
      isQuoted: isClientQuote(text),
      isTitle: kind === 'title' || kind === 'label',
      isValue: true,
    })
  return proseTextsIn(writtenText, prose).flatMap(
    ({ words, index, isQuoted, isHeading }) =>
      unfilledPlaceholders(words, { isQuoted, isTitle: isHeading }).map(
        (placeholder) => ({
          ...placeholder,
          index: index + placeholder.index,
        }),
      ),
  )
}

/**
 * Reports a placeholder for words that are still to be written; abbreviations, and clarifications
 * in the words of a client, are allowed.
 */
export const leftToFill: TextRule = {
  reads: 'text',
  name: 'placeholder',
  kinds: ['words', 'prose', 'title', 'label'],
  severity: 'look',
  blocksLaunch: true,
  find: (text) =>
    placeholdersIn(text).map(({ words, index }) => ({
      words,
      index,
      message: `'${words}' was left to be filled in: put your own words there, or delete it`,
    })),
}
