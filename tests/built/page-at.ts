import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { builtPagesIn } from '#tests/built-pages.ts'

/** Every page of dist/ by its path, such as '/about'; '/' is the home page. */
export const builtPages = builtPagesIn('dist').map(({ path, file }) => {
  const html = readFileSync(`dist/${file}`, 'utf8')
  return { path, html }
})

const documents = new Map<string, Document>()

/** A built page as a document, parsed once; scripts do not run in it. */
export function documentAt(path: string): Document {
  const cachedDocument = documents.get(path)
  if (cachedDocument) return cachedDocument
  const page = builtPages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`${path} was not built`)
  const domWindow = new Window({ url: `https://example.com${path}` })
  domWindow.document.write(page.html)
  const document = domWindow.document as unknown as Document
  documents.set(path, document)
  return document
}

/** The <main> of a built page. */
export const pageAt = (path: string) =>
  documentAt(path).querySelector('main') as HTMLElement

/** By folder, the page that lists the folder's pages. */
export const listPages: Readonly<Record<string, string>> = {
  services: '/services',
  career: '/ai-career-program',
  content: '/projects',
  video: '/projects',
  ai: '/projects',
}

type Root = ParentNode | null | undefined

/** All elements below a root that a selector matches; none if the root is missing. */
export const all = (root: Root, selector: string) => [
  ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
]

/** The text of an element with white space collapsed; '' if the element is missing. */
export const words = (element: Element | null | undefined) => {
  const text = element?.textContent ?? ''
  return text.replace(/\s+/g, ' ').trim()
}

/** Texts of all elements that a selector matches. */
export const texts = (root: Root, selector: string) =>
  all(root, selector).map(words)

/** Values of an attribute on all elements that a selector matches. */
export const attributes = (root: Root, selector: string, name: string) =>
  all(root, selector).map((element) => element.getAttribute(name))

/** The texts of all links to an address. */
export const linksTo = (root: Root, href: string) =>
  texts(root, `a[href="${href}"]`)

/** The address of the link whose text is `label`; undefined if there is none. */
export const hrefOf = (root: Root, label: string) =>
  all(root, 'a')
    .find((link) => words(link) === label)
    ?.getAttribute('href')
