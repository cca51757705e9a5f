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

const notUtf8 = 'The file is not UTF-8 from here on: save it again with the encoding UTF-8'
const twoVersions = 'Git has two versions here: keep one, and delete the lines <<<, === and >>>'

/** Reads the bytes of a file. */
export function readFile(file: string, bytes: Buffer): ReadFile {
  const byteOrderMark = /^\uFEFF/
  const text = bytes.toString('utf8').replace(byteOrderMark, '')
  const problemAt = (offset: number, message: string) => {
    return { file, ...placeOf(text, Math.max(0, offset)), message }
  }
  if (!isUtf8(bytes)) return { file, text, problems: [problemAt(text.indexOf('\uFFFD'), notUtf8)] }

  const parts = readers.get(extname(file))?.(file, text) ?? { problems: [] }
  // Both versions of a legal text would be read as one.
  const conflict = text.search(/^<{7} .*\n[\s\S]*?^>{7} /m)
  if (conflict >= 0) parts.problems.unshift(problemAt(conflict, twoVersions))
  return { ...parts, file, text }
}
