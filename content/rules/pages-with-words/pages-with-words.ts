import { metadataFile, noWords } from '#content/report.ts'
import { secondFiles } from '../one-file-a-page/one-file-a-page.ts'
import { aboutFile, type SiteRule } from '../rule.ts'

export const pagesWithWords: SiteRule = {
  reads: 'site',
  name: 'pages-with-words',
  refuses:
    'A page of code without a file of words, which search engines could not name.',
  severity: 'stops',
  find(site) {
    const second = new Set(secondFiles(site).map(({ file }) => file))
    return site.routes
      .filter(
        ({ file }) => !site.files.has(metadataFile(file)) && !second.has(file),
      )
      .map(({ file }) => aboutFile(file, noWords(file).message))
  },
}
