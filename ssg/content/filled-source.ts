import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type FactFile, factFiles as schemas } from '../../data/schemas/fact-files.ts'
import type { Problem } from './content-error.ts'
import { factFiles, namedTexts } from './named-texts.ts'
import { type Facts, withFacts } from './with-facts.ts'
import { readYamlSource, type Source } from './yaml-source.ts'

/** A file's text; undefined where there is no such file. */
export const textOf = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined

/** The texts of the files of facts, by which a change of a fact is noticed. */
export const factTexts = (root: string) => factFiles.map((name) => textOf(root, `data/${name}`))

const known = new Map<string, Facts>()

/** How the names of a file's facts begin, where it is not by the keys of the file. */
const prefixes: Partial<Record<string, readonly string[]>> = {
  'site.json': ['site'],
  'guide.yaml': ['guide'],
  'forms/common.yaml': ['fields'],
  'business.json': ['business', 'businessHours'],
}
const beginnings = (name: string) =>
  prefixes[name] ?? Object.keys(schemas[`data/${name}` as FactFile].entries)

const isWrong = (name: string, value: unknown) =>
  value === undefined ||
  (`data/${name}` in schemas && !v.is(schemas[`data/${name}` as FactFile], value))

/** The named facts of a site; every name in a file with mistakes, which are reported there. */
export function factsOf(root: string): Facts {
  const texts = factTexts(root)
  const key = texts.join('\0')
  const before = known.get(key)
  if (before) return before
  const values = factFiles.map((name, index) => {
    const source = readYamlSource({ file: name, text: texts[index] ?? '' }, [])
    return [name, source?.value as Record<string, unknown> | undefined] as const
  })
  const usable = values.flatMap(([name, value]) =>
    value && !isWrong(name, value) ? [[name, value] as const] : [],
  )
  const right = namedTexts(Object.fromEntries(usable))
  const unread = values.filter((each) => isWrong(...each)).flatMap(([name]) => beginnings(name))
  const facts: Facts = {
    get: (name) =>
      right.get(name) ?? (unread.includes(name.replace(/\..*/, '')) ? 'a fact' : undefined),
    keys: () => right.keys(),
  }
  known.set(key, facts)
  return facts
}

/** Fills in the facts that a source names; adds names of no fact to `problems`. */
export function fillFacts(
  root: string,
  file: string,
  source: Source,
  problems: Problem[],
  fill = withFacts,
): Source {
  const value = fill(source.value, factsOf(root), ({ path, message }) =>
    problems.push({ file, ...source.at(path), message }),
  )
  return { ...source, value }
}

/** Reads a YAML file and fills in the facts that it names; adds mistakes to `problems`. */
export function readFilledSource(
  root: string,
  file: string,
  text: string,
  problems: Problem[],
): Source | undefined {
  const source = readYamlSource({ file, text }, problems)
  return source && fillFacts(root, file, source, problems)
}
