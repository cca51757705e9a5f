import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { linkedFacts } from '#content/facts.ts'
import { findingsInFile } from '#content/find-problems.ts'
import type { ProseNode } from '#content/read/prose-node.ts'
import {
  type Kind,
  textOfFile,
  type WrittenText,
  writtenTextOfProse,
} from '#content/read/written-text.ts'
import * as rules from '#content/rules/index.ts'
import type { Rule } from '#content/rules/rule.ts'

/** A text of tests/unit/texts, what a reader sees of it and what the rules report. */
interface Example {
  typed: string
  as?: Kind
  /** What a reader sees, if it differs from what was typed. */
  shown?: string
  says?: string
  /** Whether the mistake certainly harms a reader, so that it stops a build. */
  stops?: boolean
  /** The text once it is corrected as the message says. */
  mended?: string
}

const facts = linkedFacts(new Map([['site.name', 'Asha Rao']]))

const textOf = ({ typed, as = 'prose' }: Example): WrittenText =>
  as === 'prose'
    ? writtenTextOfProse('pages/legal/tried.mdx', typed, facts)
    : {
        ...textOfFile('data/tried.yaml', typed),
        kind: as,
        name: 'words',
      }

const blockTags = /^(?:p|h[1-6]|li|t[hd]|pre|div|blockquote|section)$/

/** What a reader sees: blocks between bars, addresses in < >, alternative texts in [ ]. */
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
    return numberedEntries(children, Number(properties?.start ?? 1))
  return blockTags.test(tagName) ? `|${inner}|` : inner
}

/** The entries of an ordered list with their numbers. */
const numberedEntries = (children: readonly ProseNode[], start: number) =>
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

/** What a reader sees of a text; ' / ' stands for each line break of a chat message or mail. */
function shownText({ prose, kind, value }: WrittenText): string {
  if (prose) return tidy(shownOf(prose.html))
  return value.replace(/\s*\n\s*/g, kind === 'message' ? ' / ' : ' ')
}

/** What a rule finds in a text. */
const findingsOf = (rule: Rule, text: WrittenText) =>
  findingsInFile(
    rule,
    { file: text.file, value: {}, problems: [], texts: [text] },
    facts,
  )

const messagesOf = (text: WrittenText) =>
  Object.values<Rule>(rules)
    .flatMap((rule) => findingsOf(rule, text))
    .map(({ message }) => message)

const stopsBuild = (text: WrittenText) =>
  Object.values<Rule>(rules)
    .filter(({ severity }) => severity === 'stops')
    .some((rule) => findingsOf(rule, text).length > 0)

const examplesIn = (file: string): Example[] =>
  parse(readFileSync(`tests/unit/texts/${file}.yaml`, 'utf8'))

describe('a text without a mistake', () => {
  test.each(examplesIn('without-mistake'))(
    'is not reported: $typed',
    (example) => {
      const text = textOf(example)
      expect(messagesOf(text)).toEqual([])
      expect(shownText(text)).toBe(
        example.shown ?? example.typed.replace(/\s+/g, ' '),
      )
    },
  )
})

describe('a text with a mistake', () => {
  test.each(examplesIn('with-mistake'))(
    'is reported, with what to type instead: $typed',
    (example) => {
      const text = textOf(example)
      expect(messagesOf(text).join('\n')).toContain(example.says)
      expect(stopsBuild(text)).toBe(example.stops ?? false)
      expect(shownText(text)).toBe(
        example.shown ?? example.typed.replace(/\s+/g, ' '),
      )
    },
  )
})

describe('a text that was corrected as its message says', () => {
  const mended = examplesIn('with-mistake').filter(
    (example) => example.mended !== undefined,
  )

  test.each(mended)(
    'is not reported again: $mended',
    ({ mended: typed = '', as = 'prose' }) => {
      expect(messagesOf(textOf({ typed, as }))).toEqual([])
    },
  )
})

/** A mistake that a test puts into a page: `by` in place of `replace`. */
interface Planted {
  page: string
  replace: string
  by: string
  says: string
}

const textOfPage = (name: string) =>
  readFileSync(`tests/unit/texts/pages/${name}.md`, 'utf8')
const messagesOfPage = (typed: string) => messagesOf(textOf({ typed }))

describe('the page', () => {
  const pages = readdirSync('tests/unit/texts/pages').map((file) =>
    file.replace('.md', ''),
  )

  test.each(pages)('%s without a mistake is not reported', (name) => {
    expect(messagesOfPage(textOfPage(name))).toEqual([])
  })

  const plantedMistakes: Planted[] = parse(
    readFileSync('tests/unit/texts/planted.yaml', 'utf8'),
  )

  test.each(plantedMistakes)(
    '$page with the mistake $by is reported',
    ({ page, replace, by, says }) => {
      expect(textOfPage(page).split(replace)).toHaveLength(2)
      expect(
        messagesOfPage(textOfPage(page).replace(replace, () => by)).join('\n'),
      ).toContain(says)
    },
  )
})
