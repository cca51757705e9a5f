import { all, builtPages, documentAt } from './page-at.ts'

/** Elements of all pages that a selector matches and that have a fault, each with its page. */
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
