import { isDeepStrictEqual } from 'node:util'
import { type Folder, readFolder, stampsOf } from './read/folder.ts'
import { type Site, siteOf } from './site.ts'

/** A site with the folder that it was made of. */
interface Opened {
  folder: Folder
  site: Site
}

const opened = new Map<string, Opened>()
let areKept = false

/** Keeps the sites that were opened: a build asks 400 times, and shows one state of the content. */
export const keepSites = () => {
  areKept = true
}

/** The site below `root`, read again where it has changed. Mistakes are in it; none is thrown. */
export function openSite(root: string): Site {
  const before = opened.get(root)
  if (before && areKept) return before.site
  const stamps = stampsOf(root)
  if (before && isDeepStrictEqual(stamps, before.folder.stamps))
    return before.site
  const folder = readFolder(root, stamps, before?.folder)
  const site = siteOf({ ...folder, names: [...stamps.keys()] }, before?.site)
  opened.set(root, { folder, site })
  return site
}
