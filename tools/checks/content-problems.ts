import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, type Problem } from '../../ssg/routes/content-error.ts'
import { readRoutes } from '../../ssg/routes/page-routes.ts'
import { type Page, readPages } from '../../ssg/routes/pages.ts'
import { checkData } from './check-data.ts'
import { parseMdx } from './mdx.ts'
import { parseModule } from './syntax.ts'
import { codeTextBlocks, mdxTextBlocks, type TextBlock } from './text-blocks.ts'
import { codeLinks, headingRemarks, mdxLinks, type Targets, type WrittenLink, writtenLinkProblem } from './written-links.ts'

/** Everything that is written by hand, read once: what is said, where links lead, what could not be read. */
export interface Sources {
  blocks: TextBlock[]
  links: WrittenLink[]
  targets: Targets
  problems: Problem[]
  /** About the shape of prose, such as headings out of order. */
  remarks: Problem[]
}

/** The files of a folder below the root, with forward slashes, in order. */
export function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

/** Schemas speak to the writer, not to visitors. */
const isCopyFile = (file: string) => /\.(?:mdx|tsx?|json)$/.test(file) && !/^data\/(?:schemas\/|.*\.schema\.ts$)/.test(file)

/** Reads pages/, components/ and data/ below `root`. */
export async function readSources(root: string): Promise<Sources> {
  const found: Omit<Sources, 'targets'> = { blocks: [], links: [], problems: [], remarks: [] }
  const anchors = new Set<string>()
  const pages = filesBelow(root, 'pages')
  for (const file of [...pages, ...filesBelow(root, 'components'), ...filesBelow(root, 'data')].filter(isCopyFile)) {
    const source = readFileSync(join(root, file), 'utf8')
    const take = ({ links, anchors: ids, problems = [] }: { links: WrittenLink[]; anchors: string[]; problems?: Problem[] }) => {
      found.links.push(...links)
      found.problems.push(...problems)
      for (const id of ids) anchors.add(id)
    }
    if (file.endsWith('.mdx')) {
      const tree = parseMdx(file, source)
      if ('message' in tree) {
        found.problems.push(tree)
        continue
      }
      take(mdxLinks(file, source, tree))
      found.blocks.push(...mdxTextBlocks(file, source, tree))
      found.remarks.push(...headingRemarks(file, source, tree))
    } else {
      const module = parseModule(file, source)
      if ('message' in module) {
        // Data is reported by its own check, components by the build.
        if (file.startsWith('pages/')) found.problems.push(module)
        continue
      }
      take(codeLinks(module))
      found.blocks.push(...codeTextBlocks(module, file.startsWith('data/')))
    }
  }
  const paths = new Set((await readRoutes(root)).map(({ path }) => path))
  const files = new Set(filesBelow(root, 'public').map((file) => file.slice('public'.length)))
  return { ...found, targets: { paths, files, anchors } }
}

const linkProblems = ({ links, targets }: Sources): Problem[] =>
  links.flatMap(({ target, ...place }) => {
    const message = writtenLinkProblem(target, targets)
    return message ? [{ ...place, message }] : []
  })

async function pageProblems(root: string): Promise<{ pages: Page[]; problems: readonly Problem[] }> {
  try {
    return { pages: await readPages(root), problems: [] }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { pages: [], problems: error.problems }
  }
}

const inOrder = (a: Problem, b: Problem) => (a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1)

/** The same mistake found by two checks is told once. */
const once = (problems: readonly Problem[]) => [...new Map(problems.map((problem) => [`${problem.file}:${problem.line}:${problem.message}`, problem])).values()].sort(inOrder)

/** Every mistake that stops a build and can be found without one: metadata, data, links, pictures without text, prose that cannot be read. */
export async function contentProblems(root: string, known?: Sources): Promise<Problem[]> {
  const sources = known ?? (await readSources(root))
  const { problems } = await pageProblems(root)
  return once([...problems, ...(await checkData(root)), ...sources.problems, ...linkProblems(sources)])
}

/** Stops with one ContentError that lists all mistakes. */
export async function assertContent(root: string): Promise<void> {
  const problems = await contentProblems(root)
  if (problems.length > 0) throw new ContentError(problems)
}
