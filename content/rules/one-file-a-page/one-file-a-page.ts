import type { Site } from '#content/site.ts'
import { aboutFile, type SiteRule } from '../rule.ts'

/** Files whose page another file before them is, with that file. */
export function secondFiles({ routes }: Pick<Site, 'routes'>) {
  const byPath = new Map<string, string>()
  return routes.flatMap(({ path, file }) => {
    const other = byPath.get(path.toLowerCase())
    byPath.set(path.toLowerCase(), file)
    return other ? [{ file, path, other }] : []
  })
}

export const oneFileAPage: SiteRule = {
  reads: 'site',
  name: 'one-file-a-page',
  refuses:
    'A file with the address of another, on disks that take capitals for small letters too.',
  severity: 'stops',
  find: (site) =>
    secondFiles(site).map(({ file, path, other }) =>
      aboutFile(
        file,
        `${other} already is the page ${path}: delete or rename one of the two`,
      ),
    ),
}
