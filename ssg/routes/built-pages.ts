import { readdirSync } from 'node:fs'

/** The file that a route is written to, from the folder of the build. */
export const fileOfRoute = (path: string) =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`

/** The route of a page's file. */
const routeOfFile = (file: string) =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`

/** The pages in the folder of a build by their routes, in order. */
export const builtPagesIn = (dir: string): { path: string; file: string }[] =>
  (readdirSync(dir, { recursive: true }) as string[])
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .map((file) => ({ path: routeOfFile(file), file }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
