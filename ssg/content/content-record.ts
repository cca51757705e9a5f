import { existsSync, readdirSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import * as v from 'valibot'
import { namedFiles } from '#data/named-facts/named-texts.ts'
import type { Facts } from '#data/named-facts/with-facts.ts'
import { factFiles } from '#data/schemas/fact-files.ts'
import { checkValues } from './check-values.ts'
import type { Problem } from './content-error.ts'
import { isLeftBehind } from './left-behind.ts'
import { factsOf } from './named-facts.ts'
import { isPictureName, type PictureFile, readPicture } from './picture.ts'
import { readText } from './read-text.ts'
import { type FileParts, readers } from './readers.ts'
import { textOfName, textOfProse, textOfValue } from './texts-of-file.ts'
import type { Text } from './written-text.ts'

/** A file that was read, as long as it is the same. */
interface ReadFile extends FileParts {
  file: string
  /** The file's time and size. */
  stamp: string
  text: string
}

/** A file that people write. */
export interface WrittenFile extends ReadFile {
  /** Its checked values with facts filled in; where they have mistakes, as they are. */
  value: unknown
  /** Mistakes that its reader and its schema found. */
  problems: Problem[]
  /** Each of its texts: values, prose and its own name. */
  texts: readonly Text[]
}

/** Everything that people write, read once: pages/, data/ and the names of the files in public/. */
export interface ContentRecord {
  root: string
  files: ReadonlyMap<string, WrittenFile>
  /** Files of pages/ that no reader takes. */
  others: readonly string[]
  /** Files of public/, with a leading slash. */
  publicFiles: readonly string[]
  /** Those that are pictures, as their bytes say. */
  pictures: ReadonlyMap<string, PictureFile>
  facts: Facts
}

const ownWordsFile = 'data/own-words.yaml'

/** Files of a folder below the root, sorted, with forward slashes. */
export function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !isLeftBehind(file))
    .sort()
}

function readFile(root: string, file: string, before: ReadFile | undefined): ReadFile {
  const stamp = stampOf(root, file)
  if (before?.stamp === stamp) return before
  const problems: Problem[] = []
  const text = readText(root, file, problems)
  const read = readers.get(extname(file))?.(file, text)
  return { ...read, file, stamp, text, problems: [...problems, ...(read?.problems ?? [])] }
}

/** The facts of the files that were read, and the quoted words that the owner has replaced. */
function sharedOf(files: ReadonlyMap<string, ReadFile>) {
  const valuesIn = (file: string) => {
    const value = files.get(file)?.source?.value
    const schema = factFiles[file as keyof typeof factFiles]
    return schema && !v.is(schema, value) ? undefined : value
  }
  const { replaced } = Object(files.get(ownWordsFile)?.source?.value) as { replaced?: unknown }
  const shared = [...Object.keys(namedFiles), ownWordsFile]
  return {
    texts: shared.map((file) => files.get(file)?.text).join('\0'),
    facts: factsOf(valuesIn),
    ownWords: Array.isArray(replaced) ? replaced.map(String) : [],
  }
}

function writtenFile(read: ReadFile, facts: Facts, ownWords: readonly string[]): WrittenFile {
  const { file, source, schema, prose, problems } = read
  const checked = source && schema && checkValues(schema, source.value, facts, ownWords)
  const found = checked?.mistakes.map(({ path, message }) => ({
    file,
    ...source?.at(path),
    message,
  })) as Problem[] | undefined
  return {
    ...read,
    value: checked ? checked.output : source?.value,
    problems: [...problems, ...(found ?? [])],
    texts: [
      textOfName(file),
      ...(checked?.texts.map((text) => textOfValue(file, text, source)) ?? []),
      ...(prose === undefined ? [] : [textOfProse(file, prose, facts)]),
    ],
  }
}

/** A file's time and size, by which a change of it is noticed. */
function stampOf(root: string, file: string): string {
  const { mtimeMs, size } = statSync(join(root, file))
  return `${mtimeMs} ${size}`
}

/** The record of a site, made again where its files have changed. */
class Recorder {
  private read = new Map<string, ReadFile>()
  private record: ContentRecord | undefined
  private shared = ''
  private stamp = ''
  private readonly root: string
  constructor(root: string) {
    this.root = root
  }

  get(): ContentRecord {
    const { root } = this
    const names = ['pages', 'data'].flatMap((folder) => filesBelow(root, folder))
    const published = filesBelow(root, 'public')
    const stamp = [...names, ...published].map((file) => `${file} ${stampOf(root, file)}`).join()
    if (stamp !== this.stamp || !this.record) {
      this.record = this.make(names, published)
      this.stamp = stamp
    }
    return this.record
  }

  private make(names: readonly string[], published: readonly string[]): ContentRecord {
    const { root, record: before } = this
    const isRead = (file: string) => readers.has(extname(file))
    const read = new Map(
      names.filter(isRead).map((file) => [file, readFile(root, file, this.read.get(file))]),
    )
    const { facts, ownWords, texts } = sharedOf(read)
    const isSame = before !== undefined && texts === this.shared
    const shared = isSame ? before.facts : facts
    const files = new Map(
      [...read].map(([file, each]) => {
        const known = isSame && this.read.get(file) === each ? before.files.get(file) : undefined
        return [file, known ?? writtenFile(each, shared, ownWords)] as const
      }),
    )
    this.read = read
    this.shared = texts
    const pictures = published.filter(isPictureName)
    return {
      root,
      files,
      others: names.filter((file) => file.startsWith('pages/') && !isRead(file)),
      publicFiles: published.map((file) => file.slice('public'.length)),
      pictures: new Map(
        pictures.map((file) => [file.slice('public'.length), readPicture(join(root, file))]),
      ),
      facts: shared,
    }
  }
}

const recorders = new Map<string, Recorder>()

/** Everything that is written below `root`. */
export function recordOf(root: string): ContentRecord {
  const recorder = recorders.get(root) ?? new Recorder(root)
  recorders.set(root, recorder)
  return recorder.get()
}
