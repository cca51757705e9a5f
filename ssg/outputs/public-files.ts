import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import redirects from '../../data/redirects.json' with { type: 'json' }
import { previewHeaders } from '../document/preview-ribbon.ts'
import { headerRules, printHeaders, vercelConfig } from '../hosts/headers.ts'
import { previewRules } from '../hosts/preview-headers.ts'
import { printRedirects } from '../hosts/redirects.ts'
import type { Page } from '../routes/pages.ts'
import { buildDate } from '../settings/build-date.ts'
import { isPreview } from '../settings/deploy-context.ts'
import { settings } from '../settings/settings.ts'
import { lastChanges } from './last-changes.ts'
import { llmsTxt } from './llms.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

/** Writes the files for crawlers and hosts. Returns notes for the person who builds. */
export function writePublicFiles(root: string, out: string, pages: readonly Page[]): string[] {
  const changes = lastChanges(root, 'pages')
  const paths = pages.map(({ path }) => path)
  const table = headerRules(settings(), paths, previewHeaders())
  const rules = isPreview() ? previewRules(table) : table
  const files = {
    'sitemap.xml': sitemapXml(pages, changes.of, buildDate()),
    'robots.txt': robotsTxt(),
    'llms.txt': llmsTxt(pages),
    _headers: printHeaders(rules),
    ...(Object.keys(redirects).length > 0 && { _redirects: printRedirects(redirects) }),
    'vercel.json': `${JSON.stringify(vercelConfig(rules, redirects), null, 2)}\n`,
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(out, name), content)
  return changes.note ? [changes.note] : []
}
