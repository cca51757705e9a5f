import { isDeepStrictEqual } from 'node:util'
import { type Folder, readFolder, stampsOf } from './read/folder.ts'
import { type Site, siteOf } from './site.ts'

/** A site, and the contents of the folders from which it was read. */
interface OpenedSite {
  folder: Folder
  site: Site
}

const openedSites = new Map<string, OpenedSite>()
/**
 * The site that was read last. A site in another folder may be a copy of it, as in a review, and
 * then reuses its checked files.
 */
let latest: Site | undefined
let ignoresChanges = false

/** Stops re-reading sites: a build opens one about 400 times and needs a single state. */
export const keepOpenedSites = () => {
  ignoresChanges = true
}

/** The site below `root`, with the mistakes in its files; changed files are read again. */
export function openSite(root: string): Site {
  const before = openedSites.get(root)
  if (before && ignoresChanges) return before.site
  const stamps = stampsOf(root)
  if (before && isDeepStrictEqual(stamps, before.folder.stamps))
    return before.site
  const folder = readFolder(root, stamps, before?.folder)
  const site = siteOf(folder, before?.site ?? latest)
  openedSites.set(root, { folder, site })
  latest = site
  return site
}
