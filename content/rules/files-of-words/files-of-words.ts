import { missing } from '#content/report.ts'
import { contentFiles } from '#content/schema/content-files.ts'
import { aboutFile, type SiteRule } from '../rule.ts'

export const filesOfWords: SiteRule = {
  reads: 'site',
  name: 'files-of-words',
  sentence: 'Every file of words that the site shows is there.',
  refuses: 'A site without one of them, whose words would be missing on its pages.',
  severity: 'stops',
  find: ({ files }) =>
    Object.keys(contentFiles)
      .filter((file) => !files.has(file))
      .map((file) => aboutFile(file, missing(file).message)),
}
