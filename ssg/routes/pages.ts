import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Project, ProjectCard, ProjectGroup } from '#data/schemas/page.ts'
import { ContentError, ofFile, type Problem } from '#ssg/content/content-error.ts'
import { factTexts } from '#ssg/content/named-facts.ts'
import { readOnce } from '#ssg/content/read-once.ts'
import { textOf } from '#ssg/content/read-text.ts'
import { metadataFile, type PageMetadata, readMetadata } from './page-metadata.ts'
import { isDeviceName, isIndexByAccident, readRoutes } from './page-routes.ts'

/** One route with the metadata of its file. */
export interface Page extends PageMetadata {
  /** '/content/travel'; the home page is '/'. */
  path: string
  /** From the project's root, with forward slashes: 'pages/content/travel.mdx'. */
  file: string
}

/** Metadata of a page's file with the mistakes in it. */
function checkFile(root: string, file: string) {
  const texts = [textOf(root, metadataFile(file)), ...factTexts(root)]
  return readOnce(`the page ${join(root, file)}`, texts, () => {
    const problems: Problem[] = []
    return { metadata: readMetadata(root, file, problems), problems }
  })
}

/** Files below pages/ that are not routes. */
function strayFiles(root: string): Problem[] {
  const names = readdirSync(join(root, 'pages'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(tsx|mdx)$/.test(entry.name),
  )
  return names
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .map((file) => ofFile(file, 'Only .tsx and .mdx files are pages: move this file out of pages/'))
}

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
    const report = (message: string) => problems.push(ofFile(file, message))
    if (isIndexByAccident(file))
      report("A page's file cannot end in 'index', the name of its folder's page: rename it")
    if (isDeviceName(file))
      report('Windows has a device of this name and takes no such file: rename it')
    const other = byPath.get(path)
    if (other) report(`${other} already is the page ${path}: delete or rename one of the two`)
    byPath.set(path, file)
    const { metadata, problems: own } = checkFile(root, file)
    problems.push(...own)
    if (metadata) pages.push({ path, file, ...metadata })
  }
  const byTitle = new Map<string, string>()
  for (const { file, meta } of pages) {
    const own = metadataFile(file)
    const other = byTitle.get(meta.title)
    const message = `The title '${meta.title}' is taken by ${other}: each page needs its own`
    if (other) problems.push({ ...ofFile(own, message), line: 2 })
    byTitle.set(meta.title, own)
  }
  if (problems.length > 0) throw new ContentError(problems)
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Every project card of the pages, in the order of the pages. */
export function projectsOf(pages: readonly Page[]): Project[] {
  return pages.flatMap(({ kind, path, meta }) =>
    ((meta.cards ?? []) as ProjectCard[]).map((card, index) => ({
      ...card,
      id: `${path.slice(1).replaceAll('/', '-')}${index ? `-${index + 1}` : ''}`,
      link: path,
      group: kind as ProjectGroup,
    })),
  )
}
