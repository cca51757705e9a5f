import { canonicalOf } from '#components/shell/head-tags.ts'
import { utilityPaths } from '#data/schemas/page.ts'
import { site } from '#data/site.ts'
import { escapeHtml } from '#ssg/document/html.ts'
import type { Page } from '#ssg/routes/pages.ts'

/** sitemap.xml, without the not-found page and pages with a foreign canonical address. */
export function sitemapXml(pages: readonly Page[]): string {
  const entries = pages
    .filter(({ path }) => !utilityPaths.has(path))
    .map(({ path, meta }) => ({ own: site.origin + path, canonical: canonicalOf(meta, path) }))
    .filter(({ own, canonical }) => own === canonical)
    .map(({ own }) => `  <url><loc>${escapeHtml(own)}</loc></url>\n`)
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${entries.join('')}</urlset>\n`
  )
}

export const robotsTxt = () => `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`
