import type { Facts } from '#content/facts.ts'
import type { CheckedFile } from '#content/read/check-file.ts'
import type { ProseTrees } from '#content/read/markdown.ts'
import type { Kind, WrittenText } from '#content/read/written-text.ts'
import { fileStart, type Place } from '#content/report.ts'
import type { ContentFile, ContentOf } from '#content/schema/content-files.ts'
import { nameOf } from '#content/schema/issue-messages.ts'
import type { Path } from '#content/schema/schema-shape.ts'
import type { Site } from '#content/site.ts'

export {
  amountFindingId,
  textsIn,
  valuesOf,
  visitorTextKinds,
} from '#content/site-texts.ts'

/** The severity of a finding: what the finding stops, if anything, and what reports it. */
export type Severity =
  /** The finding certainly harms readers, and stops every build. */
  | 'stops'
  /** The finding stops no build. Development, the editor and every check report it. */
  | 'look'
  /** Only the launch check reports the finding. */
  | 'reminds'

/** What is wrong with a text. */
export interface Finding {
  message: string
  /** The words of the text that the finding is about, and where they begin in it. */
  words?: string
  index?: number
  /** The place in the file, if it is already known. */
  place?: Place
  /**
   * Id of the finding in the launch check, by default made of the rule's name, the file and a
   * number.
   */
  id?: string | undefined
}

/** A finding with the text or other part of a file that it is about. */
export type LocatedFinding = Finding & {
  text: Pick<WrittenText, 'file' | 'name' | 'at'> &
    Partial<Pick<WrittenText, 'kind'>>
}

/** A function that makes a finding about the value at a path of a file. */
export type Report = (
  path: Path,
  message: string,
  id?: string,
) => LocatedFinding

/** Properties that every rule has. */
interface RuleProperties {
  name: string
  severity: Severity
  /** Whether a finding stops a production deploy, whatever its severity, unless it is excused. */
  blocksLaunch?: true
}

/** A rule that checks each text of some kinds by itself. */
export interface TextRule extends RuleProperties {
  reads: 'text'
  kinds: readonly Kind[]
  find: (text: WrittenText, facts: Facts) => readonly Finding[]
}

/** A rule that checks the values of one file by themselves. */
export interface FileRule extends RuleProperties {
  reads: 'file'
  files: readonly string[]
  // biome-ignore lint/suspicious/noExplicitAny: each file has values of its own
  find: (values: any, report: Report) => readonly LocatedFinding[]
}

/** A rule that needs the whole site. */
export interface SiteRule extends RuleProperties {
  reads: 'site'
  find: (site: Site) => readonly LocatedFinding[]
}

/** A check of the content: of each text by itself, of one file's values, or of the whole site. */
export type Rule = TextRule | FileRule | SiteRule

/** A rule about the values of a content file. */
export const ruleOfFile = <File extends ContentFile>(
  file: File,
  rule: RuleProperties & {
    find: (values: ContentOf<File>, report: Report) => readonly LocatedFinding[]
  },
): FileRule => ({ ...rule, reads: 'file', files: [file] })

/** A rule about prose. */
export const ruleOfProse = (
  rule: RuleProperties & {
    find: (prose: ProseTrees, proseSource: string) => readonly Finding[]
  },
): TextRule => ({
  ...rule,
  reads: 'text',
  kinds: ['prose'],
  find: ({ prose, writtenText }) =>
    prose ? rule.find(prose, writtenText) : [],
})

/** Findings with the field's name before their messages, except in prose, which has no field. */
export const withName = (
  { prose, name }: WrittenText,
  findings: readonly Finding[],
): readonly Finding[] =>
  findings.map((finding) => {
    const message = prose ? finding.message : `${name}: ${finding.message}`
    return { ...finding, message }
  })

export const findingAboutFile = (
  file: string,
  message: string,
): LocatedFinding => ({
  text: { file, name: '', at: () => fileStart },
  message,
})

/** The findings that `find` returns for all texts, each with its text. */
export const findInTexts = (
  texts: readonly WrittenText[],
  find: (text: WrittenText) => readonly Finding[],
): LocatedFinding[] =>
  texts.flatMap((text) => find(text).map((finding) => ({ ...finding, text })))

/** Findings about the values of a file; none if the file could not be read or has mistakes. */
export function findInValues(
  { file, value, problems, source }: CheckedFile,
  find: FileRule['find'],
): readonly LocatedFinding[] {
  if (value === undefined || problems.length > 0) return []
  return find(value, (path, message, id) => {
    const text = {
      file,
      name: nameOf(value, path),
      at: () => source?.at(path) ?? fileStart,
    }
    return { text, message, id }
  })
}
