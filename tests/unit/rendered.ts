import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

// Renders components to HTML, in test files that declare happy-dom.

/** A div that contains the static HTML of `element`, as served pages contain it. */
export function rendered(element: ReactElement) {
  const container = document.createElement('div')
  container.innerHTML = renderToStaticMarkup(element)
  return container
}
/** The elements below `root` that match `selector`, as an array. */
export const partsIn = (root: Element, selector: string) => [
  ...root.querySelectorAll(selector),
]
/** The texts of the elements below `root` that match `selector`. */
export const textsBelow = (root: Element, selector: string) =>
  partsIn(root, selector).map(({ textContent }) => textContent ?? '')
