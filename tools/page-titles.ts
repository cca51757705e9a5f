import { metadataFile } from '#content/report.ts'
import { readSite } from '#content/site.ts'
import type { FileNames } from './file-names.ts'

/** The title of each page by the file that holds its words. */
export async function pageTitles(root: string): Promise<FileNames> {
  const { pages } = await readSite(root)
  const titles = pages.map(({ file, path, meta }) => [
    metadataFile(file),
    path === '/' ? 'Home' : meta.title,
  ])
  return Object.fromEntries(titles)
}
