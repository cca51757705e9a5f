import { nearest } from '#data/nearest.ts'
import type { SiteRule } from '../rule.ts'

const file = 'data/redirects.yaml'

/** Each redirect ends at a page and none starts at one, so chains and loops are impossible. */
export const redirectTargets: SiteRule = {
  reads: 'site',
  name: 'redirects',
  refuses:
    'A redirect from an address that is a page, and one to an address that is none.',
  severity: 'stops',
  find({ routes, files }) {
    const pages = new Set(routes.map(({ path }) => path))
    const own = (files.get(file)?.texts ?? []).filter(
      ({ path }) => path.length > 0,
    )
    const targets = new Map(own.map(({ path: [from], value }) => [from, value]))
    return own.flatMap((text) => {
      const from = String(text.path[0])
      const to = text.value
      if (pages.has(from)) {
        const message =
          `'${from}' is a page of this site: nobody would see it again. Delete this redirect, ` +
          'or the page'
        return [{ text, message }]
      }
      // The schema reports values that are not addresses of this site.
      if (!to.startsWith('/') || pages.has(to)) return []
      const next = targets.get(to)
      if (next) {
        const end = pages.has(next) ? `'${next}'` : 'the address of a page'
        const message = `'${from}' leads to '${to}', which leads on: write ${end} here`
        return [{ text, message }]
      }
      const guess = nearest(to, [...pages])
      const message = `'${from}' leads nowhere: there is no page ${to}`
      return [
        {
          text,
          message: `${message}${guess ? `, did you mean ${guess}?` : ''}`,
        },
      ]
    })
  },
}
