import { expect } from 'vitest'
import { isAsDelivered } from '#tests/delivered/as-delivered.ts'
import { all, builtPages, documentAt } from './page-at.ts'

/**
 * The elements of all pages that match a selector and are faulty, each as the path of its page and
 * the start of its HTML. Fails if the selector matches nothing on the delivered pages, since its
 * test would check nothing; an owner's site may lack a kind of element, such as photographs.
 */
export function findFaulty(
  selector: string,
  isFaulty: (part: HTMLElement, path: string) => boolean,
) {
  const matchingParts = builtPages.flatMap(({ path }) => {
    const parts = all(documentAt(path).body, selector)
    return parts.map((part) => ({ path, part }))
  })
  if (isAsDelivered) expect(matchingParts.length, selector).toBeGreaterThan(0)
  return matchingParts
    .filter(({ path, part }) => isFaulty(part, path))
    .map(({ path, part }) => `${path}: ${part.outerHTML.slice(0, 160)}`)
}
