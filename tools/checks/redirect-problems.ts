import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nearest, type Problem, placeOf } from '../../ssg/content/content-error.ts'
import { parseModule, whereWritten } from './syntax.ts'

const file = 'data/redirects.json'

/**
 * Redirects that hide a page or lead nowhere. Each ends at a page and none starts at one, so chains
 * and loops are impossible.
 */
export function redirectProblems(root: string, pages: ReadonlySet<string>): Problem[] {
  if (!existsSync(join(root, file))) return []
  const module = parseModule(file, readFileSync(join(root, file), 'utf8'))
  // The data check reports an unreadable file.
  if ('message' in module) return []
  const redirects = JSON.parse(module.source) as Record<string, unknown>
  return Object.entries(redirects).flatMap(([from, to]): Problem[] => {
    const at = { file, ...placeOf(module.source, whereWritten(module, 'default', [from]).offset) }
    if (pages.has(from))
      return [
        {
          ...at,
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
          ...at,
          message: `'${from}' leads to '${to}', which leads on: write '${redirects[to]}' here`,
        },
      ]
    const guess = nearest(to, [...pages])
    return [
      {
        ...at,
        message:
          `'${from}' leads nowhere: there is no page ` +
          `${to}${guess ? `, did you mean ${guess}?` : ''}`,
      },
    ]
  })
}
