import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files.ts'
import { isPictureName, type PictureFile, readPicture } from './read/picture-file.ts'
import { isRead, type ReadFile, readFile } from './read/written-file.ts'
import { type Site, siteOf } from './site.ts'

/** What is in the folders that people write in, read once. */
interface Folder {
  /** Time and size of each file, by which a change is known. */
  stamps: ReadonlyMap<string, string>
  files: ReadonlyMap<string, ReadFile>
  pictures: ReadonlyMap<string, PictureFile>
}

/** A site with the folder that it was made of. */
interface Opened {
  folder: Folder
  site: Site
}

/** Time and size of every file that people write or publish. */
const stampsOf = (root: string) =>
  new Map(
    ['pages', 'data', 'public']
      .flatMap((folder) => filesBelow(root, folder))
      .map((file) => {
        const { mtimeMs, size } = statSync(join(root, file))
        return [file, `${mtimeMs} ${size}`] as const
      }),
  )

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([file, stamp]) => other.get(file) === stamp)

/** Reads the files of a folder again that have changed. */
function readFolder(root: string, stamps: Folder['stamps'], before?: Folder): Folder {
  const files = new Map<string, ReadFile>()
  const pictures = new Map<string, PictureFile>()
  for (const [file, stamp] of stamps) {
    const isOld = before?.stamps.get(file) === stamp
    const bytes = () => readFileSync(join(root, file))
    if (file.startsWith('public/') && isPictureName(file))
      pictures.set(file, (isOld && before?.pictures.get(file)) || readPicture(bytes()))
    if (!file.startsWith('public/') && isRead(file))
      files.set(file, (isOld && before?.files.get(file)) || readFile(file, bytes()))
  }
  return { stamps, files, pictures }
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
  if (before && isSame(stamps, before.folder.stamps)) return before.site
  const folder = readFolder(root, stamps, before?.folder)
  const site = siteOf({ ...folder, names: [...stamps.keys()] }, before?.site)
  opened.set(root, { folder, site })
  return site
}
