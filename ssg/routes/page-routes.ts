import Pages, { PageContext, type ReactRoute } from 'vite-plugin-pages'
import { isLeftBehind } from '#ssg/content/left-behind.ts'

/** A route with its full address. */
export interface FlatRoute {
  /** '/services/ai-solutions'. */
  path: string
  /** 'pages/services/ai-solutions.tsx'. */
  file: string
}

const options = {
  dirs: 'pages',
  extensions: ['tsx', 'mdx'],
  resolver: 'react' as const,
  caseSensitive: true,
  exclude: ['**/~$*'],
}

/**
 * Flattens the routes of vite-plugin-pages, which nests files below their folder; a folder without
 * an index file has no element.
 */
function flatten(routes: readonly ReactRoute[], parent = ''): FlatRoute[] {
  return routes.flatMap(({ path = '', element, children = [] }) => {
    const address = [parent, path.replace(/^\//, '')].filter(Boolean).join('/')
    return [
      ...(element ? [{ path: `/${address}`, file: element.slice(1) }] : []),
      ...flatten(children, address),
    ]
  })
}

/**
 * Every file below `root`/pages with its address by vite-plugin-pages. Of two files with one
 * address, which differ in their ending only, the plugin names the first; both are returned.
 */
export async function readRoutes(root: string): Promise<FlatRoute[]> {
  const context = new PageContext(options, root)
  await context.searchGlob()
  const routes = flatten(
    (await context.options.resolver.getComputedRoutes(context)) as ReactRoute[],
  )
  const addressOf = new Map(routes.map(({ path, file }) => [file.replace(/\.\w+$/, ''), path]))
  return [...context.pageRouteMap.keys()]
    .map((file) => file.slice(context.root.length + 1))
    .filter((file) => !isLeftBehind(file))
    .sort()
    .map((file) => ({ path: addressOf.get(file.replace(/\.\w+$/, '')) ?? '/', file }))
}

/**
 * vite-plugin-pages for the server entry: `~react-pages` is a flat list of routes, each with its
 * checked page as `handle`, React Router's property for data about a route. Files and addresses are
 * the plugin's; a build imports all pages in one file, which is read faster than one file each.
 */
export function pageRoutes<Page extends FlatRoute>(
  root: string,
  {
    building,
    readPages,
  }: { building: boolean; readPages: (root: string) => Promise<readonly Page[]> },
) {
  return Pages({
    ...options,
    importMode: building ? 'sync' : 'async',
    async onRoutesGenerated() {
      const pages = await readPages(root)
      return pages.map((page) => ({ path: page.path, element: `/${page.file}`, handle: page }))
    },
  })
}
