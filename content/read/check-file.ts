import * as v from 'valibot'
import type { Facts } from '#content/facts.ts'
import { fillIn, pricedTextOf } from '#content/fill-in.ts'
import type { Problem } from '#content/report.ts'
import {
  formatIssue,
  issuePath,
  nameOf,
} from '#content/schema/issue-messages.ts'
import { FilledText } from '#content/schema/kinds.ts'
import { plainMessages } from '#content/schema/plain-messages.ts'
import {
  isRecord,
  type Path,
  schemaAt,
  schemaOfPart,
  shapeOf,
} from '#content/schema/schema-shape.ts'
import { inRupees } from '#data/priced-text.ts'
import {
  textOfFile,
  type WrittenText,
  writtenTextOfProse,
} from './written-text.ts'
import type { Source } from './yaml-source.ts'

/** A content file, from the disk or from a form, before its values are checked. */
export interface UncheckedFile {
  file: string
  problems: readonly Problem[]
  /** The file's values, which `schema` describes. */
  source?: Source | undefined
  schema?: v.GenericSchema | undefined
  /** The Markdown of a page, with spaces in place of its frontmatter. */
  prose?: string | undefined
}

/** A file with its values checked. */
export interface CheckedFile {
  file: string
  problems: readonly Problem[]
  /** The values with facts filled in: the schema's output, or its input if there are mistakes. */
  value: unknown
  /** All texts of the file: those in its values, and its prose. */
  texts: readonly WrittenText[]
  source?: Source | undefined
}

/** The values of a file with facts filled in, and all texts in them. */
function fillValues(
  file: string,
  source: Source,
  schema: v.GenericSchema,
  facts: Facts,
) {
  const texts: WrittenText[] = []
  const fillText = (text: string, path: Path, textSchema?: v.GenericSchema) => {
    const { metadata = {}, isPricedText = false } = textSchema
      ? shapeOf(textSchema)
      : {}
    const { kind = 'words', placeholders = {}, strikethrough } = metadata
    const partsOfFact = (name: string) =>
      name in placeholders ? undefined : facts.partsOf(name)
    const pricedText = pricedTextOf(
      fillIn(isPricedText ? text.trim() : text, partsOfFact),
    )
    const value = inRupees(pricedText)
    texts.push({
      ...textOfFile(file, text),
      kind,
      placeholders,
      strikethrough,
      path,
      name: nameOf(source.value, path),
      typedText: () => source.typedAt(path),
      value,
      at: (inner) => source.wordsAt(path, inner),
    })
    return isPricedText ? new FilledText(pricedText) : value
  }
  const fillValue = (
    rawValue: unknown,
    path: Path,
    partSchema?: v.GenericSchema,
  ): unknown => {
    const fillPart = (each: unknown, key: string | number) =>
      fillValue(
        each,
        [...path, key],
        partSchema && schemaOfPart(partSchema, rawValue, key),
      )
    if (typeof rawValue === 'string')
      return fillText(rawValue, path, partSchema)
    if (Array.isArray(rawValue)) return rawValue.map(fillPart)
    if (!isRecord(rawValue)) return rawValue
    return Object.fromEntries(
      Object.entries(rawValue).map(([key, each]) => [key, fillPart(each, key)]),
    )
  }
  return { value: fillValue(source.value, [], schema), texts }
}

/** Fills in the facts that a file names, checks its values with its schema and lists its texts. */
export function checkFile(
  { file, source, schema, prose, problems }: UncheckedFile,
  facts: Facts,
): CheckedFile {
  const proseTexts =
    prose === undefined ? [] : [writtenTextOfProse(file, prose, facts)]
  if (!source || !schema)
    return { file, problems, value: source?.value, source, texts: proseTexts }
  const { value, texts } = fillValues(file, source, schema, facts)
  const { issues = [], output } = v.safeParse(schema, value, plainMessages)
  const mistakes = issues.map((issue) => {
    const path = issuePath(issue)
    const typedValue = source.typedAt(path).trim()
    const partSchema = schemaAt(schema, value, path)
    const isOptional =
      partSchema !== undefined && shapeOf(partSchema).isOptional
    const message = formatIssue(issue, value, typedValue, isOptional)
    return { file, ...source.at(path), message }
  })
  return {
    file,
    problems: [...problems, ...mistakes],
    value: mistakes.length === 0 ? output : value,
    texts: [...texts, ...proseTexts],
    source,
  }
}
