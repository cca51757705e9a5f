import { all, builtPages, documentAt } from './page-at.ts'

/** The parts of all pages that a selector matches and that have a fault. */
export const faulty = (
  selector: string,
  isFaulty: (part: HTMLElement, path: string) => boolean,
) =>
  builtPages.flatMap(({ path }) => {
    const parts = all(documentAt(path).body, selector)
    const found = parts.filter((part) => isFaulty(part, path))
    return found.map(({ outerHTML }) => `${path}: ${outerHTML.slice(0, 160)}`)
  })
