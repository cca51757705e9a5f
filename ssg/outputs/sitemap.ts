import { canonicalOf } from '../../components/shell/head-tags.ts'
import { utilityPaths } from '../../data/schemas/page.ts'
import { site } from '../../data/site.ts'
import type { Page } from '../routes/pages.ts'

const escapeXml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Pages for search engines: without the not-found page and pages with a foreign canonical address.
 */
export const listedPages = (pages: readonly Page[]) =>
  pages.filter(
    (page) =>
      !utilityPaths.has(page.path) &&
      canonicalOf(page.meta, page.path) === `${site.origin}${page.path}`,
  )

/** sitemap.xml. `changed` has the last change of each page's file; `otherwise` is the default. */
export function sitemapXml(
  pages: readonly Page[],
  changed: ReadonlyMap<string, string>,
  otherwise: Date,
): string {
  const entries = listedPages(pages).map((page) => {
    const date = changed.get(page.file) ?? otherwise.toISOString()
    const location = escapeXml(`${site.origin}${page.path}`)
    return `  <url><loc>${location}</loc><lastmod>${date}</lastmod></url>`
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${entries.join('\n')}\n</urlset>\n`
  )
}

export const robotsTxt = () => `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`
