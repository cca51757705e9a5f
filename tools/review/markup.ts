import { escapeHtml } from '#ssg/document/html.ts'
import type { Flow, WordChange } from './flow.ts'

/** A <code> element with a name, a path or an address. */
export const codeOf = (text: string) => `<code>${escapeHtml(text)}</code>`

/** A closed <details> element; '' if its body is empty. */
export const folded = (summary: string, body: string) =>
  body && `<details><summary>${summary}</summary>${body}</details>`

/** Address of the review's copy of a picture from the base's build. */
export const oldPicture = (src: string) =>
  src.startsWith('/') ? `/__review/before${src}` : src

function printPiece({ text, mark, picture }: Flow[number]): string {
  const words =
    mark && text.trim()
      ? `<${mark}>${escapeHtml(text)}</${mark}>`
      : escapeHtml(text)
  if (!mark || !picture) return words
  const src = escapeHtml(mark === 'del' ? oldPicture(picture) : picture)
  const shown = `<img src="${src}" loading="lazy" alt="">`
  return `<figure>${shown}<figcaption>${words}</figcaption></figure>`
}

/** Markup of a changed line, old and new text in one; pictures are shown side by side. */
export const printFlow = (flow: Flow) =>
  flow.some(({ picture }) => picture)
    ? `<div class="pair">${flow.map(printPiece).join('')}</div>`
    : flow.map(printPiece).join('').replace('</del><ins>', '</del> <ins>')

/** A list; '' if it has no items. */
export const listItems = (items: readonly string[]) =>
  items.length > 0
    ? `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`
    : ''

/** The path of a page as a link, or the path of a file as code. */
export const linkTo = (path: string) =>
  path.startsWith('/')
    ? `<a href="${escapeHtml(path)}">${codeOf(path)}</a>`
    : codeOf(path)

/** A change with links to the pages that contain it; more than three are in a closed list. */
export function printChange({ flow, paths }: WordChange, where = 'In'): string {
  const links = paths.map(linkTo).join(', ')
  if (paths.length > 3)
    return `${printFlow(flow)} ${folded(`On ${paths.length} pages`, links)}`
  return printFlow(flow) + (links && ` <small>${where} ${links}</small>`)
}

/** A list of changes. */
export const listOf = (changes: readonly WordChange[]) =>
  listItems(changes.map((each) => printChange(each)))
