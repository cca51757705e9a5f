import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { linkedFacts } from '#content/facts.ts'
import { foundInFile } from '#content/find-problems.ts'
import type { ProseNode } from '#content/read/prose-node.ts'
import {
  type Kind,
  textOfFile,
  textOfProse,
  type WrittenText,
} from '#content/read/written-text.ts'
import * as rules from '#content/rules/index.ts'
import type { Rule } from '#content/rules/rule.ts'

/** A text of tests/unit/texts, what a reader gets of it and what is said. */
interface Example {
  typed: string
  as?: Kind
  /** Where it is not what was typed. */
  shown?: string
  says?: string
  /** Whether it certainly harms a reader, so that it stops a build. */
  stops?: boolean
  /** The text as somebody mends it who does what is said. */
  mended?: string
}

const facts = linkedFacts(new Map([['site.name', 'Asha Rao']]))

const textOf = ({ typed, as = 'prose' }: Example): WrittenText =>
  as === 'prose'
    ? textOfProse('pages/legal/tried.mdx', typed, facts)
    : {
        ...textOfFile('data/tried.yaml', typed),
        kind: as,
        name: 'words',
      }

const blocks = /^(?:p|h[1-6]|li|t[hd]|pre|div|blockquote|section)$/

/** What a reader gets: a bar between blocks, < > around addresses, [ ] around pictures. */
function shownOf({
  type,
  tagName = '',
  value,
  properties,
  children = [],
}: ProseNode): string {
  const inner = value?.replace(/\s+/g, ' ') ?? children.map(shownOf).join('')
  if (tagName === 'a') return `${inner}<${properties?.href}>`
  if (tagName === 'img') return `[${properties?.alt}]`
  if (tagName === 'br') return ' / '
  if (type === 'comment') return ''
  if (tagName === 'ol')
    return numbered(children, Number(properties?.start ?? 1))
  return blocks.test(tagName) ? `|${inner}|` : inner
}

/** The entries of a list with the numbers that they have. */
const numbered = (children: readonly ProseNode[], start: number) =>
  children
    .filter(({ tagName }) => tagName === 'li')
    .map((entry, at) => `|${start + at}. ${shownOf(entry).slice(1)}`)
    .join('')

const tidy = (shown: string) =>
  shown
    .split(/ *\|[| ]*/)
    .filter(Boolean)
    .join(' | ')
    .trim()

/** What a reader gets of a text: chats and mails keep their lines. */
function shownText({ prose, kind, value }: WrittenText): string {
  if (prose) return tidy(shownOf(prose.html))
  return value.replace(/\s*\n\s*/g, kind === 'message' ? ' / ' : ' ')
}

/** What a rule says of a text. */
const findingsOf = (rule: Rule, text: WrittenText) =>
  foundInFile(
    rule,
    { file: text.file, value: {}, problems: [], texts: [text] },
    facts,
  )

const saidOf = (text: WrittenText) =>
  Object.values<Rule>(rules).flatMap((rule) => findingsOf(rule, text))

const stopsBuild = (text: WrittenText) =>
  Object.values<Rule>(rules)
    .filter(({ severity }) => severity === 'stops')
    .some((rule) => findingsOf(rule, text).length > 0)

const examplesIn = (file: string): Example[] =>
  parse(readFileSync(`tests/unit/texts/${file}.yaml`, 'utf8'))

describe('a text that is right', () => {
  test.each(examplesIn('left-alone'))('is left alone: $typed', (example) => {
    const text = textOf(example)
    expect(saidOf(text).map(({ message }) => message)).toEqual([])
    expect(shownText(text)).toBe(
      example.shown ?? example.typed.replace(/\s+/g, ' '),
    )
  })
})

describe('a text with a mistake', () => {
  test.each(examplesIn('told'))(
    'is reported with what to type: $typed',
    (example) => {
      const text = textOf(example)
      const said = saidOf(text).map(({ message }) => message)
      expect(said.join('\n')).toContain(example.says)
      expect(stopsBuild(text)).toBe(example.stops ?? false)
      expect(shownText(text)).toBe(
        example.shown ?? example.typed.replace(/\s+/g, ' '),
      )
    },
  )
})

describe('a text that was mended as its report says', () => {
  const mended = examplesIn('told').filter(
    (example) => example.mended !== undefined,
  )

  test.each(mended)(
    'has no other finding: $mended',
    ({ mended: typed = '', as = 'prose' }) => {
      expect(
        saidOf(textOf({ typed, as })).map(({ message }) => message),
      ).toEqual([])
    },
  )
})

/** A mistake that is put into a page. */
interface Planted {
  page: string
  replace: string
  by: string
  says: string
}

const pageCalled = (name: string) =>
  readFileSync(`tests/unit/texts/pages/${name}.md`, 'utf8')
const saidOfPage = (typed: string) =>
  saidOf(textOf({ typed })).map(({ message }) => message)

describe('a whole page', () => {
  const pages = readdirSync('tests/unit/texts/pages').map((file) =>
    file.replace('.md', ''),
  )

  test.each(pages)('%s is left alone', (name) => {
    expect(saidOfPage(pageCalled(name))).toEqual([])
  })

  const planted: Planted[] = parse(
    readFileSync('tests/unit/texts/planted.yaml', 'utf8'),
  )

  test.each(planted)(
    '$page with the mistake $by is reported',
    ({ page, replace, by, says }) => {
      expect(pageCalled(page).split(replace)).toHaveLength(2)
      expect(
        saidOfPage(pageCalled(page).replace(replace, () => by)).join('\n'),
      ).toContain(says)
    },
  )
})
