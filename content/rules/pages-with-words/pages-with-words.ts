import { metadataFile, noWordsProblem } from '#content/report.ts'
import { findingAboutFile, type SiteRule } from '../rule.ts'

/** Reports a TSX page without a content file, which would have no title in search results. */
export const pagesWithWords: SiteRule = {
  reads: 'site',
  name: 'pages-with-words',
  severity: 'stops',
  find: ({ routes, files }) =>
    routes
      .filter(({ file }) => !files.has(metadataFile(file)))
      .map(({ file }) => findingAboutFile(file, noWordsProblem(file).message)),
}
