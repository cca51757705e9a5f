import { isUtf8 } from 'node:buffer'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { imageSize } from 'image-size'
import * as v from 'valibot'
import { factsOf, namedFiles } from '#content/facts/named-texts.ts'
import type { Facts } from '#content/facts/with-facts.ts'
import { placeOf } from '#content/report.ts'
import { factFiles } from '#content/schema/fact-files.ts'
import { iconNames } from '#data/icon-set.ts'
import { checkValues } from './check-values.ts'
import { type FileParts, readers } from './readers.ts'
import { type Text, textOfName, textOfProse } from './written-text.ts'

/** A file that people write. */
interface WrittenFile extends FileParts {
  file: string
  text: string
  /** Its checked values with facts filled in; where they have mistakes, as they are. */
  value: unknown
  /** Each of its texts: values, prose and its own name. */
  texts: readonly Text[]
}

/** What is known of a file until it changes, which its time and size tell. */
interface KnownFile extends Omit<WrittenFile, 'value' | 'texts'> {
  stamp: string
  written?: WrittenFile
}

/** What the bytes of a picture say. */
export interface PictureFile {
  /** 'jpg', 'heic'; undefined where it is no picture. */
  format?: string
  width: number
  height: number
  bytes: number
}

/** Everything that people write, read once: pages/, data/ and the names of the files in public/. */
export interface ContentRecord {
  root: string
  files: ReadonlyMap<string, WrittenFile>
  /** Files that no reader takes, but for code in data/. */
  others: readonly string[]
  /** Files of public/, with a leading slash. */
  publicFiles: readonly string[]
  /** Those that are pictures, as their bytes say. */
  pictures: ReadonlyMap<string, PictureFile>
  facts: Facts
  /** Every name that an icon may have. */
  icons: readonly string[]
}

const ownWordsFile = 'data/own-words.yaml'

const leftBehind = /^(?:\.DS_Store|\._.*|\..*\.sw[a-p]|\.#.*|~\$.*|Thumbs\.db|desktop\.ini|.*~)$/i
/** What systems, editors and word processors leave behind is no content: .DS_Store, ~$letter. */
export const isLeftBehind = (file: string) => leftBehind.test(file.replace(/.*\//, ''))

/** Files of a folder below the root, sorted, with forward slashes. */
export function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !isLeftBehind(file))
    .sort()
}

/** Reads a file, without a byte order mark. */
function readFile(root: string, file: string, stamp: string): KnownFile {
  const bytes = readFileSync(join(root, file))
  // Notepad's 'Unicode' is UTF-16.
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = bytes.toString(isWide ? 'utf16le' : 'utf8').replace(/^\uFEFF/, '')
  const parts = readers.get(extname(file))?.(file, text) ?? { problems: [] }
  const report = (offset: number, message: string) =>
    parts.problems.unshift({ file, ...placeOf(text, Math.max(0, offset)), message })
  const conflict = text.search(/^<{7} .*\n[\s\S]*?^>{7} /m)
  if (conflict >= 0)
    report(conflict, 'Git has two versions here: keep one, and delete the lines <<<, === and >>>')
  if (!isUtf8(bytes))
    report(
      text.indexOf('\uFFFD'),
      'The file is not UTF-8 from here on: save it again with the encoding UTF-8',
    )
  return { ...parts, file, text, stamp }
}

/** Endings of files that are taken for pictures. */
const isPictureName = (file: string) =>
  /\.(?:jpe?g|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp|ico|jxl|psd|jp2)$/i.test(file)

/** Reads the kind and the size in pixels of a picture, as it is shown. */
function readPicture(path: string): PictureFile {
  const content = readFileSync(path)
  const bytes = content.length
  try {
    const { type, width, height, orientation = 1 } = imageSize(content)
    // Cameras turn pictures by a note, and browsers follow it.
    const [w, h] = orientation > 4 ? [height, width] : [width, height]
    return { ...(type && { format: type }), width: w, height: h, bytes }
  } catch {
    return { width: 0, height: 0, bytes }
  }
}

/** The facts of the files that were read, and the quoted words that the owner has replaced. */
function sharedOf(files: ReadonlyMap<string, KnownFile>) {
  const valuesIn = (file: string) => {
    const value = files.get(file)?.source?.value
    const schema = factFiles[file as keyof typeof factFiles]
    return schema && !v.is(schema, value) ? undefined : value
  }
  const { replaced = [] } = Object(valuesIn(ownWordsFile)) as { replaced?: unknown }
  const shared = [...Object.keys(namedFiles), ownWordsFile]
  return {
    key: shared.map((file) => files.get(file)?.text).join('\0'),
    facts: factsOf(valuesIn),
    ownWords: [replaced].flat().map(String),
  }
}

/** Checks a file; texts without braces, and with them what is known of their prose, stay. */
function check(
  { written, ...known }: KnownFile,
  { facts, ownWords }: Omit<ReturnType<typeof sharedOf>, 'key'>,
): WrittenFile {
  const { file, source, schema, prose, problems } = known
  const checked = source && schema && checkValues(schema, file, source, facts, ownWords)
  const texts = [
    textOfName(file),
    ...(checked?.texts ?? []),
    ...(prose === undefined ? [] : [textOfProse(file, prose, facts)]),
  ]
  return {
    ...known,
    value: checked ? checked.output : source?.value,
    problems: [...problems, ...(checked?.problems ?? [])],
    texts: texts.map((each, index) =>
      each.written.includes('{') ? each : (written?.texts[index] ?? each),
    ),
  }
}

const sites = new Map<
  string,
  { stamp: string; key: string; known: ReadonlyMap<string, KnownFile>; record: ContentRecord }
>()

let isKept = false

/** Keeps what was read: a build asks for it 400 times, and shows one state of the content. */
export const keepRecords = () => {
  isKept = true
}

/** Everything that is written below `root`, read again where it has changed. */
export function recordOf(root: string): ContentRecord {
  const before = sites.get(root)
  if (before && isKept) return before.record
  const names = ['pages', 'data'].flatMap((folder) => filesBelow(root, folder))
  const published = filesBelow(root, 'public')
  const stamps = new Map(
    [...names, ...published].map((file) => {
      const { mtimeMs, size } = statSync(join(root, file))
      return [file, `${mtimeMs} ${size}`]
    }),
  )
  const stamp = [...stamps].join()
  if (before?.stamp === stamp) return before.record
  const isRead = (file: string) => readers.has(extname(file))
  const known = new Map(
    names.filter(isRead).map((file) => {
      const [old, own = ''] = [before?.known.get(file), stamps.get(file)]
      return [file, old?.stamp === own ? old : readFile(root, file, own)]
    }),
  )
  const { key, ...shared } = sharedOf(known)
  const files = new Map<string, WrittenFile>()
  for (const [file, each] of known) {
    if (!each.written || before?.key !== key) each.written = check(each, shared)
    files.set(file, each.written)
  }
  const publicFiles = published.map((file) => file.slice('public'.length))
  const pictures = publicFiles.filter(isPictureName)
  const record = {
    root,
    files,
    others: names.filter((file) => !isRead(file) && !/^data\/.*\.ts$/.test(file)),
    publicFiles,
    pictures: new Map(pictures.map((file) => [file, readPicture(join(root, 'public', file))])),
    facts: shared.facts,
    icons: iconNames,
  }
  sites.set(root, { stamp, key, known, record })
  return record
}
