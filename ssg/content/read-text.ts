import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, placeOf } from './content-error.ts'

/** A text without the byte order mark that some editors write. */
const withoutMark = (text: string) => text.replace(/^\uFEFF/, '')

/** A file's text; undefined where there is no such file. */
export const textOf = (root: string, file: string) =>
  existsSync(join(root, file)) ? withoutMark(readFileSync(join(root, file), 'utf8')) : undefined

/** Text of a file below `root`; undefined, with a problem, where it is not UTF-8. */
export function readText(root: string, file: string, problems: Problem[]): string | undefined {
  const bytes = readFileSync(join(root, file))
  const text = withoutMark(bytes.toString('utf8'))
  if (isUtf8(bytes)) return text
  problems.push({
    file,
    ...placeOf(text, text.indexOf('\uFFFD')),
    message: 'The file is not UTF-8 from here on: save it again with the encoding UTF-8',
  })
  return undefined
}
