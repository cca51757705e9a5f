import type { Facts } from '#data/named-facts/with-facts.ts'
import type { Text } from '#ssg/content/written-text.ts'
import type { Finding, Rule } from './rule.ts'
import { rules } from './rules.ts'

/** What rules found in a text, which a change of another file does not change. */
const foundInText = new WeakMap<Text, Map<Rule, Finding[]>>()

/** What a rule finds in a text. */
export function findInText(rule: Rule, text: Text, facts: Facts): Finding[] {
  const known = foundInText.get(text) ?? new Map<Rule, Finding[]>()
  foundInText.set(text, known)
  const found = known.get(rule) ?? rule.inText?.(text, facts) ?? []
  known.set(rule, found)
  return found
}

/** Every mistake in texts that shows without the rest of the site, for a form of the editor. */
export const textProblems = (texts: readonly Text[], facts: Facts): string[] =>
  rules
    .filter(({ severity }) => severity === 'stops')
    .flatMap((rule) =>
      texts.flatMap((text) =>
        rule.kinds.includes(text.kind) ? findInText(rule, text, facts) : [],
      ),
    )
    .map(({ message }) => message)
