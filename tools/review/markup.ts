import { escapeHtml } from '#ssg/document/html.ts'
import type { Flow, WordChange } from './flow.ts'

/** A name of codeOf, a path or an address. */
export const codeOf = (text: string) => `<code>${escapeHtml(text)}</code>`

/** A part that opens at a press; nothing if it is empty. */
export const folded = (summary: string, body: string) =>
  body && `<details><summary>${summary}</summary>${body}</details>`

/** Address of a picture in the base's build, which the review keeps. */
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

/** Old and new in one flowing line; pictures beside each other. */
export const printFlow = (flow: Flow) =>
  flow.some(({ picture }) => picture)
    ? `<div class="pair">${flow.map(printPiece).join('')}</div>`
    : flow.map(printPiece).join('').replace('</del><ins>', '</del> <ins>')

/** A list; nothing if it has no items. */
export const listItems = (items: readonly string[]) =>
  items.length > 0
    ? `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`
    : ''

/** A page, or a file. */
export const linkTo = (place: string) =>
  place.startsWith('/')
    ? `<a href="${escapeHtml(place)}">${codeOf(place)}</a>`
    : codeOf(place)

/** A change with the places that have it, up to three of them by name. */
export function printChange(
  { flow, places }: WordChange,
  where = 'In',
): string {
  const links = places.map(linkTo).join(', ')
  if (places.length > 3)
    return `${printFlow(flow)} ${folded(`On ${places.length} pages`, links)}`
  return printFlow(flow) + (links && ` <small>${where} ${links}</small>`)
}

/** A list of changes. */
export const listOf = (changes: readonly WordChange[]) =>
  listItems(changes.map((each) => printChange(each)))
