import * as v from 'valibot'
import { namedFiles, namedTexts } from '#data/named-facts/named-texts.ts'
import type { Facts } from '#data/named-facts/with-facts.ts'
import { type FactFile, factFiles } from '#data/schemas/fact-files.ts'
import { readOnce } from './read-once.ts'
import { textOf } from './read-text.ts'
import { readYamlSource } from './yaml-source.ts'

/** The texts of the files of facts, by which a change of a fact is noticed. */
export const factTexts = (root: string) => namedFiles.map((name) => textOf(root, `data/${name}`))

/** How the names of a file's facts begin, where it is not by the keys of the file. */
const prefixes: Partial<Record<string, readonly string[]>> = {
  'site.yaml': ['site'],
  'guide.yaml': ['guide'],
  'forms/common.yaml': ['fields'],
  'business.yaml': ['business', 'businessHours'],
}
const beginnings = (name: string) =>
  prefixes[name] ?? Object.keys(factFiles[`data/${name}` as FactFile].entries)

const isWrong = (name: string, value: unknown) =>
  value === undefined ||
  (`data/${name}` in factFiles && !v.is(factFiles[`data/${name}` as FactFile], value))

/** The named facts of a site; every name in a file with mistakes, which are reported there. */
export function factsOf(root: string): Facts {
  const texts = factTexts(root)
  return readOnce(`the facts of ${root}`, texts, () => parse(texts))
}

/** Facts by the texts of their files, in the order of `namedFiles`. */
function parse(texts: readonly (string | undefined)[]): Facts {
  const values = namedFiles.map((name, index) => {
    const source = readYamlSource({ file: name, text: texts[index] ?? '' }, [])
    return [name, source?.value as Record<string, unknown> | undefined] as const
  })
  const usable = values.flatMap(([name, value]) =>
    value && !isWrong(name, value) ? [[name, value] as const] : [],
  )
  const right = namedTexts(Object.fromEntries(usable))
  const unread = values.filter((each) => isWrong(...each)).flatMap(([name]) => beginnings(name))
  return {
    get: (name) =>
      right.get(name) ?? (unread.includes(name.replace(/\..*/, '')) ? 'a fact' : undefined),
    keys: () => right.keys(),
  }
}
