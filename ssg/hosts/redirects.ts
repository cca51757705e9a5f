import type { Redirects } from '../../data/schemas/old-addresses.ts'
import { escapeHtml } from '../document/html.ts'

/** The redirects for Netlify, Cloudflare and `npm start`, a line each; for an address with a slash at its end too, which not every host takes for the same. */
export const printRedirects = (redirects: Redirects) =>
  Object.entries(redirects)
    .flatMap(([from, to]) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`])
    .join('')

/** Reads what `printRedirects` wrote. */
export const parseRedirects = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  )

/** Redirects as vercel.json has them. */
export const vercelRedirects = (redirects: Redirects) =>
  Object.entries(redirects).map(([source, destination]) => ({
    source,
    destination,
    permanent: true,
  }))

/** Redirects as locations of nginx; the slash at an address's end is gone before they are asked. */
export const nginxRedirects = (redirects: ReadonlyMap<string, string>) =>
  [...redirects]
    .filter(([from]) => !from.endsWith('/'))
    .map(([from, to]) => `  location = ${from} {\n    return 301 ${to};\n  }\n`)
    .join('')

/** A page that stands at an old address where a host knows no redirects. `url` is absolute. */
export const redirectPage = (url: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has moved</title><link rel="canonical" href="${escapeHtml(url)}"><meta http-equiv="refresh" content="0; url=${escapeHtml(url)}"><p>This page has moved: <a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p></html>\n`
