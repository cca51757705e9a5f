import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '#content/files.ts'
import { plainText } from '#content/line-ends.ts'
import { notUtf8Problem, placeOf } from '#content/report.ts'
import type { UncheckedFile } from './check-file.ts'
import { parseFile } from './parse-file.ts'
import { isPictureName, type PictureFile, readPicture } from './picture-file.ts'

/** The contents of pages/, data/ and public/, as they were read. */
export interface Folder {
  /** Modification time and size of each file, by path. A changed file has a different stamp. */
  stamps: ReadonlyMap<string, string>
  files: ReadonlyMap<string, ReadFile>
  pictures: ReadonlyMap<string, PictureFile>
}

/** Modification time and size of every file in pages/, data/ and public/. */
export const stampsOf = (root: string) =>
  new Map(
    ['pages', 'data', 'public']
      .flatMap((folder) => filesBelow(root, folder))
      .map((file) => {
        const { mtimeMs, size } = statSync(join(root, file))
        return [file, `${mtimeMs} ${size}`] as const
      }),
  )

/** Reads the files in `stamps`; those whose stamp has not changed are reused. */
export function readFolder(
  root: string,
  stamps: Folder['stamps'],
  previousFolder?: Folder,
): Folder {
  const files = new Map<string, ReadFile>()
  const pictures = new Map<string, PictureFile>()
  for (const [file, stamp] of stamps) {
    const reusableFolder =
      previousFolder?.stamps.get(file) === stamp ? previousFolder : undefined
    const readBytes = () => readFileSync(join(root, file))
    const isPublic = file.startsWith('public/')
    if (isPublic && isPictureName(file))
      pictures.set(
        file,
        reusableFolder?.pictures.get(file) ?? readPicture(readBytes()),
      )
    if (!isPublic && hasReader(file))
      files.set(
        file,
        reusableFolder?.files.get(file) ?? readFile(file, readBytes()),
      )
  }
  return { stamps, files, pictures }
}

/** A content file or page, before its values are checked. */
export interface ReadFile extends UncheckedFile {
  text: string
}

const mergeConflictMessage =
  'Git has two versions here: keep one, and delete the lines <<<, === and >>>'

/**
 * Reads a content file or page from its bytes. Its text has \n as its line ends, which the rules
 * expect; lines and columns stay those of the file.
 */
export function readFile(file: string, bytes: Buffer): ReadFile {
  const text = plainText(bytes.toString('utf8'))
  if (!isUtf8(bytes))
    return { file, text, problems: [notUtf8Problem(file, text)] }

  const uncheckedFile = parseFile(file, text)
  // Without this check, a page would show the two versions of a merge conflict as one text.
  const conflictStart = text.search(/^<{7} .*\n[\s\S]*?^>{7} /m)
  if (conflictStart < 0) return { ...uncheckedFile, text }
  const place = placeOf(text, conflictStart)
  const conflict = { file, ...place, message: mergeConflictMessage }
  return {
    ...uncheckedFile,
    text,
    problems: [conflict, ...uncheckedFile.problems],
  }
}

/** Whether a file is a page of prose or a YAML file. */
export const hasReader = (file: string) => /\.(?:yaml|mdx)$/.test(file)
