import * as v from 'valibot'
import type { QuotedCheck } from '../../data/schemas/words.ts'
import { formatIssue } from './format-issue.ts'
import { type Facts, type Mistake, withFacts } from './with-facts.ts'

const quotedIn = (issue: v.BaseIssue<unknown>) =>
  issue.type === 'check' ? (issue.requirement as Partial<QuotedCheck>).quoted : undefined

/**
 * Fills in the facts that the values of a content file name and checks them by their schema. Quoted
 * words may differ where `ownWords` lists them (data/own-words.yaml).
 */
export function checkValues(
  schema: v.GenericSchema,
  value: unknown,
  { facts, ownWords, fill = withFacts }: Rules,
): { output: unknown; mistakes: readonly Mistake[] } {
  const mistakes: Mistake[] = []
  const filled = fill(value, facts, (mistake) => mistakes.push(mistake))
  const { issues = [], output } = v.safeParse(schema, filled)
  for (const issue of issues) {
    const path = issue.path?.map(({ key }) => key as string | number) ?? []
    if (!ownWords.includes(quotedIn(issue) ?? ''))
      mistakes.push({ path, message: formatIssue(issue, schema) })
  }
  return { output, mistakes }
}

interface Rules {
  facts: Facts
  /** The quoted words that the owner has replaced by other ones. */
  ownWords: readonly string[]
  /** How facts are filled in: everywhere, or in the description of a page alone. */
  fill?: typeof withFacts
}
