import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openSite } from '#content/open-site.ts'
import { UserError } from '#ssg/settings/user-error.ts'
import type { SiteFacts } from './site-setup.ts'

/**
 * The path of a file that was dragged into a terminal or typed. A terminal writes a dragged path in
 * quotes or, except on Windows, with a backslash before each space. A typed path may begin with ~,
 * which stands for the home folder.
 */
export function draggedPath(typedPath: string, platform = process.platform) {
  const path = typedPath.replace(/^(["'])(.*)\1$/, '$2')
  // In a quoted path, Linux terminals write an apostrophe as '\''.
  if (path !== typedPath) return path.replaceAll("'\\''", "'")
  const unescapedPath =
    platform === 'win32' ? path : path.replace(/\\(.)/g, '$1')
  return unescapedPath.replace(/^~(?=[\\/])/, () => homedir())
}

/** Size of the portrait in pixels: twice its width and height in the home page's markup. */
const portraitSize = { width: 960, height: 1120 }

/**
 * Address of a portrait that setup saves. The name contains a hash of the bytes, so that a new
 * photograph overwrites no other file, and setup recognises its own files.
 */
const portraitAddress = (bytes: Buffer) =>
  `/images/portrait-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.webp`

/** Whether setup wrote the file at this address in public/. */
function isWrittenBySetup(root: string, address: string): boolean {
  const file = join(root, 'public', address)
  return existsSync(file) && address === portraitAddress(readFileSync(file))
}

/** Whether a page or another file of words contains an address. */
const isAddressUsed = (root: string, address: string) =>
  [...openSite(root).files.values()].some(({ text }) => text.includes(address))

/**
 * Deletes the old portrait if a new one has replaced it and no text names the old address any more.
 * If setup did not write the file, the file stays and its path is returned. Otherwise returns
 * undefined.
 */
export function removeOldPortrait(
  root: string,
  oldAddress: string,
  newAddress: string,
): string | undefined {
  const file = join(root, 'public', oldAddress)
  if (
    oldAddress === newAddress ||
    !existsSync(file) ||
    isAddressUsed(root, oldAddress)
  )
    return undefined
  if (!isWrittenBySetup(root, oldAddress)) return `public${oldAddress}`
  rmSync(file)
  return undefined
}

/**
 * Whether a file is HEIC, which sharp cannot read: its brand is one of those for HEIF with HEVC
 * (ISO/IEC 23008-12, annex B).
 */
const isHeic = (bytes: Buffer) =>
  /^ftyp.{0,40}?(?:hei[cmsx]|hev[cmsx])/s.test(bytes.toString('latin1', 4, 64))

/**
 * Saves a photograph as the portrait: as WebP, cropped around what draws attention, without
 * location and camera metadata. Resolves to the facts of the site with the portrait's address.
 * Throws a UserError if the file is not a picture or too small to look sharp.
 */
export async function withPhoto(
  root: string,
  facts: SiteFacts,
  photoPath: string,
): Promise<SiteFacts> {
  const refusePhoto = ({ message }: Error) => {
    throw new UserError(
      `${photoPath} cannot be read as a picture (${message}): give a JPEG, PNG, WebP or AVIF file`,
    )
  }
  // Reads the file into a buffer: if sharp opened the file itself, it would keep it open, and
  // Windows cannot delete open files (sharp.pixelplumbing.com, cache).
  const bytes = await readFile(photoPath).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') return refusePhoto(error)
      throw new UserError(
        `There is no file ${photoPath}: write where the photograph is`,
      )
    },
  )
  if (portraitAddress(bytes) === facts.portrait) return facts
  if (isHeic(bytes))
    throw new UserError(
      `${photoPath} is in Apple's format HEIC, whatever its name ends in: open it in Preview or ` +
        'Photos, export it as JPEG and give that file. (iPhone: Settings, Camera, Formats, ' +
        'Most Compatible)',
    )
  const picture = sharp(bytes, { failOn: 'error' }).autoOrient()
  const { width = 0, height = 0 } = await picture.metadata().catch(refusePhoto)
  if (Math.min(width / portraitSize.width, height / portraitSize.height) < 0.5)
    throw new UserError(
      `${photoPath} is ${width} × ${height} pixels: ${portraitSize.width} × ` +
        `${portraitSize.height} are shown, and half of that is the least that looks sharp`,
    )
  const portrait = await picture
    .resize({
      ...portraitSize,
      fit: 'cover',
      position: sharp.strategy.attention,
    })
    .webp({ quality: 72, effort: 6 })
    .toBuffer()
  mkdirSync(join(root, 'public/images'), { recursive: true })
  writeFileSync(join(root, 'public', portraitAddress(portrait)), portrait)
  return { ...facts, portrait: portraitAddress(portrait) }
}
