import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { factFiles } from '#content/schemas.ts'
import { valuesOfYaml } from '#content/yaml-form.ts'
import { type Currency, formatMoney } from '#data/money.ts'
import { runGit } from '#ssg/settings/git.ts'
import { labelOfKey } from '#tools/file-names.ts'
import type { ChangedLine } from './changed-lines.ts'
import { type NamedValue, valuesIn } from './named-values.ts'

const regions: Record<Currency, string> = { INR: 'India', USD: 'International' }
const isCurrency = (key: string): key is Currency => key in regions

/** A fact that differs. `before` is missing for a new fact, `after` for a removed one. */
export interface FactChange {
  file: string
  keys: readonly string[]
  name: string
  before?: string | undefined
  after?: string | undefined
}

/** Name of a fact for people: 'Price of Beginner, India', 'Refund terms, guarantee days'. */
function nameOfFact({ keys, names }: NamedValue): string {
  const [group, program = '', currency = ''] = keys
  if (group === 'prices' && isCurrency(currency))
    return `Price of ${labelOfKey(program)}, ${regions[currency]}`
  const labels = names.map((name, index) => {
    if (name !== keys[index]) return name
    return index === 0 ? labelOfKey(name) : labelOfKey(name).toLowerCase()
  })
  return labels.join(', ')
}

/** A fact's value as pages show it: numbers in prices.yaml as money, except numbers of days. */
function shownValue(file: string, { keys, value }: NamedValue): string {
  const key = keys.at(-1) ?? ''
  const isMoney = file === 'data/prices.yaml' && !key.endsWith('Days')
  return isMoney && typeof value === 'number'
    ? formatMoney(value, isCurrency(key) ? key : 'INR')
    : String(value)
}

/** A changed fact as a line: 'Price of Beginner, India: ₹7,999 → ₹8,499'. */
export function lineOfFact({ name, before, after }: FactChange): ChangedLine {
  const line: ChangedLine[number][] = [{ text: `${name}: ` }]
  if (before !== undefined) line.push({ text: before, mark: 'del' })
  if (before !== undefined && after !== undefined) line.push({ text: ' → ' })
  if (after !== undefined) line.push({ text: after, mark: 'ins' })
  return line
}

/** Facts that differ between two texts of a file; a text that is undefined has no facts. */
export function factChanges(
  file: string,
  before = '{}',
  after = '{}',
): FactChange[] {
  const changes = new Map<string, FactChange>()
  for (const side of ['before', 'after'] as const)
    for (const fact of valuesIn(
      valuesOfYaml(side === 'before' ? before : after),
    )) {
      const name = nameOfFact(fact)
      const change = changes.get(name) ?? { file, keys: fact.keys, name }
      changes.set(name, { ...change, [side]: shownValue(file, fact) })
    }
  return [...changes.values()].filter(({ before, after }) => before !== after)
}

/** Facts of the site that differ from those at `commit`, in the order of `factFiles`. */
export const changedFacts = (root: string, commit: string): FactChange[] =>
  Object.keys(factFiles).flatMap((file) => {
    const path = join(root, file)
    const after = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    return factChanges(file, runGit(root, ['show', `${commit}:${file}`]), after)
  })
