import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { linkedFacts } from '#content/facts.ts'
import { withFacts } from '#content/fill-in.ts'
import { findingsInSite, problemOf } from '#content/find-problems.ts'
import {
  type Kind,
  textOfFile,
  type WrittenText,
  writtenTextOfProse,
} from '#content/read/written-text.ts'
import * as rules from '#content/rules/index.ts'
import { findInTexts, type Rule } from '#content/rules/rule.ts'
import type { Site, WrittenFile } from '#content/site.ts'
import {
  type Example,
  markedPlace,
  siteOfExample,
  withoutMark,
} from './example-files.ts'

interface RuleExample extends Example {
  /** Kind of the text, needed if the rule reads several kinds. */
  as?: Kind
  /** Placeholders that the text may contain, and whether each must occur once. */
  placeholders?: Record<string, boolean>
}

/** Path of a rule's folder, which also contains its examples. */
const folderPath = (name: string) => join('content/rules', name)
const folders = readdirSync('content/rules', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
/** The folder of a rule: 'own-names' for the exported name 'ownNames'. */
const folderOf = (exported: string) =>
  exported.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
/** The examples of a rule; one that is written as a string becomes an object. */
const examplesIn = (name: string, file: string): RuleExample[] => {
  const text = readFileSync(join(folderPath(name), file), 'utf8')
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
/** The site with all its files taken as valid, since examples leave out required values. */
function withValidFiles(site: Site): Site {
  const asValid = (each: WrittenFile) => ({
    ...each,
    value: each.source?.value,
    problems: [],
  })
  const files = new Map<string, WrittenFile>()
  for (const [file, each] of site.files) files.set(file, asValid(each))
  return { ...site, files }
}

/** A text as a data file contains it, with facts filled in. */
const textOfWords = (
  written: string,
  { as = 'words', placeholders = {} }: RuleExample,
): WrittenText => ({
  ...textOfFile('data/example.yaml', written),
  kind: as,
  name: as,
  path: [as],
  placeholders,
  value: withFacts(written, facts),
})

/** The problems that a rule finds in an example, with their places. */
function problemsIn(rule: Rule, example: RuleExample) {
  if (rule.reads !== 'text' || example.text === undefined)
    return findingsInSite(rule, withValidFiles(siteOfExample(example))).map(
      problemOf,
    )
  const { as = rule.kinds[0] } = example
  if (!as || !rule.kinds.includes(as)) return []
  const words = withoutMark(example.text)
  const file = 'pages/legal/example.mdx'
  const text =
    as === 'prose'
      ? writtenTextOfProse(file, words, facts)
      : textOfWords(words, { ...example, as })
  return findInTexts([text], (each) => rule.find(each, facts)).map(problemOf)
}

describe.each(Object.entries(rules) as [string, Rule][])(
  'the rule %s',
  (exported, rule) => {
    const name = folderOf(exported)

    test.each(examplesIn(name, 'good.yaml'))('accepts %j', (example) => {
      expect(problemsIn(rule, example)).toEqual([])
    })

    test.each(examplesIn(name, 'bad.yaml'))(
      'reports the mistake in %j',
      (example) => {
        const problems = problemsIn(rule, example)
        const messages = problems.map(({ message }) => message)
        expect(messages.join('\n')).toBe(example.says)
        expect(problems[0]).toMatchObject(markedPlace(example) ?? {})
      },
    )
  },
)

test('content/rules has one folder for each rule of its index', () => {
  expect(Object.keys(rules).map(folderOf).sort()).toEqual(folders.sort())
})

/**
 * Rules that stop no build, by their severity: what they find may be intended, or harms nobody
 * before launch.
 */
const milderRules: Record<string, readonly string[]> = {
  look: [
    'described-pictures',
    'doubled-words',
    'doubtful-links',
    'heading-order',
    'left-to-fill',
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
  reminds: [
    'own-addresses',
    'own-measuring-ids',
    'own-names',
    'own-portrait',
    'reviewed-notice',
    'samples',
  ],
}

test('every rule stops a build, except the milder rules listed in this test', () => {
  for (const [exported, { severity }] of Object.entries(rules)) {
    const name = folderOf(exported)
    const [mild = 'stops'] =
      Object.entries(milderRules).find(([, names]) => names.includes(name)) ??
      []
    expect(`${name} ${severity}`).toBe(`${name} ${mild}`)
  }
})

test('a launch stops at text that must still be filled in, and at samples of any kind', () => {
  const blocking = Object.entries(rules)
    .filter(([, rule]) => 'blocksLaunch' in rule && rule.blocksLaunch)
    .map(([exported]) => folderOf(exported))
  expect(blocking.sort()).toEqual([
    'left-to-fill',
    'own-addresses',
    'own-names',
    'samples',
  ])
})
