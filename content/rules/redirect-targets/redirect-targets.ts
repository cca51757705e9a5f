import { linkProblem, targetsOf } from '../addresses.ts'
import type { SiteRule } from '../rule.ts'

/**
 * Reports a redirect that starts at a page, and one that does not end at a page. No redirect that
 * is left can lead to another, so chains and loops are impossible.
 */
export const redirectTargets: SiteRule = {
  reads: 'site',
  name: 'redirects',
  severity: 'stops',
  find(site) {
    const targets = targetsOf(site)
    const { texts = [] } = site.files.get('data/redirects.yaml') ?? {}
    const oldAddresses = new Set(texts.map(({ path }) => path[0]))
    const problemOf = (from: string, to: string) => {
      if (targets.paths.has(from))
        return (
          `'${from}' is a page of this site: nobody would see it again. Delete this redirect, ` +
          'or the page'
        )
      if (oldAddresses.has(to))
        return `'${from}' leads to '${to}', which leads on: write the address of a page here`
      // The schema reports targets that are not on this site.
      const problem = to.startsWith('/') && linkProblem(to, targets)
      return problem && `'${to}' ${problem}`
    }
    return texts.flatMap((text) => {
      const message = problemOf(String(text.path[0]), text.value)
      return message ? [{ text, message }] : []
    })
  },
}
