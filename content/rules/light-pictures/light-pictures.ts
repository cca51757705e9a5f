import { fileAt, findingsAboutPictures } from '../addresses.ts'
import type { SiteRule } from '../rule.ts'

/** Size above which a picture loads slowly on a phone. */
const MAX_BYTES = 500_000

/** Reports a picture of more than half a megabyte, which loads slowly on a phone. */
export const lightPictures: SiteRule = {
  reads: 'site',
  name: 'light-pictures',
  severity: 'look',
  find: (site) =>
    findingsAboutPictures(site, (target) => {
      const {
        bytes = 0,
        width = 0,
        height = 0,
      } = site.pictures.get(fileAt(target)) ?? {}
      if (bytes <= MAX_BYTES) return undefined
      return (
        `weighs ${(bytes / 1_000_000).toFixed(1)} MB at ${width} × ${height} pixels: ` +
        'save it as WebP, at most 1600 pixels wide'
      )
    }),
}
