import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ContentError, type Problem } from '#ssg/content/content-error.ts'
import { contentFileProblems, isContentFile } from '#ssg/content/content-file.ts'
import { idsOfLayouts } from '#ssg/content/markdown.ts'
import { readOnce } from '#ssg/content/read-once.ts'
import { readText } from '#ssg/content/read-text.ts'
import { readRoutes } from '#ssg/routes/page-routes.ts'
import { type Page, readPages } from '#ssg/routes/pages.ts'
import { type Import, importsOf, missingImports } from './imports.ts'
import { type ProseContents, readProse } from './prose.ts'
import { redirectProblems } from './redirect-problems.ts'
import { visibleWords } from './visible-words.ts'
import { type Targets, type WrittenLink, writtenLinkProblem, yamlLinks } from './written-links.ts'

/** All hand-written content, read once: texts, links and parse errors. */
export interface Sources {
  /** Text by file, with spaces in place of what no visitor reads. */
  texts: ReadonlyMap<string, string>
  links: WrittenLink[]
  targets: Targets
  /** Routes of the pages by their files. */
  routes: ReadonlyMap<string, string>
  problems: Problem[]
  /** Remarks about the structure of prose, such as headings out of order. */
  remarks: Problem[]
}

/** Files of a folder below the root, sorted, with forward slashes. */
export function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

/** What one file holds. */
interface FileContents extends Omit<ProseContents, 'html'> {
  source: string
  imports: Import[]
}

function readFile(file: string, source: string): FileContents {
  if (isContentFile(file)) {
    const links = yamlLinks(file, source)
    return { source, links, ids: [], remarks: [], imports: [], problems: [] }
  }
  const { html, ...contents } = readProse(file, source)
  const imports = (html.children ?? []).flatMap(({ data }) => importsOf(data?.estree))
  return { ...contents, source, imports }
}

/** Reads the prose of pages/ and the content files of data/ below `root`. */
export async function readSources(root: string): Promise<Sources> {
  const files = [...filesBelow(root, 'pages'), ...filesBelow(root, 'data')].filter(
    (file) => file.endsWith('.mdx') || isContentFile(file),
  )
  const problems: Problem[] = []
  const contents = new Map(
    files.flatMap((file): [string, FileContents][] => {
      const source = readText(root, file, problems)
      if (source === undefined) return []
      const read = readOnce(`the prose of ${join(root, file)}`, [source], () =>
        readFile(file, source),
      )
      problems.push(...read.problems, ...missingImports(root, file, source, read.imports))
      return [[file, read]]
    }),
  )
  const routes = await readRoutes(root)
  const all = [...contents]
  return {
    texts: new Map(all.map(([file, { source }]) => [file, visibleWords(source)])),
    links: all.flatMap(([, { links }]) => links),
    remarks: all.flatMap(([, { remarks }]) => remarks),
    problems,
    routes: new Map(routes.map(({ path, file }) => [file, path])),
    targets: {
      paths: new Set(routes.map(({ path }) => path)),
      files: new Set(filesBelow(root, 'public').map((file) => file.slice('public'.length))),
      ids: new Map(
        routes.flatMap(({ path, file }) => {
          const read = contents.get(file)
          return read ? [[path, [...read.ids, ...idsOfLayouts]]] : []
        }),
      ),
    },
  }
}

const linkProblems = ({ links, targets, routes }: Sources): Problem[] =>
  links.flatMap(({ target, ...place }) => {
    const message = writtenLinkProblem(target, targets, routes.get(place.file))
    return message ? [{ ...place, message }] : []
  })

async function pageProblems(
  root: string,
): Promise<{ pages: Page[]; problems: readonly Problem[] }> {
  try {
    return { pages: await readPages(root), problems: [] }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { pages: [], problems: error.problems }
  }
}

const inOrder = (a: Problem, b: Problem) =>
  a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1

/** A mistake found by two checks is reported once. */
const once = (problems: readonly Problem[]) =>
  [
    ...new Map(
      problems.map((problem) => [`${problem.file}:${problem.line}:${problem.message}`, problem]),
    ).values(),
  ].sort(inOrder)

/**
 * Every mistake that stops a build and is found without one: metadata, data, links, missing
 * alternative texts, invalid prose.
 */
export async function contentProblems(root: string, known?: Sources): Promise<Problem[]> {
  const sources = known ?? (await readSources(root))
  const { problems } = await pageProblems(root)
  return once([
    ...problems,
    ...contentFileProblems(root),
    ...redirectProblems(root, sources.targets.paths),
    ...sources.problems,
    ...linkProblems(sources),
  ])
}

/** Throws one ContentError that lists all mistakes. */
export async function assertContent(root: string): Promise<void> {
  const problems = await contentProblems(root)
  if (problems.length > 0) throw new ContentError(problems)
}
