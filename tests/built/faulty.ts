import { all, builtPages, documentAt } from './page-at.ts'

/**
 * The elements of all pages that match a selector and are faulty, each as the path of its page and
 * the start of its HTML.
 */
export const findFaulty = (
  selector: string,
  isFaulty: (part: HTMLElement, path: string) => boolean,
) =>
  builtPages.flatMap(({ path }) => {
    const parts = all(documentAt(path).body, selector)
    const faultyParts = parts.filter((part) => isFaulty(part, path))
    return faultyParts.map(
      ({ outerHTML }) => `${path}: ${outerHTML.slice(0, 160)}`,
    )
  })
