import { escapeHtml } from '#ssg/document/html.ts'
import type { ChangedLine, LocatedLine } from './changed-lines.ts'

/** A <code> element with a name, a path or an address. */
export const codeOf = (text: string) => `<code>${escapeHtml(text)}</code>`

/** A closed <details> element; '' if its body is empty. */
export const detailsHtml = (summary: string, body: string) =>
  body && `<details><summary>${summary}</summary>${body}</details>`

/**
 * The address at which the review serves the base's version of a file in public/. An address of
 * another site is returned as it is.
 */
export const oldFileAddress = (src: string) =>
  src.startsWith('/') ? `/__review/before${src}` : src

function pieceHtml({ text, mark, picture }: ChangedLine[number]): string {
  const textHtml =
    mark && text.trim()
      ? `<${mark}>${escapeHtml(text)}</${mark}>`
      : escapeHtml(text)
  if (!mark || !picture) return textHtml
  const src = escapeHtml(mark === 'del' ? oldFileAddress(picture) : picture)
  const imageHtml = `<img src="${src}" loading="lazy" alt="">`
  return `<figure>${imageHtml}<figcaption>${textHtml}</figcaption></figure>`
}

/** HTML of a changed line, old and new text in one; pictures are shown side by side. */
export const lineHtml = (line: ChangedLine) =>
  line.some(({ picture }) => picture)
    ? `<div class="pair">${line.map(pieceHtml).join('')}</div>`
    : line.map(pieceHtml).join('').replaceAll('</del><ins>', '</del> <ins>')

/** HTML of a list; '' if it has no items. */
export const listHtml = (items: readonly string[]) =>
  items.length > 0
    ? `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`
    : ''

/** The path of a page as a link, or the path of a file as code. */
export const linkTo = (path: string) =>
  path.startsWith('/')
    ? `<a href="${escapeHtml(path)}">${codeOf(path)}</a>`
    : codeOf(path)

/** HTML of a changed line and links to its pages; more than three links are in a closed list. */
export function locatedLineHtml(
  { line, paths }: LocatedLine,
  where = 'In',
): string {
  const links = paths.map(linkTo).join(', ')
  if (paths.length > 3)
    return `${lineHtml(line)} ${detailsHtml(`On ${paths.length} pages`, links)}`
  return lineHtml(line) + (links && ` <small>${where} ${links}</small>`)
}

/** HTML of a list of changed lines. */
export const lineListHtml = (lines: readonly LocatedLine[]) =>
  listHtml(lines.map((each) => locatedLineHtml(each)))
