import { canonicalOf } from '#components/shell/head-tags.ts'
import { utilityPaths } from '#data/schemas/page.ts'
import { readContent } from '#ssg/content/content-file.ts'
import { escapeHtml } from '#ssg/document/html.ts'
import type { Page } from '#ssg/routes/pages.ts'

/** sitemap.xml, without the not-found page and pages with a foreign canonical address. */
export function sitemapXml(pages: readonly Page[]): string {
  const site = readContent('data/site.yaml')
  const entries = pages
    .filter(({ path }) => !utilityPaths.has(path))
    .map(({ path, meta }) => ({
      own: site.origin + path,
      canonical: canonicalOf(site, meta, path),
    }))
    .filter(({ own, canonical }) => own === canonical)
    .map(({ own }) => `  <url><loc>${escapeHtml(own)}</loc></url>\n`)
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${entries.join('')}</urlset>\n`
  )
}

export const robotsTxt = () =>
  `User-agent: *\nAllow: /\n\nSitemap: ${readContent('data/site.yaml').origin}/sitemap.xml\n`
