import { findingsInLinks } from '../addresses.ts'
import type { TextRule } from '../rule.ts'

const networkNames = 'facebook|instagram|linkedin|pinterest|threads|x|youtube'
/** Matches the start page of a social network, to which templates link in place of a profile. */
const networkStartPage = new RegExp(
  `^https://(?:www\\.)?(?:${networkNames})\\.(?:com|net)/?$`,
)

/** Why a link is doubtful, in words that follow its address; undefined if it is not. */
function reasonForDoubt(target: string): string | undefined {
  if (networkStartPage.test(target))
    return "leads to nobody's profile: write the whole address of yours"
  return /^http:/i.test(target)
    ? 'is not encrypted: write https://, if the site has it'
    : undefined
}

/**
 * Reports a link with http://, which few sites still need, and a link to the start page of a social
 * network.
 */
export const doubtfulLinks: TextRule = {
  reads: 'text',
  name: 'doubtful-links',
  severity: 'look',
  kinds: ['address', 'prose'],
  find: (text) => findingsInLinks(text, reasonForDoubt),
}
