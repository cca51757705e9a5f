import { nearest } from '#data/nearest.ts'
import type { Rule } from './rule.ts'

const file = 'data/redirects.yaml'

/** Each redirect ends at a page and none starts at one, so chains and loops are impossible. */
export const redirects: Rule = {
  name: 'redirects',
  sentence: 'An old address hides no page and leads to one.',
  kinds: ['address', 'words'],
  severity: 'stops',
  amongTexts(texts, { routes }) {
    const pages = new Set(routes.map(({ path }) => path))
    const own = texts.filter((text) => text.file === file && text.path.length > 0)
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
      return [{ text, message: `${message}${guess ? `, did you mean ${guess}?` : ''}` }]
    })
  },
}
