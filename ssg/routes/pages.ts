import Pages from 'vite-plugin-pages'
import { readPages } from '#content/content-file.ts'

/**
 * vite-plugin-pages for the server entry: `~react-pages` is a flat list of routes, each with its
 * checked page as `handle`, React Router's property for data about a route. A build imports all
 * pages in one file, which is read faster than one file each.
 */
export const pageRoutes = (root: string, { building }: { building: boolean }) =>
  Pages({
    dirs: 'pages',
    extensions: ['tsx', 'mdx'],
    resolver: 'react',
    caseSensitive: true,
    importMode: building ? 'sync' : 'async',
    onRoutesGenerated: () =>
      readPages(root).map((page) => ({
        path: page.path,
        element: `/${page.file}`,
        handle: page,
      })),
  })
