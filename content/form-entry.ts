import type { GenericSchema } from 'valibot'
import { factsOf } from './facts.ts'
import { findInFile, type RuleProblem } from './find-problems.ts'
import { checkValues } from './read/check-values.ts'
import { splitFrontmatter } from './read/frontmatter.ts'
import { textOfProse } from './read/written-text.ts'
import type { Problem } from './report.ts'
import type { Severity } from './rules/rule.ts'
import { replaceParts, valuesOfYaml, withValues } from './yaml-form.ts'

export type Values = Record<string, unknown>

/** What a form shows of a file: its values, and the prose of a page. */
export interface FormEntry {
  values: Values
  prose?: string | undefined
}

const isPage = (file: string) => file.endsWith('.mdx')

const partsOf = (file: string, text: string) =>
  isPage(file) ? splitFrontmatter(text) : { frontmatter: text, body: undefined }

/** What is in a file. Throws where its YAML cannot be read. */
export function readEntry(file: string, text: string): FormEntry {
  const { frontmatter = '', body } = partsOf(file, text)
  return {
    values: (valuesOfYaml(frontmatter) as Values | null) ?? {},
    prose: body?.trim(),
  }
}

/** The text of a file with other values and prose; notes and lines between them stay. */
export function writeEntry(
  file: string,
  text: string,
  { values, prose = '' }: FormEntry,
): string {
  const { frontmatter = '', body } = partsOf(file, text)
  const head = withValues(`${frontmatter}\n`, values)
  if (body === undefined) return head
  return replaceParts(text, {
    frontmatter: head.slice(0, -1),
    body: prose.trim() === body.trim() ? body : `\n${prose.trim()}\n`,
  })
}

/** Each fact that a text may name, with what is shown in its place. */
export function namedFacts(valuesIn: (file: string) => Values | undefined) {
  const facts = factsOf(valuesIn)
  return [...facts.keys()].map(
    (name) => [name, String(facts.get(name))] as const,
  )
}

const messageOf = ({ message }: Problem) => message
/** A form shows no lines but those of its prose. */
const withLine = ({ line, message }: Problem) =>
  `Text, line ${line}: ${message}`

/** What the content check says of a file alone: what stops a save, and what is to look at. */
export function checkEntry(
  file: string,
  { schema, values, prose = '' }: FormEntry & { schema: GenericSchema },
  valuesIn: (file: string) => Values | undefined,
) {
  const facts = factsOf((other) => (other === file ? values : valuesIn(other)))
  const { output, problems, texts } = checkValues(
    schema,
    file,
    { value: values },
    facts,
  )
  const text = textOfProse(file, isPage(file) ? prose : '', facts)
  const written = { file, value: output, problems, texts: [...texts, text] }
  const said = (each: RuleProblem) =>
    each.text === text ? withLine(each) : messageOf(each)
  const found = (severity: Severity) =>
    findInFile(written, facts, severity).map(said)
  return {
    stops: [...problems.map(messageOf), ...found('stops')],
    toLookAt: found('look'),
  }
}
