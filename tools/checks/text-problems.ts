import type { Facts } from '#data/named-facts/with-facts.ts'
import type { Text } from '#ssg/content/written-text.ts'
import { inEach } from './rule.ts'
import { rules } from './rules.ts'

/** Every mistake in texts that shows without the rest of the site, for a form of the editor. */
export const textProblems = (texts: readonly Text[], facts: Facts): string[] =>
  rules
    .filter(({ severity }) => severity === 'stops')
    .flatMap(({ kinds, inText }) =>
      inEach(
        texts.filter(({ kind }) => kinds.includes(kind)),
        (text) => inText?.(text, facts) ?? [],
      ),
    )
    .map(({ message }) => message)
