import { metadataFile, noWordsProblem } from '#content/report.ts'
import { findingAboutFile, type SiteRule } from '../rule.ts'

/** Reports a page of code without a file of words, which search engines could not name. */
export const pagesWithWords: SiteRule = {
  reads: 'site',
  name: 'pages-with-words',
  severity: 'stops',
  find: ({ routes, files }) =>
    routes
      .filter(({ file }) => !files.has(metadataFile(file)))
      .map(({ file }) => findingAboutFile(file, noWordsProblem(file).message)),
}
