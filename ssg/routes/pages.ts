import Pages from 'vite-plugin-pages'
import { readPages } from '#content/content-file.ts'

/**
 * Configures vite-plugin-pages, which gives the server entry a flat list of routes as the module
 * `~react-pages`. The page that readPages() returns is the `handle` of its route, React Router's
 * property for custom data. A build puts all pages into one file, which loads faster than a file
 * per page.
 */
export const pageRoutes = (root: string, { isBuild }: { isBuild: boolean }) =>
  Pages({
    dirs: 'pages',
    extensions: ['tsx', 'mdx'],
    resolver: 'react',
    caseSensitive: true,
    importMode: isBuild ? 'sync' : 'async',
    onRoutesGenerated: () =>
      readPages(root).map((page) => ({
        path: page.path,
        element: `/${page.file}`,
        handle: page,
      })),
  })
