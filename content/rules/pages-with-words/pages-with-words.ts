import { metadataFile, noWordsProblem } from '#content/report.ts'
import { findingAboutFile, type SiteRule } from '../rule.ts'

export const pagesWithWords: SiteRule = {
  reads: 'site',
  name: 'pages-with-words',
  refuses:
    'A page of code without a file of words, which search engines could not name.',
  severity: 'stops',
  find: ({ routes, files }) =>
    routes
      .filter(({ file }) => !files.has(metadataFile(file)))
      .map(({ file }) => findingAboutFile(file, noWordsProblem(file).message)),
}
