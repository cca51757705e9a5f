import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { GenericSchema } from 'valibot'
import { filesBelow } from '#content/files.ts'
import { plainText } from '#content/line-ends.ts'
import {
  fileProblem,
  notUtf8Problem,
  type Problem,
  placeOf,
} from '#content/report.ts'
import { contentFiles, isContentFile } from '#content/schema/content-files.ts'
import { frontmatterSchemas, type MdxKind } from '#content/schema/page.ts'
import type { UncheckedFile } from './check-file.ts'
import { splitFrontmatter, withoutFrontmatter } from './frontmatter.ts'
import { isPictureName, type PictureFile, readPicture } from './picture-file.ts'
import { readYaml } from './yaml-source.ts'

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
export interface ReadFile extends FileParts {
  file: string
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
  const problemAt = (offset: number, message: string) => {
    return { file, ...placeOf(text, Math.max(0, offset)), message }
  }
  if (!isUtf8(bytes))
    return { file, text, problems: [notUtf8Problem(file, text)] }

  const parts = readers[extname(file)]?.(file, text) ?? { problems: [] }
  // Without this check, a page would show the two versions of a merge conflict as one text.
  const conflictStart = text.search(/^<{7} .*\n[\s\S]*?^>{7} /m)
  if (conflictStart >= 0)
    parts.problems.unshift(problemAt(conflictStart, mergeConflictMessage))
  return { ...parts, file, text }
}

/** The contents of a file, as a reader returns them. */
type FileParts = Omit<UncheckedFile, 'file' | 'problems'> & {
  problems: Problem[]
}

/** Reads an MDX page: the values of its frontmatter, the schema of its folder, and its prose. */
function readPage(file: string, text: string): FileParts {
  const { frontmatter, start } = splitFrontmatter(text)
  const schema: GenericSchema | undefined =
    frontmatterSchemas[file.split('/')[1] as MdxKind]
  const prose = withoutFrontmatter(text)
  const folders = Object.keys(frontmatterSchemas).map(
    (folder) => `pages/${folder}/`,
  )
  if (!schema) {
    const message = `MDX pages live in ${folders.join(', ')}: move the file there`
    return { problems: [fileProblem(file, message)], prose }
  }
  if (frontmatter === undefined) {
    // The prose is left out, since its start is unknown.
    const message = /^---\s*\n/.test(text)
      ? 'The frontmatter has no end: write a line of --- below its last line'
      : 'The page starts without frontmatter: put title, description and keywords between two ' +
        'lines of ---'
    return { problems: [fileProblem(file, message)] }
  }
  const lineBreaksBefore = text.slice(0, start).replace(/[^\n]/g, '')
  return { ...readYaml(file, lineBreaksBefore + frontmatter), schema, prose }
}

/** Reads a YAML file, which contains only values. */
const readValues = (file: string, text: string): FileParts => ({
  ...readYaml(file, text),
  schema: isContentFile(file) ? contentFiles[file] : undefined,
})

/** The functions that read content files and pages, by file extension. */
const readers: Readonly<
  Record<string, (file: string, text: string) => FileParts>
> = {
  '.yaml': readValues,
  '.mdx': readPage,
}

/** Whether `readers` has a function for the extension of `file`. */
export const hasReader = (file: string) => extname(file) in readers
