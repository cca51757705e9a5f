import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Project, ProjectCard, ProjectGroup } from '../../data/schemas/page.ts'
import { ContentError, type Problem } from '../content/content-error.ts'
import { factTexts, textOf } from '../content/filled-source.ts'
import { metadataFile, type PageMetadata, readMetadata } from './page-metadata.ts'
import { isDeviceName, isIndexByAccident, readRoutes } from './page-routes.ts'

/** One route with the metadata of its file. */
export interface Page extends PageMetadata {
  /** '/content/travel'; the home page is '/'. */
  path: string
  /** From the project's root, with forward slashes: 'pages/content/travel.mdx'. */
  file: string
}

const groupOf: Partial<Record<Page['kind'], ProjectGroup>> = {
  ai: 'ai',
  content: 'content',
  video: 'video',
}

interface CheckedFile {
  /** What the metadata was read from. */
  source: string
  metadata: PageMetadata | undefined
  problems: Problem[]
}

/**
 * Results by file and text, so that each text is checked once. They are kept on the process, since
 * Vite loads its config, and with it this module, again for each of the two builds and for
 * pre-rendering.
 */
const cache = globalThis as { checkedPages?: Map<string, CheckedFile> }
cache.checkedPages ??= new Map()
const checkedPages = cache.checkedPages

function checkFile(root: string, file: string): CheckedFile {
  const path = join(root, file)
  const source = [textOf(root, metadataFile(file)), ...factTexts(root)].join('\0')
  const before = checkedPages.get(path)
  if (before?.source === source) return before
  const problems: Problem[] = []
  const checked = { source, metadata: readMetadata(root, file, problems), problems }
  checkedPages.set(path, checked)
  return checked
}

/** Files below pages/ that are not routes. */
function strayFiles(root: string): Problem[] {
  const names = readdirSync(join(root, 'pages'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(tsx|mdx)$/.test(entry.name),
  )
  return names.map(({ parentPath, name }) => ({
    file: join(parentPath, name)
      .slice(root.length + 1)
      .replaceAll('\\', '/'),
    line: 1,
    column: 1,
    message: 'Only .tsx and .mdx files are pages: move this file out of pages/',
  }))
}

const at = (file: string, message: string, line = 1): Problem => ({
  file,
  line,
  column: 1,
  message,
})

/**
 * Reads and checks every page below `root`/pages. Pages are returned in the order of their paths.
 * Throws one ContentError that lists all mistakes: unreadable or wrong metadata, two files for one
 * route, two pages of one title.
 */
export async function readPages(root: string): Promise<Page[]> {
  const problems = strayFiles(root)
  const pages: Page[] = []
  const byPath = new Map<string, string>()
  for (const { path, file } of await readRoutes(root)) {
    if (isIndexByAccident(file))
      problems.push(
        at(file, "A page's file cannot end in 'index', the name of its folder's page: rename it"),
      )
    if (isDeviceName(file))
      problems.push(at(file, 'Windows has a device of this name and takes no such file: rename it'))
    const other = byPath.get(path)
    if (other)
      problems.push(
        at(file, `${other} already is the page ${path}: delete or rename one of the two`),
      )
    byPath.set(path, file)
    const { metadata, problems: own } = checkFile(root, file)
    problems.push(...own)
    if (metadata) pages.push({ path, file, ...metadata })
  }
  const byTitle = new Map<string, string>()
  for (const { file, meta } of pages) {
    const other = byTitle.get(meta.title)
    if (other)
      problems.push(
        at(
          metadataFile(file),
          `The title '${meta.title}' is taken by ${other}: each page needs its own`,
          2,
        ),
      )
    byTitle.set(meta.title, metadataFile(file))
  }
  if (problems.length > 0) throw new ContentError(problems)
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Every project card of the pages, in the order of the pages. */
export function projectsOf(pages: readonly Page[]): Project[] {
  return pages.flatMap((page) => {
    const group = groupOf[page.kind]
    if (!group) return []
    return (page.meta.cards as ProjectCard[]).map((card, index) => ({
      ...card,
      id: `${page.path.slice(1).replaceAll('/', '-')}${index ? `-${index + 1}` : ''}`,
      link: page.path,
      group,
    }))
  })
}
