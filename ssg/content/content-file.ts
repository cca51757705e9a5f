import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { nearest } from '#data/nearest.ts'
import { type ContentFile, type ContentOf, contentFiles } from '#data/schemas/content-files.ts'
import { parseSource } from './check-values.ts'
import { ContentError, ofFile, type Problem } from './content-error.ts'
import { factsOf, factTexts } from './named-facts.ts'
import { readOnce } from './read-once.ts'
import { readText, textOf } from './read-text.ts'
import { readYamlSource, type Source } from './yaml-source.ts'

/** A content file: its checked value, and the place of each part. */
interface ReadFile extends Partial<Source> {
  problems: readonly Problem[]
}

const ownWordsFile = 'data/own-words.yaml'

/** The quoted words that the owner has replaced by other ones. */
function ownWords(root: string): readonly string[] {
  const text = textOf(root, ownWordsFile) ?? ''
  const source = readYamlSource({ file: ownWordsFile, text }, [])
  const { replaced } = (source?.value ?? {}) as { replaced?: unknown }
  return Array.isArray(replaced) ? replaced.map(String) : []
}

function parse(root: string, file: ContentFile, text: string): ReadFile {
  const problems: Problem[] = []
  const source = readYamlSource({ file, text }, problems)
  if (!source) return { problems }
  const rules = { facts: factsOf(root), ownWords: ownWords(root) }
  const value = parseSource(contentFiles[file], file, source, problems, rules) ?? source.value
  return { value, at: source.at, problems }
}

/** Reads and checks a content file; undefined where there is none. */
export function readContentFile(root: string, file: ContentFile): ReadFile | undefined {
  if (!existsSync(join(root, file))) return undefined
  const problems: Problem[] = []
  const text = readText(root, file, problems)
  if (text === undefined) return { problems }
  const texts = [text, textOf(root, ownWordsFile), ...factTexts(root)]
  return readOnce(`the words of ${join(root, file)}`, texts, () => parse(root, file, text))
}

const missing = (file: string) =>
  ofFile(file, 'This file is missing, and the site shows its words: put it back')

/** The words of a content file. Throws a ContentError where they have mistakes. */
export function readContent<File extends ContentFile>(
  file: File,
  root = process.cwd(),
): ContentOf<File> {
  const { value, problems } = readContentFile(root, file) ?? { problems: [missing(file)] }
  if (problems.length > 0) throw new ContentError(problems)
  return value as ContentOf<File>
}

export const isContentFile = (file: string): file is ContentFile => file in contentFiles

/** Files of words in data/ that no part of the site shows: of no schema and of no page. */
function strayFiles(root: string): Problem[] {
  const known = Object.keys(contentFiles)
  return (readdirSync(join(root, 'data'), { recursive: true }) as string[])
    .map((name) => `data/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.ya?ml$/.test(file) && !known.includes(file))
    .filter((file) => file !== 'data/launch-exceptions.yaml')
    .filter((file) => !existsSync(join(root, file.replace(/^data(.*)\.yaml$/, 'pages$1.tsx'))))
    .map((file) => {
      const guess = nearest(file, known)
      const remedy = guess ? `is it meant to be ${guess}?` : 'delete it'
      return ofFile(file, `No part of the site shows this file: ${remedy}`)
    })
}

/** Every mistake in the content files of a site. */
export function contentFileProblems(root: string): Problem[] {
  if (!existsSync(join(root, 'data'))) return []
  const files = Object.keys(contentFiles) as ContentFile[]
  return [
    ...strayFiles(root),
    ...files.flatMap((file) => readContentFile(root, file)?.problems ?? [missing(file)]),
  ]
}
