import type { PictureFile } from '#content/read/picture-file.ts'
import type { Site } from '#content/site.ts'
import {
  fileAt,
  findingsAboutPictures,
  linkProblem,
  type Targets,
  targetsOf,
} from '../addresses.ts'
import type { SiteRule } from '../rule.ts'

const remedy = 'save it as JPEG or WebP'
/** Formats that all browsers show, as file extensions. */
const supportedFormats = ['jpg', 'png', 'webp', 'avif', 'gif', 'svg']

/** Why browsers would not show a picture file, in words that follow its path, or undefined. */
function pictureProblem(
  file: string,
  { format, bytes }: PictureFile,
): string | undefined {
  if (bytes === 0) return 'is empty: save the picture again'
  if (!format) return `is no picture that can be read: ${remedy}`
  if (!supportedFormats.includes(format))
    return `is ${format.toUpperCase()}, which browsers do not show: ${remedy}`
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase()
  if (extension.replace('jpeg', 'jpg') === format) return undefined
  const rightName = `${file.replace(/\.\w+$/, '')}.${format}`
  return `is ${format.toUpperCase()} by its content: name it '${rightName}', or ${remedy}`
}

/** What is wrong with the picture at an address, in words that follow it, or undefined. */
function problemAt(
  target: string,
  targets: Targets,
  site: Site,
): string | undefined {
  if (/^https:/i.test(target)) return undefined
  const addressProblem = linkProblem(target, targets)
  const file = fileAt(target)
  const picture = site.pictures.get(file)
  if (addressProblem) return addressProblem
  return picture
    ? pictureProblem(file, picture)
    : 'is no picture: write /images/ and the name of one in public/images'
}

/** Reports the address of a picture that no browser could show. */
export const shownPictures: SiteRule = {
  reads: 'site',
  name: 'pictures',
  severity: 'stops',
  find(site) {
    const targets = targetsOf(site)
    return findingsAboutPictures(site, (target) =>
      problemAt(target, targets, site),
    )
  },
}
