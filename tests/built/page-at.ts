import { Window } from 'happy-dom'
import { html } from './site.ts'

const documents = new Map<string, Document>()

/** A built page as a document, read once for all who ask; scripts do not run in it. */
export function documentAt(path: string): Document {
  const known = documents.get(path)
  if (known) return known
  const { document } = new Window({ url: `https://example.com${path}` })
  document.write(html(path))
  documents.set(path, document as unknown as Document)
  return document as unknown as Document
}

/** The <main> of a built page. */
export const pageAt = (path: string) => documentAt(path).querySelector('main') as HTMLElement

/** The text of an element, white space folded. */
export const words = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Where the link with this text leads. */
export const hrefOf = (root: ParentNode, label: string) =>
  [...root.querySelectorAll('a')].find((link) => words(link) === label)?.getAttribute('href')
