import { Window } from 'happy-dom'
import { html } from './site'

/** A built page as a document; scripts do not run in it. */
export function documentAt(path: string) {
  const { document } = new Window({ url: `https://example.com${path}` })
  document.write(html(path))
  return document as unknown as Document
}

/** The <main> of a built page. */
export const pageAt = (path: string) => documentAt(path).querySelector('main') as HTMLElement

/** The text of an element, white space folded. */
export const words = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Where the link with this text leads. */
export const hrefOf = (root: ParentNode, label: string) => [...root.querySelectorAll('a')].find((link) => words(link) === label)?.getAttribute('href')
