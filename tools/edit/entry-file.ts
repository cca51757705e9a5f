import type { GenericSchema } from 'valibot'
import { parse } from 'yaml'
import { factsOf } from '#data/named-facts/named-texts.ts'
import { checkValues } from '#ssg/content/check-values.ts'
import { splitFrontmatter } from '#ssg/content/frontmatter.ts'
import { textOfProse } from '#ssg/content/written-text.ts'
import { foundBy, type Rule } from '#tools/checks/rule.ts'
import * as rules from '#tools/checks/rules.ts'
import { plainText, replaceParts, withLineEndsOf, withValues } from '#tools/checks/yaml-form.ts'
import { fromForm, OWN, toForm } from './form-values.ts'

type Values = Record<string, unknown>

/** The values of files that others are checked by, as the editor last read or saved them. */
export type KnownValues = Map<string, Values>

/** Form key for the source text of the values. */
const SOURCE = `${OWN}source`
/** Form key for the list of problems. */
export const CHECKS = `${OWN}checks`

/** One kind of file that the editor reads and writes. */
export interface EntryFile {
  extension: 'mdx' | 'yaml'
  /** Form values of a file's text. */
  read: (text: string) => Values
  /** File text for form values. */
  write: (form: Values) => string
  /** Every problem with the form values, in the words of the content check. */
  problems: (form: Values) => string[]
  /** Each fact that a text may name, with what is shown in its place. */
  facts: () => [name: string, text: string][]
}

/**
 * A content file as a form: the values of its YAML as fields; the prose of a page below its
 * frontmatter is the field `body`.
 */
export function entryFile(file: string, schema: GenericSchema, known: KnownValues): EntryFile {
  const extension = /\w+$/.exec(file)?.[0] as EntryFile['extension']
  const isPage = extension === 'mdx'
  const partsOf = (text: string) =>
    isPage ? splitFrontmatter(text) : { frontmatter: text, body: '' }
  const valuesOf = (form: Values) => {
    const { body, ...values } = form
    return fromForm(schema, isPage ? values : form) as Values
  }
  return {
    extension,
    read(text) {
      const { frontmatter, body } = partsOf(plainText(text))
      const values: Values = parse(frontmatter ?? '') ?? {}
      known.set(file, values)
      const form = toForm(schema, values) as Values
      return { ...form, ...(isPage && { body: body.trim() }), [SOURCE]: text }
    },
    write(form) {
      const before = String(form[SOURCE] ?? '')
      const source = plainText(before)
      const { frontmatter = '', body } = partsOf(source)
      const values = valuesOf(form)
      known.set(file, values)
      const head = withValues(`${frontmatter}\n`, values)
      if (!isPage) return withLineEndsOf(before, head)
      const prose = plainText(String(form.body ?? '').trim())
      const parts = {
        frontmatter: head.slice(0, -1),
        body: prose === body.trim() ? body : `\n${prose}\n`,
      }
      return withLineEndsOf(before, replaceParts(source, parts))
    },
    facts() {
      const facts = factsOf((other) => known.get(other))
      return [...facts.keys()].map((name) => [name, String(facts.get(name))])
    },
    problems(form) {
      const facts = factsOf((other) => known.get(other))
      const { replaced = [] } = known.get('data/own-words.yaml') ?? {}
      const ownWords = (replaced as unknown[]).map(String)
      const checked = checkValues(schema, file, { value: valuesOf(form) }, facts, ownWords)
      const prose = isPage ? [textOfProse(file, String(form.body ?? ''), facts)] : []
      const own = [...checked.texts, ...prose]
      const stops = Object.values<Rule>(rules).filter(({ severity }) => severity === 'stops')
      const found = stops.flatMap((rule) => foundBy(rule, own, facts))
      return [...checked.problems, ...found].map(({ message }) => message)
    },
  }
}
