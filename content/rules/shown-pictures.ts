import type { PictureFile } from '#content/read/content-record.ts'
import type { Text } from '#content/read/written-text.ts'
import type { SiteContent } from '#content/site.ts'
import { addressesIn, findingsAbout, linkProblem, type Targets, targetsOf } from './link-targets.ts'
import { inEach, type Rule } from './rule.ts'

const remedy = 'save it as JPEG or WebP'
const shown: Readonly<Record<string, RegExp>> = {
  jpg: /jpe?g$/i,
  png: /png$/i,
  webp: /webp$/i,
  avif: /avif$/i,
  gif: /gif$/i,
  svg: /svg$/i,
}

/** Why browsers would not show a file as a picture. */
function pictureProblem(file: string, { format, bytes }: PictureFile): string | undefined {
  if (bytes === 0) return `'${file}' is empty: save the picture again`
  if (!format) return `'${file}' is no picture that can be read: ${remedy}`
  const ending = shown[format]
  if (!ending) return `'${file}' is ${format.toUpperCase()}, which browsers do not show: ${remedy}`
  if (ending.test(file)) return undefined
  const right = `${file.replace(/\.\w+$/, '')}.${format}`
  return `'${file}' is ${format.toUpperCase()} by its content: name it '${right}', or ${remedy}`
}

/** What is wrong with the picture at an address. */
function problemAt(target: string, targets: Targets, site: SiteContent): string | undefined {
  if (/^https:/i.test(target)) return undefined
  const missing = linkProblem(target, targets)
  const picture = site.pictures.get(target)
  if (missing) return missing
  return picture
    ? pictureProblem(target, picture)
    : `'${target}' is no picture: write /images/ and the name of one in public/images`
}

/** Findings about each picture that texts name, but for those of the photo host. */
const aboutPictures = (texts: readonly Text[], problem: (target: string) => string | undefined) =>
  inEach(texts, (text) => findingsAbout(addressesIn(text, 'src', /^\//), problem))

export const pictures: Rule = {
  name: 'pictures',
  sentence: 'A picture is there, is what its ending says and is shown by browsers.',
  kinds: ['picture', 'prose'],
  severity: 'stops',
  amongTexts(texts, site) {
    const targets = targetsOf(site)
    return aboutPictures(texts, (target) => problemAt(target, targets, site))
  },
}

/** Most bytes of a picture that opens at once on a phone. */
const MOST_BYTES = 500_000

export const lightPictures: Rule = {
  name: 'light-pictures',
  sentence: 'A picture is light enough for a phone.',
  kinds: ['picture', 'prose'],
  severity: 'warns',
  amongTexts: (texts, { pictures }) =>
    aboutPictures(texts, (target) => {
      const { bytes = 0, width = 0, height = 0 } = pictures.get(target) ?? {}
      if (bytes <= MOST_BYTES) return undefined
      return (
        `'${target}' weighs ${(bytes / 1_000_000).toFixed(1)} MB at ${width} × ${height} pixels: ` +
        'save it as WebP, at most 1600 pixels wide'
      )
    }),
}
