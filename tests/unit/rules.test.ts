import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { linkedFacts, withFacts } from '#content/facts/linked-facts.ts'
import type { PictureFile } from '#content/read/picture-file.ts'
import { isRead, readFile } from '#content/read/written-file.ts'
import { type Kind, type Text, textOfName, textOfProse } from '#content/read/written-text.ts'
import { placeOf } from '#content/report.ts'
import * as rules from '#content/rules/index.ts'
import { foundInSite, inEach, problemOf, type Rule } from '#content/rules/rule.ts'
import { type Site, siteOf, type WrittenFile } from '#content/site.ts'

/**
 * A text, or small files by their paths, with ▸ where a mistake is reported; what is known of a
 * picture stands for it.
 */
interface Example {
  text?: string
  /** What the text is, where its rule reads several kinds. */
  as?: Kind
  /** Places that the text must have. */
  places?: Record<string, number>
  says?: string
  [file: string]: unknown
}

const folder = (name: string) => join('content/rules', name)
const folders = readdirSync('content/rules', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const examplesIn = (name: string, file: string): Example[] =>
  parse(readFileSync(join(folder(name), file), 'utf8')).map((each: Example | string) =>
    typeof each === 'string' ? { text: each } : each,
  )

const facts = linkedFacts(
  new Map([
    ['claims.years', '10+'],
    ['prices.beginner.INR', '₹7,999'],
  ]),
)
const plain = (text: unknown) => String(text).replace('▸', '')

/** An example of files, whose parts that are left out count as right. */
function siteOfExample(example: Example): Site {
  const written = Object.entries(example).filter(([file]) => file.includes('/'))
  const [published, read] = [true, false].map((isPublic) =>
    written.filter(([file]) => file.startsWith('public/') === isPublic),
  )
  const site = siteOf({
    names: written.map(([file]) => file),
    files: new Map(
      read
        ?.filter(([file]) => isRead(file))
        .map(([file, text]) => [file, readFile(file, Buffer.from(plain(text)))]),
    ),
    pictures: new Map(published as [string, PictureFile][]),
  })
  const right = (each: WrittenFile) => ({ ...each, value: each.source?.value, problems: [] })
  return { ...site, files: new Map([...site.files].map(([file, each]) => [file, right(each)])) }
}

/** A text as a file of words has it. */
const textOfWords = (written: string, { as = 'words', places = {} }: Example): Text => ({
  ...textOfName('data/example.yaml'),
  kind: as,
  name: as,
  path: [as],
  places,
  written,
  value: withFacts(written, facts),
  at: (words = '') => placeOf(written, Math.max(0, written.indexOf(words))),
})

/** What a rule says of an example, and where. */
function saidOf(rule: Rule, example: Example) {
  if (rule.reads !== 'text') return foundInSite(rule, siteOfExample(example)).map(problemOf)
  const { as = rule.kinds[0] } = example
  const words = plain(example.text)
  const file = 'pages/legal/example.mdx'
  const text =
    as === 'prose' ? textOfProse(file, words, facts) : textOfWords(words, { ...example, as })
  return inEach([text], (each) => rule.find(each, facts)).map(problemOf)
}

/** Where ▸ stands. */
function markedPlace(example: Example) {
  const [file, text] = Object.entries(example).find(([, part]) => String(part).includes('▸')) ?? []
  if (text === undefined) return undefined
  const place = placeOf(String(text), String(text).indexOf('▸'))
  return file === 'text' ? place : { file, ...place }
}

describe.each(Object.entries(rules) as [string, Rule][])('the rule %s', (exported, rule) => {
  const name = exported.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

  test.each(examplesIn(name, 'good.yaml'))('leaves alone: %j', (example) => {
    expect(saidOf(rule, example)).toEqual([])
  })

  test.each(examplesIn(name, 'bad.yaml'))('tells the mistake: %j', (example) => {
    const found = saidOf(rule, example)
    expect(found.map(({ message }) => message).join('\n')).toBe(example.says)
    expect(found[0]).toMatchObject(markedPlace(example) ?? {})
  })
})

test('every folder of rules is in the list', () => {
  expect(folders).toHaveLength(Object.keys(rules).length)
})
