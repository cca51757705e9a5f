import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type FactFile, factFiles as schemas } from '../../data/schemas/fact-files.ts'
import { nearest, type Problem } from './content-error.ts'
import { factFiles, type NamedTexts, namedTexts } from './named-texts.ts'
import { withFacts } from './with-facts.ts'
import { readYamlSource, type Source } from './yaml-source.ts'

/** A file's text; undefined where there is no such file. */
export const textOf = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined

/** The texts of the files of facts, by which a change of a fact is noticed. */
export const factTexts = (root: string) => factFiles.map((name) => textOf(root, `data/${name}`))

const known = new Map<string, NamedTexts | undefined>()

/** The named facts of a site; undefined where a file of facts has mistakes of its own. */
function factsOf(root: string): NamedTexts | undefined {
  const texts = factTexts(root)
  const key = texts.join('\0')
  if (!known.has(key)) {
    const problems: Problem[] = []
    const files = factFiles.map((name, index) => {
      const source = readYamlSource({ file: name, text: texts[index] ?? '' }, problems)
      return [name, source?.value ?? {}]
    })
    const isWrong = ([name, value]: unknown[]) =>
      `data/${name}` in schemas && !v.is(schemas[`data/${name}` as FactFile], value)
    const isUsable = problems.length === 0 && !files.some(isWrong)
    known.set(key, isUsable ? namedTexts(Object.fromEntries(files)) : undefined)
  }
  return known.get(key)
}

/** Fills in the facts that a source names; adds names of no fact to `problems`. */
export function fillFacts(root: string, file: string, source: Source, problems: Problem[]): Source {
  // Mistakes in the facts are reported by themselves.
  const facts = factsOf(root) ?? { get: () => 'a fact', keys: () => [] }
  const value = withFacts(source.value, facts, (path, name) => {
    const guess = nearest(name, [...facts.keys()])
    problems.push({
      file,
      ...source.at(path),
      message:
        `${path.join('.')}: there is no fact {${name}}` +
        `${guess ? `: did you mean {${guess}}?` : ''}`,
    })
  })
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
