import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { isAsDelivered } from './as-delivered.ts'

const readText = (file: string) => readFileSync(file, 'utf8')

/** The quoted words of each file, by their path in it. */
const quotedWords: Record<string, Record<string, unknown>> = parse(
  readText('tests/delivered/quoted-words.yaml'),
)

describe.skipIf(!isAsDelivered)('the delivered site', () => {
  test.each(Object.entries(quotedWords))(
    'keeps every quoted word of the specification in %s',
    (file, words) => {
      const written = parseDocument(readText(file))
      const present = Object.keys(words).map((path) => {
        const part: unknown = written.getIn(path.split('.'))
        return [path, written.createNode(part).toJS(written)]
      })
      expect(Object.fromEntries(present)).toEqual(words)
    },
  )
})
