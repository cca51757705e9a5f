import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '#content/files.ts'

// biome-ignore lint/suspicious/noExplicitAny: only a few of the many kinds of node are read
type Node = any

/** Attributes whose text visitors read or hear. */
const textAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
]
/** Whether a string looks like words: two of them, or one that begins with a capital. */
const isWords = (text: string) =>
  /\p{L}{2,} +\p{L}|^\s*\p{Lu}\p{Ll}/u.test(text)

/** Strings that look like words but that no visitor reads: each a pattern and a description. */
const exceptions: readonly (readonly [RegExp, string])[] = [
  [/^\{\w+\}$/, 'a placeholder'],
  [/^(?:Escape|Enter|KeyT|Home|End)$/, 'a key of the keyboard'],
  [/^(?:Arrow|Page)(?:Left|Right|Up|Down)$/, 'another key of the keyboard'],
  [
    /^(?:PageView|SubmitApplication|Contact form submitted)$/,
    'an event of the analytics services',
  ],
  [/^(?:when done|at once)$/, 'an option of a form'],
  [
    /^(?:md:|lg:|btn-|bg-|fill-|wrap |flex |grid |notice |failure )/,
    'classes of the style sheet',
  ],
  [/^<path d=/, 'a drawing'],
  [/^The island$|^stays as it was served$/, 'an error in the console'],
  [/^January .* December$|^[A-Z][a-z]+day$/, 'the calendar'],
  [
    /^(?:a |the )?(?:Google Analytics|Meta pixel)|^Days$/,
    'a message for the owner, and the end of a key',
  ],
  [
    /^(?:main h1|form input:.*|<meta name=.*|@media .*)$/,
    'a selector, or a pattern that is looked for in source text',
  ],
]
/** Matches the name of a function whose arguments only developers read. */
const developerFunctions = /^(?:console\.\w+|\w*Error)$/

/** Name of a called function with its object, such as 'console.error'. */
const nameOf = ({ type, name, object, property }: Node): string =>
  type === 'MemberExpression' ? `${nameOf(object)}.${nameOf(property)}` : name

/** Texts that visitors may read, below a syntax node; each with its offset in the file. */
function* wordsIn(
  node: Node,
  attribute = '',
): Generator<{ text: string; start: number }> {
  if (Array.isArray(node))
    for (const each of node) yield* wordsIn(each, attribute)
  if (
    typeof node?.type !== 'string' ||
    /^(?:TS(?!As|Satisf|NonN)|Import)/.test(node.type)
  )
    return
  if (node.callee && developerFunctions.test(nameOf(node.callee))) return
  const text = node.type === 'TemplateElement' ? node.value.cooked : node.value
  if (typeof text === 'string') {
    const isRead = textAttributes.includes(attribute) || node.type === 'JSXText'
    if (isRead ? /\p{L}/u.test(text) : attribute === '' && isWords(text))
      yield { text: text.trim(), start: node.start }
    return
  }
  for (const [key, value] of Object.entries(node)) {
    const isName = key === 'key' && !node.computed
    const own =
      node.type === 'JSXAttribute' ? String(node.name.name) : attribute
    if (typeof value === 'object' && !isName) yield* wordsIn(value, own)
  }
}

describe('the code', () => {
  const files = ['components', 'pages', 'client', 'data']
    .flatMap((folder) => filesBelow('.', folder))
    .filter((file) => /\.tsx?$/.test(file))
  const strings = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const { program } = parseSync(file, source)
    return [...wordsIn(program)].map(({ text, start }) => {
      const line = source.slice(0, start).split('\n').length
      const place = `${file}:${line} ${text}`
      return { text, place }
    })
  })

  test('contains no words for visitors: they are in content files', () => {
    const isExcepted = (text: string) =>
      exceptions.some(([pattern]) => pattern.test(text))
    const words = strings.filter(({ text }) => !isExcepted(text))
    const places = words.map(({ place }) => place)
    expect(places).toEqual([])
  })

  test('still contains each string that this test allows', () => {
    const isUsed = (pattern: RegExp) =>
      strings.some(({ text }) => pattern.test(text))
    const unused = exceptions.filter(([pattern]) => !isUsed(pattern))
    expect(unused).toEqual([])
  })
})
