import { readdirSync } from 'node:fs'

/** The route that a built file belongs to. */
const routeOfFile = (file: string) =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`

/** Route and file of every page in a build folder, sorted by route. */
export const builtPagesIn = (
  buildFolder: string,
): { path: string; file: string }[] =>
  (readdirSync(buildFolder, { recursive: true }) as string[])
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .map((file) => ({ path: routeOfFile(file), file }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
