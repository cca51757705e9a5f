import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, placeOf } from './content-error.ts'

/** Text of a file below `root` without a byte order mark; a problem where it is not UTF-8. */
export function readText(root: string, file: string, problems: Problem[]): string {
  const bytes = readFileSync(join(root, file))
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  if (!isUtf8(bytes))
    problems.push({
      file,
      ...placeOf(text, text.indexOf('\uFFFD')),
      message: 'The file is not UTF-8 from here on: save it again with the encoding UTF-8',
    })
  return text
}
