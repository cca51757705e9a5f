import { openSite } from '#content/open-site.ts'
import { metadataFile } from '#content/report.ts'
import type { FileNames } from './file-names.ts'

/** Title of each page, 'Home' for the home page, by the path of the file with the page's words. */
export function pageTitles(root: string): FileNames {
  const { pages } = openSite(root)
  const titles = pages.map(({ file, path, meta }) => [
    metadataFile(file),
    path === '/' ? 'Home' : meta.title,
  ])
  return Object.fromEntries(titles)
}
