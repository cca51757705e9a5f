import type { Project, ProjectCardMeta, ProjectGroup } from '#data/schemas/page.ts'
import { ContentError } from '#ssg/content/content-error.ts'
import { type ContentRecord, recordOf } from '#ssg/content/content-record.ts'
import { metadataFile, metadataOf, noWords, type PageMetadata } from './page-metadata.ts'
import { type FlatRoute, readRoutes } from './page-routes.ts'

/** One route with the metadata of its file. */
export interface Page extends PageMetadata {
  /** '/content/travel'; the home page is '/'. */
  path: string
  /** From the project's root, with forward slashes: 'pages/content/travel.mdx'. */
  file: string
}

/** Everything that is written, with the pages that it makes. */
export interface SiteContent extends ContentRecord {
  /** Every route, in the order of their files. */
  routes: readonly FlatRoute[]
  /** Routes whose metadata have no mistakes, in the order of their paths. */
  pages: readonly Page[]
}

/** Reads a site. Mistakes are in its files; none is thrown. */
export async function readSite(root: string): Promise<SiteContent> {
  const record = recordOf(root)
  const routes = await readRoutes(root)
  const pages = routes.flatMap((route): Page[] => {
    const metadata = metadataOf(record, route.file)
    return metadata ? [{ ...route, ...metadata }] : []
  })
  return { ...record, routes, pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)) }
}

/** Every page, by path. Throws a ContentError for mistakes in their metadata. */
export async function readPages(root: string): Promise<readonly Page[]> {
  const { pages, routes, files } = await readSite(root)
  const problems = routes.flatMap(
    ({ file }) => files.get(metadataFile(file))?.problems ?? [noWords(file)],
  )
  if (problems.length > 0) throw new ContentError(problems)
  return pages
}

/** Every project card of the pages, in the order of the pages. */
export function projectsOf(pages: readonly Page[]): Project[] {
  return pages.flatMap(({ kind, path, meta }) =>
    ((meta.cards ?? []) as ProjectCardMeta[]).map((card, index) => ({
      ...card,
      id: `${path.slice(1).replaceAll('/', '-')}${index ? `-${index + 1}` : ''}`,
      link: path,
      figure: meta.figure as Project['figure'],
      isSecond: index > 0,
      group: kind as ProjectGroup,
    })),
  )
}
