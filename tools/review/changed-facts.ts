import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { factFiles } from '#content/schemas.ts'
import { valuesOfYaml } from '#content/yaml-form.ts'
import type { Currency } from '#data/money.ts'
import { formatMoney } from '#data/money.ts'
import { runGit } from '#ssg/settings/git.ts'
import { labelOfKey } from '#tools/file-names.ts'
import { type Flow, nameOfEntry, type WordChange } from './flow.ts'

type Path = readonly string[]

const regions: Record<Currency, string> = { INR: 'India', USD: 'International' }
const isCurrency = (key: string): key is Currency => key in regions

/** A value of a file of facts, with its keys and what people call them. */
interface Fact {
  path: Path
  names: Path
  value: unknown
}

/** 'Refund terms' at the start of a name, 'guarantee days' in it. */
const nameOfKey = (key: string, isFirst: boolean) =>
  isFirst ? labelOfKey(key) : labelOfKey(key).toLowerCase()

/** Each value of a file of facts; a list of words is one value. */
function* factsIn(
  value: unknown,
  path: Path = [],
  names: Path = [],
): Generator<Fact> {
  if (typeof value !== 'object' || value === null) {
    yield { path, names, value }
    return
  }
  const isList = Array.isArray(value)
  if (isList && value.every((each) => typeof each === 'string')) {
    yield { path, names, value: value.join(', ') }
    return
  }
  for (const [key, inner] of Object.entries(value)) {
    const name = isList
      ? nameOfEntry(inner, Number(key))
      : nameOfKey(key, path.length === 0)
    yield* factsIn(inner, [...path, key], [...names, name])
  }
}

/** A fact as people name it: 'Price of Beginner, India', 'Refund terms, guarantee days'. */
function nameOfFact({ path, names }: Fact): string {
  const [group, program = '', currency = ''] = path
  if (group === 'prices' && isCurrency(currency))
    return `Price of ${labelOfKey(program)}, ${regions[currency]}`
  return names.join(', ')
}

/** A fact as pages show it: sums of prices.yaml are money, but for days. */
function shownFact(file: string, { path, value }: Fact): string {
  const key = path.at(-1) ?? ''
  if (
    typeof value !== 'number' ||
    file !== 'data/prices.yaml' ||
    key.endsWith('Days')
  )
    return String(value)
  return formatMoney(value, isCurrency(key) ? key : 'INR')
}

/** 'Price of Beginner, India: ₹7,999 → ₹8,499'; a fact that is new or gone has one side. */
function flowOf(
  name: string,
  before: string | undefined,
  after: string | undefined,
): Flow {
  const start = { text: `${name}: ` }
  if (before === undefined) return [start, { text: after ?? '', mark: 'ins' }]
  if (after === undefined) return [start, { text: before, mark: 'del' }]
  return [
    start,
    { text: before, mark: 'del' },
    { text: ' → ' },
    { text: after, mark: 'ins' },
  ]
}

/** The facts that differ between two texts of a file; a missing file has none. */
export function factChanges(
  file: string,
  before: string | undefined,
  after: string | undefined,
): WordChange[] {
  const shownIn = (text = '{}') =>
    new Map(
      [...factsIn(valuesOfYaml(text))].map((fact) => [
        nameOfFact(fact),
        shownFact(file, fact),
      ]),
    )
  const old = shownIn(before)
  const fresh = shownIn(after)
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((name) => old.get(name) !== fresh.get(name))
    .map((name) => ({
      flow: flowOf(name, old.get(name), fresh.get(name)),
      places: [file],
    }))
}

/** The facts that differ from a commit, by the files that hold them. */
export const changedFacts = (root: string, commit: string): WordChange[] =>
  Object.keys(factFiles).flatMap((file) => {
    const path = join(root, file)
    const after = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    return factChanges(file, runGit(root, ['show', `${commit}:${file}`]), after)
  })
