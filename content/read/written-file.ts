import { isUtf8 } from 'node:buffer'
import { extname } from 'node:path'
import { placeOf } from '#content/report.ts'
import { type FileParts, readers } from './readers.ts'

/** A file that people write, before its values are checked. */
export interface ReadFile extends FileParts {
  file: string
  text: string
}

/** Whether a reader takes a file. */
export const isRead = (file: string) => readers.has(extname(file))

/** The text of a file, without a byte order mark. Notepad's 'Unicode' is UTF-16. */
function decoded(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  return bytes.toString(isWide ? 'utf16le' : 'utf8').replace(/^\uFEFF/, '')
}

/** Reads the bytes of a file. */
export function readFile(file: string, bytes: Buffer): ReadFile {
  const text = decoded(bytes)
  const parts = readers.get(extname(file))?.(file, text) ?? { problems: [] }
  const report = (offset: number, message: string) =>
    parts.problems.unshift({ file, ...placeOf(text, Math.max(0, offset)), message })
  const conflict = text.search(/^<{7} .*\n[\s\S]*?^>{7} /m)
  if (conflict >= 0)
    report(conflict, 'Git has two versions here: keep one, and delete the lines <<<, === and >>>')
  if (!isUtf8(bytes))
    report(
      text.indexOf('\uFFFD'),
      'The file is not UTF-8 from here on: save it again with the encoding UTF-8',
    )
  return { ...parts, file, text }
}
