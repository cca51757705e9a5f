import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A promise of the site, a mistake that breaks it, and the test that notices. */
export interface BrokenPromise {
  /** What somebody gets: 'A visitor …', 'The owner …', 'A reviewer …'. */
  promise: string
  /** The file in which the mistake is planted. */
  file: string
  /** Code that the file contains exactly once, and the code that replaces it. */
  from: string
  to: string
  /** A file and a part of a title, 'tests/unit/quiz.test.ts › give the level'; or 'the build'. */
  test: string
}

const folder = join(import.meta.dirname, 'table')

/** The promises of each file of the table. */
export const table = readdirSync(folder).map((name) => ({
  name,
  promises: parse(readFileSync(join(folder, name), 'utf8')) as BrokenPromise[],
}))

/** Matches what formatters keep: all but white space and a comma before a closing bracket. */
const keptCharacter = /[^\s,]|,(?!\s*[)\]}])/g

/** A file's text with the mistake planted, however the lines are broken. Throws if it cannot be. */
export function plantedText(text: string, { file, from, to }: BrokenPromise) {
  const characters = [...text.matchAll(keptCharacter)]
  const code = characters.join('')
  const wantedCode = (from.match(keptCharacter) ?? []).join('')
  const first = code.indexOf(wantedCode)
  if (first < 0) throw new Error(`${file} lacks ${from}`)
  if (code.includes(wantedCode, first + 1))
    throw new Error(`${file} has more than once ${from}`)
  const start = characters[first]?.index
  const last = characters[first + wantedCode.length - 1]?.index ?? 0
  return text.slice(0, start) + to + text.slice(last + 1)
}
