import { PageContext } from 'vite-plugin-pages'
import type { ProjectGroup } from '#data/ids.ts'
import { type ContentRecord, isLeftBehind, recordOf } from './read/content-record.ts'
import { ContentError, metadataFile, noWords } from './report.ts'
import type { MdxKind, PageMeta, Project, ProjectCardMeta } from './schema/page.ts'

/** A route with its full address. */
interface FlatRoute {
  /** '/services/ai-solutions'. */
  path: string
  /** 'pages/services/ai-solutions.tsx'. */
  file: string
}

/** One route with the metadata of its file. */
export interface Page extends FlatRoute {
  /** 'page' for TSX pages; MDX pages take the kind of their folder. */
  kind: 'page' | MdxKind
  /** Checked frontmatter, or the part `page` of a content file. */
  // biome-ignore lint/suspicious/noExplicitAny: four frontmatter shapes; readers narrow by kind
  meta: PageMeta & Record<string, any>
}

/** Everything that is written, with the pages that it makes. */
export interface SiteContent extends ContentRecord {
  /** Every route, in the order of their files. */
  routes: readonly FlatRoute[]
  /** Routes whose metadata have no mistakes, in the order of their paths. */
  pages: readonly Page[]
}

/** Options of vite-plugin-pages. */
export const routeOptions = {
  dirs: 'pages',
  extensions: ['tsx', 'mdx'],
  resolver: 'react' as const,
  caseSensitive: true,
}

/** Every file below `root`/pages with its address, of which two may have the same. */
export async function readRoutes(root: string): Promise<FlatRoute[]> {
  const context = new PageContext(routeOptions, root)
  await context.searchGlob()
  return [...context.pageRouteMap.values()]
    .map(({ path, route }) => ({
      path: `/${route.replace(/(?:^|\/)index$/, '')}`,
      file: path.slice(context.root.length + 1),
    }))
    .filter(({ file }) => !isLeftBehind(file))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** Reads a site. Mistakes are in its files; none is thrown. */
export async function readSite(root: string): Promise<SiteContent> {
  const record = recordOf(root)
  const routes = await readRoutes(root)
  const pages = routes.flatMap((route): Page[] => {
    const written = record.files.get(metadataFile(route.file))
    if (!written?.source || written.problems.length > 0) return []
    const isOwn = written.file === route.file
    const kind = isOwn ? (route.file.split('/')[1] as MdxKind) : 'page'
    const meta = (isOwn ? written.value : Object(written.value).page) as Page['meta'] | undefined
    return meta ? [{ ...route, kind, meta }] : []
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
