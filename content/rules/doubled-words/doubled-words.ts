import type { Facts } from '#content/facts.ts'
import { collectInProse, sourceOf, spanOf } from '#content/read/prose-node.ts'
import type { WrittenText } from '#content/read/written-text.ts'
import { namesInBraces } from '../known-braces/known-braces.ts'
import {
  type Finding,
  type TextRule,
  visitorTextKinds,
  withName,
} from '../rule.ts'

/**
 * Matches a word that is written twice in a row, also in two lines of a quotation, but not 'at AT'
 * in 'at AT&T'.
 */
const doubledWord = /(?<!\p{L})(\p{L}+)[\s>]+\1(?![\p{L}&-])/giu
/**
 * Words that nobody repeats on purpose, unlike 'in' ('log in in Delhi') and 'धीरे' ('धीरे धीरे').
 */
const wordsNeverRepeated = new Set(
  (
    'a about an and are as at be because but by for from have i if into its my of or our than ' +
    'the their these they this those to was we were when which with your ' +
    'und ein eine einen für mit von'
  ).split(' '),
)

/**
 * Findings about a word next to a fact that begins or ends with the same word:
 * '{claims.years} years', which is shown as '6 years years'.
 */
const wordsDoubledByFacts = (text: WrittenText, facts: Facts): Finding[] =>
  namesInBraces(text).flatMap(({ name, index }) => {
    const fact = facts.get(name)
    // Other names are placeholders that a component fills in.
    if (!fact) return []
    const words = `{${name}}`
    const [wordBefore = ''] =
      /\S* $/.exec(text.writtenText.slice(0, index)) ?? []
    const [wordAfter = ''] =
      /^ \S*/.exec(text.writtenText.slice(index + words.length)) ?? []
    const shownWords = `${wordBefore}${fact}${wordAfter}`
    return [...shownWords.matchAll(doubledWord)].map(([, word]) => {
      const message = `'${word}' is shown twice, since ${words} is '${fact}': delete one`
      return { message, words, index }
    })
  })

/** Findings about words that were typed twice. */
const wordsTypedTwice = ({
  kind,
  value,
  writtenText,
}: WrittenText): Finding[] =>
  [...(kind === 'prose' ? value : writtenText).matchAll(doubledWord)]
    .filter(([, word = '']) => wordsNeverRepeated.has(word.toLowerCase()))
    .map(({ 0: words, 1: word, index }) => {
      return { message: `'${word}' is there twice: delete one`, words, index }
    })

/** Smallest number of characters in a paragraph that nobody repeats on purpose. */
const MIN_LONG_PARAGRAPH = 80

/** Findings about long paragraphs that the prose contains a second time. */
function doubledParagraphs({ prose, writtenText }: WrittenText): Finding[] {
  if (!prose) return []
  const paragraphsAbove = new Set<string>()
  return collectInProse(prose.markdown, (node) => {
    if (node.type !== 'paragraph') return []
    const words = sourceOf(node, writtenText)
    const isDoubled =
      words.length >= MIN_LONG_PARAGRAPH && paragraphsAbove.has(words)
    paragraphsAbove.add(words)
    const message =
      'This paragraph is on the page twice: delete it here or above'
    return isDoubled ? [{ message, index: spanOf(node).start }] : []
  })
}

/**
 * Reports a word or a long paragraph that is typed twice, and a word that is typed next to a fact
 * which begins or ends with the same word.
 */
export const doubledWords: TextRule = {
  reads: 'text',
  name: 'doubled-words',
  kinds: visitorTextKinds,
  severity: 'look',
  find: (text, facts) =>
    withName(text, [
      ...wordsDoubledByFacts(text, facts),
      ...wordsTypedTwice(text),
      ...doubledParagraphs(text),
    ]),
}
