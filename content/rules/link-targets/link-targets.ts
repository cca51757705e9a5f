import { addressProblem } from '#content/schema/address-problem.ts'
import { findingsInLinks, linkProblem, targetsOf } from '../addresses.ts'
import { findInTexts, type SiteRule, textsIn } from '../rule.ts'

/** Reports a link to a page, a file or a heading of this site that does not exist. */
export const linkTargets: SiteRule = {
  reads: 'site',
  name: 'links',
  severity: 'stops',
  find(site) {
    const targets = targetsOf(site)
    const pathsByFile = new Map(
      site.routes.map(({ path, file }) => [file, path]),
    )
    return findInTexts(textsIn(site, ['address', 'prose']), (text) =>
      findingsInLinks(text, (target) =>
        addressProblem(target)
          ? undefined
          : linkProblem(target, targets, pathsByFile.get(text.file)),
      ),
    )
  },
}
