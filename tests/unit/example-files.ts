import { hasReader, readFile } from '#content/read/folder.ts'
import type { PictureFile } from '#content/read/picture-file.ts'
import { placeOf } from '#content/report.ts'
import { type Site, siteOf } from '#content/site.ts'

/**
 * An example of a mistake: a text, or small files by their paths. ▸ marks the reported place, and
 * `says` is the reported message. A picture is given by its data (PictureFile).
 */
export interface Example {
  text?: string
  says?: string
  [file: string]: unknown
}

/** A text of an example without ▸, which marks the reported place. */
export const withoutMark = (text: unknown) => String(text).replace('▸', '')

/** A site that consists of an example's files. */
export function siteOfExample(example: Example): Site {
  const entries = Object.entries(example)
  const fileEntries = entries.filter(([file]) => file.includes('/'))
  const pictureEntries = fileEntries.filter(([file]) =>
    file.startsWith('public/'),
  )
  const readableEntries = fileEntries.filter(([file]) => hasReader(file))
  const files = readableEntries.map(([file, text]) => {
    const contents = Buffer.from(withoutMark(text))
    return [file, readFile(file, contents)] as const
  })
  return siteOf({
    stamps: new Map(fileEntries.map(([file]) => [file, ''])),
    files: new Map(files),
    pictures: new Map(pictureEntries as [string, PictureFile][]),
  })
}

/** The line and column of ▸, and the file unless ▸ is in `text`; undefined without ▸. */
export function markedPlace(example: Example) {
  const entries = Object.entries(example)
  const markedEntry = entries.find(([, part]) => String(part).includes('▸'))
  if (markedEntry === undefined) return undefined
  const [file, part] = markedEntry
  const text = String(part)
  const place = placeOf(text, text.indexOf('▸'))
  return file === 'text' ? place : { file, ...place }
}
