import type { Rule } from '../rule.ts'
import { aboutPictures } from './shown-pictures.ts'

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
