import type { Redirects } from '../../data/schemas/old-addresses.ts'
import { escapeHtml } from '../document/html.ts'

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
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  )

/** Redirects in the form of vercel.json. */
export const vercelRedirects = (redirects: Redirects) =>
  Object.entries(redirects).map(([source, destination]) => ({
    source,
    destination,
    permanent: true,
  }))

/** Redirects as nginx locations; the server removes trailing slashes before. */
export const nginxRedirects = (redirects: ReadonlyMap<string, string>) =>
  [...redirects]
    .filter(([from]) => !from.endsWith('/'))
    .map(([from, to]) => `  location = ${from} {\n    return 301 ${to};\n  }\n`)
    .join('')

/** A page that redirects an old address, for hosts without redirects. `url` is absolute. */
export const redirectPage = (url: string) =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has moved</title>' +
  `<link rel="canonical" href="${escapeHtml(url)}">` +
  `<meta http-equiv="refresh" content="0; url=${escapeHtml(url)}">` +
  `<p>This page has moved: <a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p></html>\n`
