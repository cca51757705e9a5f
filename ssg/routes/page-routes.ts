import Pages, { PageContext, type ReactRoute } from 'vite-plugin-pages'

/** A route with its whole address. */
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
  exclude: [],
}

/** vite-plugin-pages nests files below their folder, which has no element where no index file stands in it. */
function flatten(routes: readonly ReactRoute[], parent = ''): FlatRoute[] {
  return routes.flatMap(({ path = '', element, children = [] }) => {
    const address = [parent, path.replace(/^\//, '')].filter(Boolean).join('/')
    return [
      ...(element ? [{ path: `/${address}`, file: element.slice(1) }] : []),
      ...flatten(children, address),
    ]
  })
}

/** vite-plugin-pages takes every name that ends in 'index' for the page of its folder. */
export const isIndexByAccident = (file: string) => /[^/]index\.(tsx|mdx)$/i.test(file)

/**
 * Every file below `root`/pages with its address, as vite-plugin-pages gives them. Of two files with one address it would name the first alone:
 * such a pair differs in its ending only, and both are returned.
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
    .sort()
    .map((file) => ({ path: addressOf.get(file.replace(/\.\w+$/, '')) ?? '/', file }))
}

/**
 * vite-plugin-pages for the server entry: `~react-pages` is a flat list of routes, each with the checked page of its file as `handle`, the place
 * that React Router keeps for what a route says of itself. A build imports all pages in one file, which is read much faster than a file each.
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
