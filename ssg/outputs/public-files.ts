import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalOf } from '#components/shell/head-tags.ts'
import type { BuiltFile } from '#content/built-files.ts'
import { readContent } from '#content/content-file.ts'
import type { Page } from '#content/site.ts'
import { utilityPaths } from '#data/utility-paths.ts'
import { escapeHtml } from '#ssg/document/html.ts'
import {
  headerRules,
  headersFile,
  previewRules,
  vercelConfig,
} from '#ssg/hosts/headers.ts'
import { redirectsFile } from '#ssg/hosts/redirects.ts'
import { isPreview } from '#ssg/settings/deploy-context.ts'
import { settings } from '#ssg/settings/settings.ts'

/** The sitemap, without utility pages and without pages whose canonical URL is another address. */
export function sitemapXml(pages: readonly Page[]): string {
  const site = readContent('data/site.yaml')
  const entries = pages
    .filter(({ path }) => !utilityPaths.has(path))
    .filter(
      ({ path, meta }) => canonicalOf(site, meta, path) === site.origin + path,
    )
    .map(
      ({ path }) =>
        `  <url><loc>${escapeHtml(site.origin + path)}</loc></url>\n`,
    )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${entries.join('')}</urlset>\n`
  )
}

/** The web app manifest. */
function manifest() {
  const { name, alternateName } = readContent('data/site.yaml')
  return {
    name: alternateName,
    short_name: name,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f1',
    theme_color: '#12312c',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
}

/**
 * Writes the files for crawlers, hosts and home screens; `assetNames` are the names of the built
 * files in assets/.
 */
export function writePublicFiles(
  buildFolder: string,
  pages: readonly Page[],
  assetNames: readonly string[] = [],
): void {
  const paths = pages.map(({ path }) => path)
  const liveRules = headerRules(settings(), paths, assetNames)
  const redirects = readContent('data/redirects.yaml')
  const { origin } = readContent('data/site.yaml')
  const rules = isPreview() ? previewRules(liveRules) : liveRules
  const files: Partial<Record<BuiltFile, string>> = {
    'sitemap.xml': sitemapXml(pages),
    'site.webmanifest': `${JSON.stringify(manifest(), null, 2)}\n`,
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    _headers: headersFile(rules),
    ...(Object.keys(redirects).length > 0 && {
      _redirects: redirectsFile(redirects),
    }),
    'vercel.json': `${JSON.stringify(vercelConfig(rules, redirects), null, 2)}\n`,
  }
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(buildFolder, name), content)
}
