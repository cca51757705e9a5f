import { PageContext } from 'vite-plugin-pages'
import { isLeftBehind } from '#ssg/content/left-behind.ts'

/** A route with its full address. */
export interface FlatRoute {
  /** '/services/ai-solutions'. */
  path: string
  /** 'pages/services/ai-solutions.tsx'. */
  file: string
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
