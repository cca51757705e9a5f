import type { Facts } from '#content/facts.ts'
import { namesIn } from '#content/fill-in.ts'
import { collectInProse, sourceOf, spanOf } from '#content/read/prose-node.ts'
import type { WrittenText } from '#content/read/written-text.ts'
import { spacesFor } from '#content/report.ts'
import { nearestWord } from '#data/nearest-word.ts'
import {
  type Finding,
  type TextRule,
  visitorTextKinds,
  withName,
} from '../rule.ts'

const escapeRemedy = '. Write \\{ for a brace'

/** Matches the content of braces that cannot be a name: numbers, or a list such as {a, b}. */
const noNameInBraces = /,|^[^\p{L}#]*$/u

/** What is wrong with a name in braces; undefined if nothing. */
function nameProblem(
  name: string,
  { placeholders }: WrittenText,
  facts: Facts,
): string | undefined {
  if (facts.circular?.has(name))
    return `{${name}} names itself: put its words here`
  const fact = facts.get(name)
  // Only one fact can be empty: that of the business hours.
  if (fact === '')
    return (
      `nothing stands for {${name}}, since no entry of hours in data/business.yaml has ` +
      "'onPages: true': write it there, or say here how people agree on a time"
    )
  const isKnown = fact !== undefined || name in placeholders
  if (isKnown || noNameInBraces.test(name)) return undefined
  const placeholderNames = Object.keys(placeholders)
  const guess = nearestWord(name, [...placeholderNames, ...facts.keys()])
  const problem = `there is no fact {${name}}`
  if (guess) return `${problem}: did you mean {${guess}}?`
  if (placeholderNames.length === 0) return problem + escapeRemedy
  const placeholdersInBraces = placeholderNames.map((each) => `{${each}}`)
  return `${problem}: this text may have ${placeholdersInBraces.join(', ')} and facts`
}

/** Each name in braces in a text, and the index of its opening brace. */
export const namesInBraces = ({ writtenText, prose }: WrittenText) =>
  prose?.braces ?? namesIn(writtenText)

/** Matches valid braces: a name in a pair, `\{words}`, and a single `\{` or `\}`. */
const validBraces = /\\?\{[^{}]*\}|\\[{}]/g

/**
 * A list with a finding about the first invalid brace of a text, if any; `start` is the offset of
 * the text.
 */
function invalidBraceIn(text: string, start = 0): Finding[] {
  const textWithoutValidBraces = text.replace(validBraces, spacesFor)
  const index = textWithoutValidBraces.search(/[{}]/)
  if (index < 0) return []
  const [words = ''] = /\S+/.exec(text.slice(index)) ?? []
  const remedy = `a fact has one brace on each side${escapeRemedy}`
  const message = `'${textWithoutValidBraces[index]}' is shown as it stands: ${remedy}`
  return [{ message, words, index: start + index }]
}

/** Findings about the first invalid brace of a field, or of each run of words in prose. */
function invalidBraces({ writtenText, prose }: WrittenText): Finding[] {
  if (!prose) return invalidBraceIn(writtenText)
  return collectInProse(prose.markdown, (node) =>
    node.type === 'text'
      ? invalidBraceIn(sourceOf(node, writtenText), spanOf(node).start)
      : [],
  )
}

/** Findings about required placeholders that do not occur exactly once. */
const miscountedPlaceholders = ({
  writtenText,
  placeholders,
}: WrittenText): Finding[] =>
  Object.entries(placeholders).flatMap(([name, isRequired]) => {
    const count = writtenText.split(`{${name}}`).length - 1
    if (!isRequired || count === 1) return []
    const message = `{${name}} must stand here once, and stands ${count} times: write it`
    return [{ message }]
  })

/**
 * Reports names in braces that cannot be filled in, invalid braces, and required placeholders that
 * do not occur exactly once.
 */
export const knownBraces: TextRule = {
  reads: 'text',
  name: 'known-braces',
  kinds: [...visitorTextKinds, 'address', 'picture', 'search words'],
  severity: 'stops',
  find(text, facts) {
    const names = namesInBraces(text).flatMap(({ name, index }): Finding[] => {
      const message = nameProblem(name, text, facts)
      return message ? [{ message, words: `{${name}}`, index }] : []
    })
    return withName(text, [
      ...names,
      ...invalidBraces(text),
      ...miscountedPlaceholders(text),
    ])
  },
}
