import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ContentError, type Problem } from '../../ssg/content/content-error.ts'
import { readRoutes } from '../../ssg/routes/page-routes.ts'
import { type Page, readPages } from '../../ssg/routes/pages.ts'
import { checkData } from './check-data.ts'
import { codeLinks } from './code-links.ts'
import { parseMdx } from './mdx.ts'
import { redirectProblems } from './redirect-problems.ts'
import { parseModule } from './syntax.ts'
import { codeTextBlocks, mdxTextBlocks, type TextBlock } from './text-blocks.ts'
import {
  headingRemarks,
  mdxLinks,
  type Targets,
  type WrittenLink,
  writtenLinkProblem,
} from './written-links.ts'

/** All hand-written content, read once: texts, links and parse errors. */
export interface Sources {
  blocks: TextBlock[]
  links: WrittenLink[]
  targets: Targets
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

/** Schemas hold text for the writer, not for visitors. */
const isCopyFile = (file: string) =>
  /\.(?:mdx|tsx?|json)$/.test(file) && !/^data\/(?:schemas\/|.*\.schema\.ts$)/.test(file)

/** Texts, targets and links of one file. */
interface FileContents extends Omit<Sources, 'targets'> {
  anchors: readonly string[]
}
const nothing: FileContents = { blocks: [], links: [], anchors: [], problems: [], remarks: [] }

function readFile(file: string, source: string): FileContents {
  if (file.endsWith('.mdx')) {
    const tree = parseMdx(file, source)
    if ('message' in tree) return { ...nothing, problems: [tree] }
    return {
      ...mdxLinks(file, source, tree),
      blocks: mdxTextBlocks(file, source, tree),
      remarks: headingRemarks(file, source, tree),
    }
  }
  const module = parseModule(file, source)
  // The data check reports unreadable data; the build reports unreadable components.
  if ('message' in module)
    return { ...nothing, problems: file.startsWith('pages/') ? [module] : [] }
  return {
    ...nothing,
    ...codeLinks(module),
    blocks: codeTextBlocks(module, file.startsWith('data/')),
  }
}

/** Cache of parsed files: in development, a change leaves all but one the same. */
const lastRead = new Map<string, { source: string; contents: FileContents }>()

function readChanged(file: string, source: string): FileContents {
  const last = lastRead.get(file)
  if (last?.source === source) return last.contents
  const contents = readFile(file, source)
  lastRead.set(file, { source, contents })
  return contents
}

/** Reads pages/, components/, client/ and data/ below `root`. */
export async function readSources(root: string): Promise<Sources> {
  const files = ['pages', 'components', 'client', 'data']
    .flatMap((folder) => filesBelow(root, folder))
    .filter(isCopyFile)
  const contents = files.map((file) => readChanged(file, readFileSync(join(root, file), 'utf8')))
  const targets = {
    paths: new Set((await readRoutes(root)).map(({ path }) => path)),
    files: new Set(filesBelow(root, 'public').map((file) => file.slice('public'.length))),
    anchors: new Set(contents.flatMap(({ anchors }) => anchors)),
  }
  return {
    blocks: contents.flatMap(({ blocks }) => blocks),
    links: contents.flatMap(({ links }) => links),
    problems: contents.flatMap(({ problems }) => problems),
    remarks: contents.flatMap(({ remarks }) => remarks),
    targets,
  }
}

const linkProblems = ({ links, targets }: Sources): Problem[] =>
  links.flatMap(({ target, ...place }) => {
    const message = writtenLinkProblem(target, targets)
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
    ...(await checkData(root)),
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
