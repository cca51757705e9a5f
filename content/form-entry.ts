import type { GenericSchema } from 'valibot'
import { factsOf } from './facts.ts'
import { findInFile, type RuleProblem } from './find-problems.ts'
import { checkFile } from './read/check-file.ts'
import { splitFrontmatter } from './read/frontmatter.ts'
import { withoutPlaces } from './read/yaml-source.ts'
import type { Severity } from './rules/rule.ts'
import { replaceParts, valuesOfYaml, withValues } from './yaml-form.ts'

export type Values = Record<string, unknown>

/** What a form shows of a file: its values, and the prose of a page. */
export interface FormEntry {
  values: Values
  prose?: string | undefined
}

const isMdx = (file: string) => file.endsWith('.mdx')

const splitFile = (file: string, text: string) =>
  isMdx(file) ? splitFrontmatter(text) : { frontmatter: text, body: undefined }

/** What is in a file. Throws where its YAML cannot be read. */
export function readEntry(file: string, text: string): FormEntry {
  const { frontmatter = '', body } = splitFile(file, text)
  return {
    values: (valuesOfYaml(frontmatter) as Values | null) ?? {},
    prose: body?.trim(),
  }
}

/** The text of a file with other values and prose; comments and lines between them stay. */
export function writeEntry(
  file: string,
  text: string,
  { values, prose = '' }: FormEntry,
): string {
  const { frontmatter = '', body } = splitFile(file, text)
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

/** A form shows no lines but those of its prose. */
function saidInForm({ rule, text, problem }: RuleProblem): string {
  const { line, message } = problem
  if (rule.reads === 'file') return `${text.name}: ${message}`
  return text.kind === 'prose' ? `Text, line ${line}: ${message}` : message
}

/** What the content check says of a file alone: what stops a save, and what is to look at. */
export function checkEntry(
  file: string,
  { schema, values, prose }: FormEntry & { schema: GenericSchema },
  valuesIn: (file: string) => Values | undefined,
) {
  const facts = factsOf((other) => (other === file ? values : valuesIn(other)))
  const source = withoutPlaces(values)
  const checked = checkFile(
    { file, schema, source, prose, problems: [] },
    facts,
  )
  const said = (severity: Severity) =>
    findInFile(checked, facts, severity).map(saidInForm)
  return {
    stops: [
      ...checked.problems.map(({ message }) => message),
      ...said('stops'),
    ],
    toLookAt: said('look'),
  }
}
