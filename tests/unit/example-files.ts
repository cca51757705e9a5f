import { isRead, readFile } from '#content/read/folder.ts'
import type { PictureFile } from '#content/read/picture-file.ts'
import { placeOf } from '#content/report.ts'
import { type Site, siteOf } from '#content/site.ts'

/**
 * A text, or small files by their paths, with ▸ where a mistake is reported; what is known of a
 * picture stands for it.
 */
export interface Example {
  text?: string
  says?: string
  [file: string]: unknown
}

/** A text of an example without ▸, the mark of the place that is reported. */
export const withoutMark = (text: unknown) => String(text).replace('▸', '')

/** The site of an example's files. */
export function siteOfExample(example: Example): Site {
  const written = Object.entries(example).filter(([file]) => file.includes('/'))
  const published = written.filter(([file]) => file.startsWith('public/'))
  const read = written.filter(([file]) => isRead(file))
  return siteOf({
    names: written.map(([file]) => file),
    files: new Map(
      read.map(([file, text]) => [
        file,
        readFile(file, Buffer.from(withoutMark(text))),
      ]),
    ),
    pictures: new Map(published as [string, PictureFile][]),
  })
}

/** Where ▸ stands. */
export function markedPlace(example: Example) {
  const [file, text] =
    Object.entries(example).find(([, part]) => String(part).includes('▸')) ?? []
  if (text === undefined) return undefined
  const place = placeOf(String(text), String(text).indexOf('▸'))
  return file === 'text' ? place : { file, ...place }
}
