import { addressProblem } from '#content/schema/address-problem.ts'
import { findingsInLinks } from '../addresses.ts'
import type { TextRule } from '../rule.ts'

export const wholeLinks: TextRule = {
  reads: 'text',
  name: 'links',
  refuses: 'A link that is invalid on every site, or relative to its page.',
  severity: 'stops',
  kinds: ['address', 'prose'],
  find: (text) =>
    findingsInLinks(text, (target) =>
      target === '' || target === '#'
        ? `'${target}' leads nowhere: write an address, such as /contact`
        : addressProblem(target),
    ),
}
