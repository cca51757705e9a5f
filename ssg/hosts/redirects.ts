import type { Redirects } from '#content/types.ts'

/**
 * Redirects for Netlify, Cloudflare and `npm start`, one per line, also for the address with a
 * trailing slash, which some hosts treat as different.
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
