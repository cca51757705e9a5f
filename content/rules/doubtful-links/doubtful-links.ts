import { sitePath } from '#content/schema/address-problem.ts'
import { endSlash, findingsInLinks } from '../addresses.ts'
import type { TextRule } from '../rule.ts'

const networkNames = 'facebook|instagram|linkedin|pinterest|threads|x|youtube'
/** Matches the start page of a social network, to which templates link in place of a profile. */
const networkStartPage = new RegExp(
  `^https://(?:www\\.)?(?:${networkNames})\\.(?:com|net)/?$`,
)

/** Why a link is doubtful; undefined if it is not. */
function doubtAbout(target: string): string | undefined {
  if (networkStartPage.test(target))
    return `'${target}' leads to nobody's profile: write the whole address of yours`
  if (/^http:/i.test(target))
    return `'${target}' is not encrypted: write https://, if the site has it`
  return sitePath.test(target) && endSlash.test(target)
    ? `'${target}' is redirected: delete the slash at its end`
    : undefined
}

/**
 * Reports a link with http://, which few sites still need, one to the start page of a network, and
 * one to a page of this site with a slash at its end, which is redirected.
 */
export const doubtfulLinks: TextRule = {
  reads: 'text',
  name: 'doubtful-links',
  severity: 'look',
  kinds: ['address', 'prose'],
  find: (text) => findingsInLinks(text, doubtAbout),
}
