import type { GenericSchema } from 'valibot'
import { parse } from 'yaml'
import { findInFile } from '#content/check.ts'
import { factsOf } from '#content/facts/named-texts.ts'
import { checkValues } from '#content/read/check-values.ts'
import { splitFrontmatter } from '#content/read/frontmatter.ts'
import { textOfProse } from '#content/read/written-text.ts'
import type { Problem } from '#content/report.ts'
import type { Severity } from '#content/rules/rule.ts'
import { replaceParts, withValues } from '#content/yaml-form.ts'
import { fromForm, OWN, toForm } from './form-values.ts'

type Values = Record<string, unknown>

/** The values of files that others are checked by, as the editor last read or saved them. */
export type KnownValues = Map<string, Values>

/** Form key for the source text of the values. */
const SOURCE = `${OWN}source`
/** Form key for the list of problems, and the name of its field. */
export const CHECKS = `${OWN}checks`

const messageOf = ({ message }: Problem) => message
/** A form shows no lines but those of its prose. */
const withLine = ({ line, message }: Problem) => `Text, line ${line}: ${message}`

/**
 * A content file as a form: the values of its YAML as fields; the prose of a page below its
 * frontmatter is the field `body`.
 */
export function entryFile(file: string, schema: GenericSchema, known: KnownValues) {
  const extension = /\w+$/.exec(file)?.[0] as 'mdx' | 'yaml'
  const isPage = extension === 'mdx'
  const partsOf = (text: string) =>
    isPage ? splitFrontmatter(text) : { frontmatter: text, body: '' }
  const valuesOf = (form: Values) => {
    const { body, ...values } = form
    return fromForm(schema, isPage ? values : form) as Values
  }
  return {
    extension,
    /** Form values of a file's text. */
    read(text: string): Values {
      const { frontmatter, body } = partsOf(text)
      const values: Values = parse(frontmatter ?? '') ?? {}
      known.set(file, values)
      const form = toForm(schema, values) as Values
      return { ...form, ...(isPage && { body: body.trim() }), [SOURCE]: text }
    },
    /** File text for form values. */
    write(form: Values) {
      const source = String(form[SOURCE] ?? '')
      const { frontmatter = '', body } = partsOf(source)
      const values = valuesOf(form)
      known.set(file, values)
      const head = withValues(`${frontmatter}\n`, values)
      if (!isPage) return head
      const prose = String(form.body ?? '').trim()
      return replaceParts(source, {
        frontmatter: head.slice(0, -1),
        body: prose === body.trim() ? body : `\n${prose}\n`,
      })
    },
    /** Each fact that a text may name, with what is shown in its place. */
    facts() {
      const facts = factsOf((other) => known.get(other))
      return [...facts.keys()].map((name) => [name, String(facts.get(name))] as const)
    },
    /** What the content check says of form values: what stops a save, and what is to look at. */
    problems(form: Values) {
      const values = valuesOf(form)
      const facts = factsOf((other) => (other === file ? values : known.get(other)))
      const { replaced = [] } = known.get('data/own-words.yaml') ?? {}
      const ownWords = (replaced as unknown[]).map(String)
      const checked = checkValues(schema, file, { value: values }, facts, ownWords)
      const prose = textOfProse(file, isPage ? String(form.body ?? '') : '', facts)
      const { output: value, problems } = checked
      const written = { file, value, problems, texts: [...checked.texts, prose] }
      const found = (severity: Severity) =>
        findInFile(written, facts, severity).map((each) =>
          each.text === prose ? withLine(each) : messageOf(each),
        )
      const stops = [...problems.map(messageOf), ...found('stops')]
      return { stops, toLookAt: found('look') }
    },
  }
}

/** One kind of file that the editor reads and writes. */
export type EntryFile = ReturnType<typeof entryFile>
