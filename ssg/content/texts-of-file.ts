import type { Facts } from '#data/named-facts/with-facts.ts'
import type { ValueText } from './check-values.ts'
import { placeOf } from './content-error.ts'
import { readMarkdown } from './markdown.ts'
import type { Text } from './written-text.ts'
import type { Source } from './yaml-source.ts'

/** The name of a file, which is the address of its page. */
export const textOfName = (file: string): Text => ({
  file,
  path: [],
  name: 'the name of the file',
  kind: 'file name',
  places: {},
  written: file,
  value: file,
  at: () => ({ line: 1, column: 1 }),
})

/** A text among the values of a file; without a source, as in a form, it has no place. */
export const textOfValue = (file: string, text: ValueText, source?: Source): Text => ({
  ...text,
  file,
  at: (words) => source?.wordsAt(text.path, words) ?? { line: 1, column: 1 },
})

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** The prose of a file, without comments; it is parsed where a rule asks for its trees. */
export function textOfProse(file: string, written: string, facts: Facts): Text {
  let trees: Text['prose']
  return {
    file,
    path: [],
    name: 'the text',
    kind: 'prose',
    places: {},
    written,
    value: written.replace(/<!--[\s\S]*?-->/g, blank),
    get prose() {
      trees ??= readMarkdown(written, facts)
      return trees
    },
    at: (words, index) => placeOf(written, index ?? Math.max(0, written.indexOf(words ?? ''))),
  } as Text
}
