import { findingsInLinks } from '../addresses.ts'
import type { TextRule } from '../rule.ts'

export const encryptedLinks: TextRule = {
  reads: 'text',
  name: 'encrypted-links',
  refuses:
    'A link with http, which some sites still have: it works, and anybody can read along.',
  severity: 'look',
  kinds: ['address', 'prose'],
  find: (text) =>
    findingsInLinks(text, (target) =>
      /^http:/i.test(target)
        ? `'${target}' is not encrypted: write https://, if the site has it`
        : undefined,
    ),
}
