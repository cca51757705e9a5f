import type { Facts } from '#content/facts.ts'
import type { ProseTrees } from '#content/read/markdown.ts'
import type { Kind, Text } from '#content/read/written-text.ts'
import type { Place, Problem } from '#content/report.ts'
import type { ContentFile, ContentOf } from '#content/schema/content-files.ts'
import { nameOf } from '#content/schema/issue-messages.ts'
import type { Path } from '#content/schema/schema-shape.ts'
import type { Site, WrittenFile } from '#content/site.ts'

export { textsIn, valuesOf } from '#content/site-texts.ts'

/** What a finding does. */
export type Severity =
  /** It certainly harms a reader, and stops every build. */
  | 'stops'
  /** It stops nothing, and is told wherever the content is written and checked. */
  | 'look'
  /** It stops going live. */
  | 'blocks'
  /** It stops nothing, and is told before going live alone. */
  | 'reminds'

/** What is wrong with a text. */
export interface Finding {
  message: string
  /** The words of it that are meant, and where they begin in it. */
  words?: string
  index?: number
  /** A place that is known already. */
  place?: Place
  /** Its id in the launch check; without one, findings of a rule in a file are numbered. */
  id?: string | undefined
}

/** A finding with the text, or another part of a file, that it is about. */
export type Found = Finding & { text: Pick<Text, 'file' | 'at'> }

/** A finding at a part of a file's values. */
export type Report = (path: Path, message: string, id?: string) => Found

/** What every rule says of itself. */
interface About {
  name: string
  /** Which texts it may refuse, and why. */
  refuses: string
  severity: Severity
}

/** A rule about each text of some kinds, whatever the rest of the site is. */
export interface TextRule extends About {
  reads: 'text'
  kinds: readonly Kind[]
  find: (text: Text, facts: Facts) => readonly Finding[]
}

/** A rule about the values of one file, whatever the rest of the site is. */
export interface FileRule extends About {
  reads: 'file'
  files: readonly string[]
  // biome-ignore lint/suspicious/noExplicitAny: each file has values of its own
  find: (values: any, report: Report) => readonly Found[]
}

/** A rule that needs the whole site. */
export interface SiteRule extends About {
  reads: 'site'
  find: (site: Site) => readonly Found[]
}

/** One guarantee about what is written. */
export type Rule = TextRule | FileRule | SiteRule

/** A rule about the values of a content file. */
export const ruleOfFile = <File extends ContentFile>(
  file: File,
  rule: About & {
    find: (values: ContentOf<File>, report: Report) => readonly Found[]
  },
): FileRule => ({ ...rule, reads: 'file', files: [file] })

/** A rule about prose that can be read. */
export const ruleOfProse = (
  rule: About & {
    find: (prose: ProseTrees, written: string) => readonly Finding[]
  },
): TextRule => ({
  ...rule,
  reads: 'text',
  kinds: ['prose'],
  find: ({ prose, written }) =>
    prose && !prose.fault ? rule.find(prose, written) : [],
})

/** A file as rules read it; a form has neither lines nor a source. */
export type RuleFile = Pick<
  WrittenFile,
  'file' | 'value' | 'problems' | 'texts' | 'source'
>

/** What a rule finds in the texts, or in the values, of one file. */
export function foundInFile(
  rule: Rule,
  written: RuleFile,
  facts: Facts,
): readonly Found[] {
  if (rule.reads === 'text') {
    const own = written.texts.filter(({ kind }) => rule.kinds.includes(kind))
    return inEach(own, (text) => rule.find(text, facts))
  }
  if (rule.reads === 'file' && rule.files.includes(written.file))
    return inValues(written, rule.find)
  return []
}

/** What rules found in a file, which is another object once its text or a fact has changed. */
const known = new WeakMap<WrittenFile, Map<Rule, readonly Found[]>>()

/** What a rule finds in a file of a site, found once: a save changes one file of sixty. */
function foundOnce(
  rule: Rule,
  written: WrittenFile,
  facts: Facts,
): readonly Found[] {
  const ofFile = known.get(written) ?? new Map<Rule, readonly Found[]>()
  known.set(written, ofFile)
  const found = ofFile.get(rule) ?? foundInFile(rule, written, facts)
  ofFile.set(rule, found)
  return found
}

/** What a rule finds in a site. */
export function foundInSite(rule: Rule, site: Site): readonly Found[] {
  if (rule.reads === 'site') return rule.find(site)
  return [...site.files.values()].flatMap((written) =>
    foundOnce(rule, written, site.facts),
  )
}

const start = { line: 1, column: 1 }

/** A finding with its place in a file. */
export const problemOf = ({
  text,
  message,
  words,
  index,
  place,
}: Found): Problem => ({
  file: text.file,
  ...(place ?? text.at(words, index)),
  message,
})

/** A finding about a whole file. */
export const aboutFile = (file: string, message: string): Found => ({
  text: { file, at: () => start },
  message,
})

/** Findings of each text. */
export const inEach = (
  texts: readonly Text[],
  find: (text: Text) => readonly Finding[],
): Found[] =>
  texts.flatMap((text) => find(text).map((finding) => ({ ...finding, text })))

/** Findings about the values of a file without mistakes of its own. */
function inValues(
  { file, source, value, problems }: RuleFile,
  find: FileRule['find'],
): readonly Found[] {
  if (value === undefined || problems.length > 0) return []
  const report: Report = (path, message, id) => ({
    text: { file, at: () => source?.at(path) ?? start },
    // A form has no lines to point to.
    message: source ? message : `${nameOf(value, path)}: ${message}`,
    id,
  })
  return find(value, report)
}

/** Findings of a rule about a site in the values of one of its files. */
export function inFile(
  { files }: Site,
  file: string,
  find: FileRule['find'],
): readonly Found[] {
  const written = files.get(file)
  return written ? inValues(written, find) : []
}
