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
let latestSite: Site | undefined
let ignoresChanges = false

/** Stops re-reading sites: a build opens its site about 400 times, and needs one state. */
export const keepOpenedSites = () => {
  ignoresChanges = true
}

/** The site below `root`, with the mistakes in its files; changed files are read again. */
export function openSite(root: string): Site {
  const previous = openedSites.get(root)
  if (previous && ignoresChanges) return previous.site
  const stamps = stampsOf(root)
  if (previous && isDeepStrictEqual(stamps, previous.folder.stamps))
    return previous.site
  const folder = readFolder(root, stamps, previous?.folder)
  const site = siteOf(folder, previous?.site ?? latestSite)
  openedSites.set(root, { folder, site })
  latestSite = site
  return site
}
