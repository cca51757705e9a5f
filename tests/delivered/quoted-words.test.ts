import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { isAsDelivered } from './as-delivered.ts'

const readText = (file: string) => readFileSync(file, 'utf8')

/** By file and path. */
const quoted: Record<string, Record<string, unknown>> = parse(
  readText('tests/delivered/quoted-words.yaml'),
)

describe.skipIf(!isAsDelivered)('the delivered site', () => {
  test.each(Object.entries(quoted))(
    'has the words that the specification quotes in %s',
    (file, words) => {
      const written = parseDocument(readText(file))
      const found = Object.keys(words).map((path) => {
        const part: unknown = written.getIn(path.split('.'))
        return [path, written.createNode(part).toJS(written)]
      })
      expect(Object.fromEntries(found)).toEqual(words)
    },
  )
})
