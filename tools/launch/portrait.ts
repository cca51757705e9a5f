import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { UserError } from '#ssg/settings/user-error.ts'
import type { SiteFacts } from './site-setup.ts'

/** Size of the portrait in px: twice its size on the home page. */
const portraitSize = { width: 960, height: 1120 }

/**
 * Where setup saves a portrait. Its name has the digest of its bytes: another photograph gets
 * another name, nothing that was there is written over, and setup knows its own files again.
 */
const portraitAddress = (bytes: Buffer) =>
  `/images/portrait-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.webp`

/** Whether setup wrote the file at an address of public/. */
function isOwnPortrait(root: string, address: string): boolean {
  const file = join(root, 'public', address)
  return existsSync(file) && address === portraitAddress(readFileSync(file))
}

/**
 * Deletes the portrait that another one replaced, if setup wrote it. Returns a file of anybody
 * else's, which stays and which the site shows no more.
 */
export function removeOldPortrait(
  root: string,
  before: string,
  after: string,
): string | undefined {
  const file = join(root, 'public', before)
  if (before === after || !existsSync(file)) return undefined
  if (!isOwnPortrait(root, before)) return `public${before}`
  rmSync(file)
  return undefined
}

/** Brands of HEIF files in HEVC, which sharp does not read (ISO/IEC 23008-12, annex B). */
const isHeic = (bytes: Buffer) =>
  /^ftyp.{0,40}?(?:hei[cmsx]|hev[cmsx])/s.test(bytes.toString('latin1', 4, 64))

/**
 * Saves a photograph as the portrait: cropped around the point of attention, as WebP, without
 * location and camera metadata. Returns the site that refers to it. Throws a UserError if the
 * file is not an image or too small to look sharp.
 */
export async function withPhoto(
  root: string,
  site: SiteFacts,
  photo: string,
): Promise<SiteFacts> {
  const refuse = ({ message }: Error) => {
    throw new UserError(
      `${photo} cannot be read as a picture (${message}): give a JPEG, PNG, WebP or AVIF file`,
    )
  }
  // Passed as a buffer: sharp keeps a file that it opens itself open, and Windows does not delete
  // open files (sharp.pixelplumbing.com, cache).
  const bytes = await readFile(photo).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') return refuse(error)
    throw new UserError(
      `There is no file ${photo}: write where the photograph is`,
    )
  })
  if (portraitAddress(bytes) === site.portrait) return site
  if (isHeic(bytes))
    throw new UserError(
      `${photo} is in Apple's format HEIC, whatever its name ends in: open it in Preview or ` +
        'Photos, export it as JPEG and give that file. (iPhone: Settings, Camera, Formats, ' +
        'Most Compatible)',
    )
  const picture = sharp(bytes, { failOn: 'error' }).autoOrient()
  const { width = 0, height = 0 } = await picture.metadata().catch(refuse)
  if (Math.min(width / portraitSize.width, height / portraitSize.height) < 0.5)
    throw new UserError(
      `${photo} is ${width} × ${height} pixels: ${portraitSize.width} × ` +
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
  return { ...site, portrait: portraitAddress(portrait) }
}
