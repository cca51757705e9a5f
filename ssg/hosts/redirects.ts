import type { Redirects } from '#content/types.ts'

/**
 * The file `_redirects` for Netlify, Cloudflare and `npm start`: two lines per redirect, since some
 * hosts treat a path with a trailing slash as a different one.
 */
export const printRedirects = (redirects: Redirects) =>
  Object.entries(redirects)
    .flatMap(([from, to]) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`])
    .join('')

/** Parses the output of `printRedirects`. */
export const parseRedirects = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^(\S+) (\S+)/gm)].map(([, from = '', to = '']) => [
      from,
      to,
    ]),
  )
