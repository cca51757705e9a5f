import { addressesIn, findingsAbout, isLink } from '../addresses.ts'
import type { TextRule } from '../rule.ts'

const isUnencrypted = /^http:\/\//i

export const encryptedLinks: TextRule = {
  reads: 'text',
  name: 'encrypted-links',
  refuses:
    'A link with http, which some sites still have: it works, and anybody can read along.',
  severity: 'look',
  kinds: ['address', 'prose'],
  find: (text) =>
    findingsAbout(addressesIn(text, 'href', isLink), (target) =>
      isUnencrypted.test(target)
        ? `'${target}' is not encrypted: write https://, if the site has it`
        : undefined,
    ),
}
