import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type FactFile, factFiles as schemas } from '../../data/schemas/fact-files.ts'
import type { Problem } from './content-error.ts'
import { factFiles, namedTexts } from './named-texts.ts'
import { anyFact, type Facts, withFacts } from './with-facts.ts'
import { readYamlSource, type Source } from './yaml-source.ts'

/** A file's text; undefined where there is no such file. */
export const textOf = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined

/** The texts of the files of facts, by which a change of a fact is noticed. */
export const factTexts = (root: string) => factFiles.map((name) => textOf(root, `data/${name}`))

const known = new Map<string, Facts>()

/** The named facts of a site; every name where a file of facts has mistakes, reported there. */
export function factsOf(root: string): Facts {
  const texts = factTexts(root)
  const key = texts.join('\0')
  let facts = known.get(key)
  if (!facts) {
    const problems: Problem[] = []
    const files = factFiles.map((name, index) => {
      const source = readYamlSource({ file: name, text: texts[index] ?? '' }, problems)
      return [name, source?.value ?? {}]
    })
    const isWrong = ([name, value]: unknown[]) =>
      `data/${name}` in schemas && !v.is(schemas[`data/${name}` as FactFile], value)
    const isUsable = problems.length === 0 && !files.some(isWrong)
    facts = isUsable ? namedTexts(Object.fromEntries(files)) : anyFact
    known.set(key, facts)
  }
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
