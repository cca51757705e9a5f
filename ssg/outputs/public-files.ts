import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '#ssg/content/content-file.ts'
import { headerRules, previewRules, printHeaders, vercelConfig } from '#ssg/hosts/headers.ts'
import { printRedirects } from '#ssg/hosts/redirects.ts'
import type { Page } from '#ssg/routes/pages.ts'
import { isPreview } from '#ssg/settings/deploy-context.ts'
import { settings } from '#ssg/settings/settings.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

/** Writes the files for crawlers and hosts. */
export function writePublicFiles(out: string, pages: readonly Page[]): void {
  const paths = pages.map(({ path }) => path)
  const table = headerRules(settings(), paths)
  const redirects = readContent('data/redirects.yaml')
  const rules = isPreview() ? previewRules(table) : table
  const files = {
    'sitemap.xml': sitemapXml(pages),
    'robots.txt': robotsTxt(),
    _headers: printHeaders(rules),
    ...(Object.keys(redirects).length > 0 && { _redirects: printRedirects(redirects) }),
    'vercel.json': `${JSON.stringify(vercelConfig(rules, redirects), null, 2)}\n`,
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(out, name), content)
}
