import { all, builtPages, documentAt } from './page-at.ts'

/** The parts of all pages that a selector matches and that have a fault. */
export const faulty = (
  selector: string,
  isFaulty: (part: HTMLElement, path: string) => boolean,
) =>
  builtPages.flatMap(({ path }) =>
    all(documentAt(path).body, selector)
      .filter((part) => isFaulty(part, path))
      .map((part) => `${path}: ${part.outerHTML.slice(0, 160)}`),
  )
