import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

// Renders components to HTML, in test files that declare happy-dom.

/** A div with the static markup of an element, as it is in served pages. */
export function rendered(element: ReactElement) {
  const container = document.createElement('div')
  container.innerHTML = renderToStaticMarkup(element)
  return container
}
/** The elements below a root that a selector matches, as an array. */
export const partsIn = (root: Element, selector: string) => [
  ...root.querySelectorAll(selector),
]
/** The texts of the elements below a root that a selector matches. */
export const textsBelow = (root: Element, selector: string) =>
  partsIn(root, selector).map(({ textContent }) => textContent ?? '')
