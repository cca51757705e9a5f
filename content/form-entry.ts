import type { GenericSchema } from 'valibot'
import { factsOf } from './facts.ts'
import { findProblemsInFile, type RuleProblem } from './find-problems.ts'
import { checkFile } from './read/check-file.ts'
import { splitFrontmatter } from './read/frontmatter.ts'
import { parseFile } from './read/parse-file.ts'
import { withoutPlaces } from './read/yaml-source.ts'
import { LOST_LETTER, notUtf8Problem } from './report.ts'
import type { Severity } from './rules/rule.ts'
import { replaceParts, valuesOfYaml, withValues } from './yaml-form.ts'

/** The values of a file, by its top-level keys. */
export type Values = Record<string, unknown>

/** The contents of a file that a form edits: its values, and the prose of a page. */
export interface FormEntry {
  values: Values
  prose?: string | undefined
}

/** A file's YAML and its prose; a file that is not MDX is all YAML. */
const splitFile = (file: string, text: string) =>
  file.endsWith('.mdx')
    ? splitFrontmatter(text)
    : { frontmatter: text, body: undefined }

/**
 * The values and the prose in the text of a file. Throws if its YAML cannot be parsed, or if the
 * text lacks letters of the file, which the next save would lose.
 */
export function readEntry(file: string, text: string): FormEntry {
  if (text.includes(LOST_LETTER)) throw new Error(`${file} is not UTF-8`)
  const { frontmatter = '', body } = splitFile(file, text)
  return {
    values: (valuesOfYaml(frontmatter) as Values | null) ?? {},
    prose: body?.trim(),
  }
}

/** Why a form cannot show a file that `readEntry` cannot read, and where its mistake is. */
export function unreadableMessage(file: string, text: string): string {
  const [fault] = text.includes(LOST_LETTER)
    ? [notUtf8Problem(file, text)]
    : parseFile(file, text).problems
  return (
    `The form is empty, since line ${fault?.line} of the file has a mistake: put it right in a ` +
    `text editor, and load this page again. ${fault?.message}`
  )
}

/** The text of a file with new values and prose; comments and the --- lines stay. */
export function writeEntry(
  file: string,
  text: string,
  { values, prose = '' }: FormEntry,
): string {
  const { frontmatter = '', body } = splitFile(file, text)
  const newYaml = withValues(`${frontmatter}\n`, values)
  if (body === undefined) return newYaml
  return replaceParts(text, {
    frontmatter: newYaml.slice(0, -1),
    body: prose.trim() === body.trim() ? body : `\n${prose.trim()}\n`,
  })
}

/** Names of all facts that a text may use, each with the text that is shown in its place. */
export function namedFacts(valuesIn: (file: string) => Values | undefined) {
  const facts = factsOf(valuesIn)
  return [...facts.keys()].map(
    (name) => [name, String(facts.get(name))] as const,
  )
}

/** A finding's message in a form: only prose has line numbers there. */
function messageInForm({ rule, text, problem }: RuleProblem): string {
  const { line, message } = problem
  if (rule.reads === 'file') return `${text.name}: ${message}`
  return text.kind === 'prose' ? `Text, line ${line}: ${message}` : message
}

/** Messages of the content check for one file: those that stop a save, and those to look at. */
export function checkEntry(
  file: string,
  { schema, values, prose }: FormEntry & { schema: GenericSchema },
  valuesIn: (file: string) => Values | undefined,
) {
  const facts = factsOf((other) => (other === file ? values : valuesIn(other)))
  const source = withoutPlaces(values)
  const checkedFile = checkFile(
    { file, schema, source, prose, problems: [] },
    facts,
  )
  const messagesOf = (severity: Severity) =>
    findProblemsInFile(checkedFile, facts, severity).map(messageInForm)
  return {
    stops: [
      ...checkedFile.problems.map(({ message }) => message),
      ...messagesOf('stops'),
    ],
    toLookAt: messagesOf('look'),
  }
}
