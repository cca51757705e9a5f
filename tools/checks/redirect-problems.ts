import { nearest } from '#data/nearest.ts'
import type { Problem } from '#ssg/content/content-error.ts'
import { readContentFile } from '#ssg/content/content-file.ts'

const file = 'data/redirects.yaml'

/**
 * Redirects that hide a page or lead nowhere. Each ends at a page and none starts at one, so chains
 * and loops are impossible.
 */
export function redirectProblems(root: string, pages: ReadonlySet<string>): Problem[] {
  const { value, at } = readContentFile(root, file) ?? {}
  const redirects = (value ?? {}) as Record<string, unknown>
  return Object.entries(redirects).flatMap(([from, to]): Problem[] => {
    const place = { file, line: 1, column: 1, ...at?.([from]) }
    if (pages.has(from))
      return [
        {
          ...place,
          message:
            `'${from}' is a page of this site: nobody would see it again. Delete this redirect, ` +
            'or the page',
        },
      ]
    // The schema reports values that are not addresses of this site.
    if (typeof to !== 'string' || !to.startsWith('/') || pages.has(to)) return []
    if (to in redirects)
      return [
        {
          ...place,
          message: `'${from}' leads to '${to}', which leads on: write '${redirects[to]}' here`,
        },
      ]
    const guess = nearest(to, [...pages])
    return [
      {
        ...place,
        message:
          `'${from}' leads nowhere: there is no page ` +
          `${to}${guess ? `, did you mean ${guess}?` : ''}`,
      },
    ]
  })
}
