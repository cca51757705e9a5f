import { addressProblem } from '#content/schema/address-problem.ts'
import { findingsInLinks } from '../addresses.ts'
import type { TextRule } from '../rule.ts'

/** What is wrong with an address in prose, where no link may be meant: section 12[3](b). */
function problemInProse(target: string): string | undefined {
  const problem = addressProblem(target)
  return problem && /^(?:\p{L}{1,2}|\p{L}+\.)$/u.test(target)
    ? `${problem}, or \\( after ] if this is no link`
    : problem
}

/** Reports a link that is invalid on every site, or relative to its page. */
export const wholeLinks: TextRule = {
  reads: 'text',
  name: 'links',
  severity: 'stops',
  kinds: ['address', 'prose'],
  find(text) {
    const problemOf = text.prose ? problemInProse : addressProblem
    return findingsInLinks(text, (target) =>
      target === '' || target === '#'
        ? 'leads nowhere: write an address, such as /contact'
        : problemOf(target),
    )
  },
}
