import { openSite } from '#content/open-site.ts'
import { metadataFile } from '#content/report.ts'
import type { FileNames } from './file-names.ts'

/** Titles of pages, by the paths of the files with their words; the home page is called 'Home'. */
export function pageTitles(root: string): FileNames {
  const { pages } = openSite(root)
  const titles = pages.map(({ file, path, meta }) => [
    metadataFile(file),
    path === '/' ? 'Home' : meta.title,
  ])
  return Object.fromEntries(titles)
}
