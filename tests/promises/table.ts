import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A promise of the site, a mistake that breaks it, and the test that notices. */
export interface BrokenPromise {
  /** What somebody gets: 'A visitor …', 'The owner …', 'A reviewer …'. */
  promise: string
  /** The file in which the mistake is planted. */
  file: string
  /** Code that stands there exactly once, and what the mistake makes of it. */
  from: string
  to: string
  /** 'tests/unit/quiz.test.ts › give the level', with a part of the title; or 'the build'. */
  test: string
}

const folder = join(import.meta.dirname, 'table')

/** The promises of each file of the table. */
export const table = readdirSync(folder).map((name) => ({
  name,
  promises: parse(readFileSync(join(folder, name), 'utf8')) as BrokenPromise[],
}))

/** What a formatter leaves alone: all but white space and a comma before a closing bracket. */
const lasting = /[^\s,]|,(?!\s*[)\]}])/g

/** Plants a mistake in a file's text, however its lines are broken and indented. */
export function planted(text: string, { file, from, to }: BrokenPromise) {
  const signs = [...text.matchAll(lasting)]
  const code = signs.join('')
  const wanted = (from.match(lasting) ?? []).join('')
  const first = code.indexOf(wanted)
  if (first < 0) throw new Error(`${file} lacks ${from}`)
  if (code.includes(wanted, first + 1))
    throw new Error(`${file} has more than once ${from}`)
  const start = signs[first]?.index
  const last = signs[first + wanted.length - 1]?.index ?? 0
  return text.slice(0, start) + to + text.slice(last + 1)
}
