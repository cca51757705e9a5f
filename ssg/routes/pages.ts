import Pages from 'vite-plugin-pages'
import { readPages } from '#content/content-file.ts'

/**
 * vite-plugin-pages for the server entry: the module `~react-pages` is a flat list of routes. The
 * `handle` of a route, React Router's property for data about it, is the checked page. A build puts
 * all pages into one file, which loads faster than a file per page.
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
