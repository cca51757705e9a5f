import type { Facts } from '#content/facts/with-facts.ts'
import { type Kind, nameOf, type Text } from '#content/read/written-text.ts'
import type { Path } from '#content/read/yaml-source.ts'
import type { Place, Problem } from '#content/report.ts'
import type { ContentFile, ContentOf } from '#content/schema/content-files.ts'
import type { SiteContent } from '#content/site.ts'

/** What a finding stops: every build, nothing, going live, nothing before going live. */
export type Severity = 'stops' | 'warns' | 'blocks' | 'look'

/** What is wrong with a text. */
export interface Finding {
  message: string
  /** The words of it that are meant, and where they begin in it. */
  words?: string
  index?: number
  /** A place that is known already. */
  place?: Place
  /** Its id in the launch check; without one, findings of a rule in a file are numbered. */
  id?: string
}

/** A finding with the text, or another part of a file, that it is about. */
export type Found = Finding & { text: Pick<Text, 'file' | 'at'> }

/** One guarantee about what is written, for every text of its kinds in whatever file. */
export interface Rule {
  name: string
  sentence: string
  kinds: readonly Kind[]
  severity: Severity
  /** What is wrong with a text, whatever the rest of the site is. */
  inText?: (text: Text, facts: Facts) => Finding[]
  /** What is wrong with a text beside all others. */
  amongTexts?: (texts: readonly Text[], site: SiteContent) => Found[]
}

/** A finding with its place in a file. */
export const problemOf = ({ text, message, words, index, place }: Found): Problem => ({
  file: text.file,
  ...(place ?? text.at(words, index)),
  message,
})

/** Findings of each text. */
export const inEach = (texts: readonly Text[], find: (text: Text) => readonly Finding[]): Found[] =>
  texts.flatMap((text) => find(text).map((finding) => ({ ...finding, text })))

/** What a rule finds in the texts of its kinds, and among those of a site. */
export function foundBy(rule: Rule, texts: readonly Text[], facts: Facts, site?: SiteContent) {
  const own = texts.filter(({ kind }) => rule.kinds.includes(kind))
  const found = inEach(own, (text) => rule.inText?.(text, facts) ?? [])
  return found.concat((site && rule.amongTexts?.(own, site)) ?? [])
}

/** Findings of patterns in the words of a text. */
export const findingsOf = (
  text: string,
  patterns: readonly (readonly [RegExp, string | ((match: RegExpExecArray) => string)])[],
): Finding[] =>
  patterns.flatMap(([pattern, message]) => {
    const match = pattern.exec(text)
    if (!match) return []
    const said = typeof message === 'string' ? message : message(match)
    return [{ message: said, words: match[0], index: match.index }]
  })

/** The values of a file, whatever mistakes are in it. */
export const valuesOf = ({ files }: SiteContent, file: string) => Object(files.get(file)?.value)

/** A finding at a part of a file's values. */
export type Report = (path: Path, message: string, id?: string) => Found

/** Findings about the values of a file without mistakes of its own. */
export function inValues<File extends string>(
  { files }: SiteContent,
  file: File,
  find: (value: File extends ContentFile ? ContentOf<File> : unknown, report: Report) => Found[],
): Found[] {
  const { source, value, problems = [] } = files.get(file) ?? {}
  if (value === undefined || problems.length > 0) return []
  return find(value as Parameters<typeof find>[0], (path, message, id) => ({
    text: { file, at: () => source?.at(path) ?? { line: 1, column: 1 } },
    // A form has no lines to point to.
    message: source ? message : `${nameOf(value, path)}: ${message}`,
    id,
  }))
}
