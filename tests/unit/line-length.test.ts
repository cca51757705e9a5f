import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const LONGEST = 100
const folders = ['client', 'components', 'data', 'docs', 'pages', 'ssg', 'tests', 'tools']
const files = [
  ...readdirSync('.'),
  ...folders.flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[]).map((name) => join(folder, name)),
  ),
]
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(?:tsx?|mjs)$/.test(name))

/** Literals, the only parts of a line that the formatter cannot break. */
const literals = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|^\s*\/(?!\/).+\/[a-z]*$/g

/** The owner edits copy in data/ and pages/, where a literal stays in one piece. */
const lengthOf = (file: string, line: string) =>
  /^(?:data|pages)\//.test(file) && !/^\s*(?:\/\/|\/?\*)/.test(line)
    ? line.replaceAll(literals, '').length
    : line.length

test('no line of code or comment is longer than 100 characters, except literals of copy', () => {
  expect(files.length).toBeGreaterThan(600)
  const long = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        lengthOf(file, line.trimEnd()) > LONGEST
          ? `${file}:${index + 1} has ${line.length} characters: wrap a comment, ` +
            'shorten a title, break a string with + or name a part of it'
          : [],
      ),
  )
  expect(long).toEqual([])
})
