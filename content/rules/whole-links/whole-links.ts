import { addressProblem } from '#content/schema/address-problem.ts'
import { findingsInLinks } from '../addresses.ts'
import type { TextRule } from '../rule.ts'

/** Reports a link that is invalid on every site, or relative to its page. */
export const wholeLinks: TextRule = {
  reads: 'text',
  name: 'links',
  severity: 'stops',
  kinds: ['address', 'prose'],
  find: (text) =>
    findingsInLinks(text, (target) =>
      target === '' || target === '#'
        ? 'leads nowhere: write an address, such as /contact'
        : addressProblem(target),
    ),
}
