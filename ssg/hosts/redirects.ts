import type { Redirects } from '#content/types.ts'

/**
 * Contents of the file `_redirects` for Netlify, Cloudflare and `npm start`. Each redirect has two
 * lines, since some hosts treat a path with a trailing slash as a different path.
 */
export const redirectsFile = (redirects: Redirects) =>
  Object.entries(redirects)
    .flatMap(([from, to]) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`])
    .join('')

/** The new path for each old path, from the contents of a `_redirects` file. */
export const parseRedirects = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^(\S+) (\S+)/gm)].map(([, from = '', to = '']) => [
      from,
      to,
    ]),
  )
