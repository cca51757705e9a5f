import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { linkedFacts } from '#content/facts.ts'
import { withFacts } from '#content/fill-in.ts'
import { foundInSite, problemOf } from '#content/find-problems.ts'
import {
  type Kind,
  textOfFile,
  textOfProse,
  type WrittenText,
} from '#content/read/written-text.ts'
import * as rules from '#content/rules/index.ts'
import { inEach, type Rule } from '#content/rules/rule.ts'
import type { Site, WrittenFile } from '#content/site.ts'
import {
  type Example,
  markedPlace,
  siteOfExample,
  withoutMark,
} from './example-files.ts'

interface RuleExample extends Example {
  /** What the text is, where its rule reads several kinds. */
  as?: Kind
  /** Places that the text must have. */
  places?: Record<string, number>
}

/** The folder of a rule, where its examples are. */
const folder = (name: string) => join('content/rules', name)
const folders = readdirSync('content/rules', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
/** 'ownNames' → 'own-names' */
const folderOf = (exported: string) =>
  exported.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
/** The examples of a rule, of which some are a text alone. */
const examplesIn = (name: string, file: string): RuleExample[] => {
  const text = readFileSync(join(folder(name), file), 'utf8')
  const written: (RuleExample | string)[] = parse(text)
  return written.map((each) =>
    typeof each === 'string' ? { text: each } : each,
  )
}

const facts = linkedFacts(
  new Map([
    ['businessHours', ''],
    ['claims.years', '10+'],
    ['prices.beginner.INR', '₹7,999'],
    ['promises.freeConsultation', '30 minutes'],
    ['promises.typicalProject', 'about a month'],
  ]),
)
/** A site whose parts that are left out count as right. */
function taken(site: Site): Site {
  const right = (each: WrittenFile) => ({
    ...each,
    value: each.source?.value,
    problems: [],
  })
  const files = new Map<string, WrittenFile>()
  for (const [file, each] of site.files) files.set(file, right(each))
  return { ...site, files }
}

/** A text as a file of words has it. */
const textOfWords = (
  written: string,
  { as = 'words', places = {} }: RuleExample,
): WrittenText => ({
  ...textOfFile('data/example.yaml', written),
  kind: as,
  name: as,
  path: [as],
  places,
  value: withFacts(written, facts),
})

/** What a rule says of an example, and where. */
function saidOf(rule: Rule, example: RuleExample) {
  if (rule.reads !== 'text' || example.text === undefined)
    return foundInSite(rule, taken(siteOfExample(example))).map(problemOf)
  const { as = rule.kinds[0] } = example
  if (!as || !rule.kinds.includes(as)) return []
  const words = withoutMark(example.text)
  const file = 'pages/legal/example.mdx'
  const text =
    as === 'prose'
      ? textOfProse(file, words, facts)
      : textOfWords(words, { ...example, as })
  return inEach([text], (each) => rule.find(each, facts)).map(problemOf)
}

describe.each(Object.entries(rules) as [string, Rule][])(
  'the rule %s',
  (exported, rule) => {
    const name = folderOf(exported)

    test.each(examplesIn(name, 'good.yaml'))('leaves alone: %j', (example) => {
      expect(saidOf(rule, example)).toEqual([])
    })

    test.each(examplesIn(name, 'bad.yaml'))(
      'tells the mistake: %j',
      (example) => {
        const found = saidOf(rule, example)
        const messages = found.map(({ message }) => message)
        expect(messages.join('\n')).toBe(example.says)
        expect(found[0]).toMatchObject(markedPlace(example) ?? {})
      },
    )
  },
)

test('every folder of rules is in the list', () => {
  expect(folders).toHaveLength(Object.keys(rules).length)
})

/** Rules of what may be meant, or is harmless until the site goes live. */
const milder: Record<string, readonly string[]> = {
  look: [
    'described-pictures',
    'doubled-words',
    'doubtful-links',
    'heading-order',
    'light-pictures',
    'mistaken-lines',
    'named-prices',
    'other-contacts',
    'own-initials',
    'separate-lines',
    'shown-marks',
    'stray-quotes',
    'true-dates',
  ],
  blocks: ['left-to-fill', 'own-addresses', 'own-names', 'samples'],
  reminds: ['own-measuring', 'own-portrait', 'read-notice'],
}

test('what certainly harms a reader stops a build: all rules but the milder ones', () => {
  for (const [exported, { severity }] of Object.entries(rules)) {
    const name = folderOf(exported)
    const [mild = 'stops'] =
      Object.entries(milder).find(([, names]) => names.includes(name)) ?? []
    expect(`${name} ${severity}`).toBe(`${name} ${mild}`)
  }
})
