import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

// Components as HTML, in files that declare happy-dom.

/** The markup of an element, as a page is served with it. */
export function rendered(element: ReactElement) {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(element)
  return place
}
/** The elements below a root that a selector matches, as an array. */
export const partsIn = (root: Element, selector: string) => [
  ...root.querySelectorAll(selector),
]
/** Their texts. */
export const textsBelow = (root: Element, selector: string) =>
  partsIn(root, selector).map(({ textContent }) => textContent ?? '')
