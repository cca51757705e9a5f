import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cardGlyphs, glyphs } from '#ssg/document/fonts.ts'
import { installOnce } from '#tools/processes.ts'
import { root } from '#tools/root.ts'

/** Packages that only this command needs; it installs them in .cache/. */
const fontPackages = [
  'subset-font@2.9.0',
  '@fontsource-variable/anek-latin@5.3.0',
  '@fontsource-variable/source-sans-3@5.3.0',
]

const bold = { wght: 600 }
const regularToBold = { wght: { min: 400, max: 600 } }
/** The files of ssg/fonts, each as: name, family of the source, its subset, letters, weights. */
const files = [
  ['anek-latin.woff2', 'anek-latin', 'latin', glyphs, bold],
  ['anek-latin-inr.woff2', 'anek-latin', 'latin-ext', '₹', bold],
  ['source-sans-3.woff2', 'source-sans-3', 'latin', glyphs, regularToBold],
  ['source-sans-3-inr.woff2', 'source-sans-3', 'latin-ext', '₹', regularToBold],
  // The fonts of share cards are TrueType, since resvg cannot read woff2.
  ['share-card-latin.ttf', 'anek-latin', 'latin', cardGlyphs, bold],
  ['share-card-latin-ext.ttf', 'anek-latin', 'latin-ext', cardGlyphs, bold],
] as const

/** Features that the fonts keep: kerning, ligatures, digits of one width. Others add glyphs. */
const keepFeatures = ['kern', 'liga', 'tnum']
/** Tables that the files with only the rupee sign do not need. */
const unneededRupeeTables = [
  'GDEF',
  'GPOS',
  'GSUB',
  'BASE',
  'STAT',
  'HVAR',
  'MVAR',
]

type SubsetFont = (
  font: Buffer,
  text: string,
  options: object,
) => Promise<Buffer>

/** Writes the font files of ssg/fonts from the packages of their families. */
export async function main(): Promise<void> {
  const folder = await installOnce(
    join(root, '.cache/make-fonts'),
    ...fontPackages,
  )
  const require = createRequire(join(folder, 'package.json'))
  const subsetFont: SubsetFont = require('subset-font')
  for (const [file, family, subset, letters, variationAxes] of files) {
    const source = `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`
    const font = await subsetFont(
      readFileSync(require.resolve(source)),
      letters,
      {
        targetFormat: file.endsWith('.ttf') ? 'sfnt' : 'woff2',
        keepFeatures,
        variationAxes,
        ...(letters === '₹' && { dropTables: unneededRupeeTables }),
      },
    )
    writeFileSync(join(root, 'ssg/fonts', file), font)
  }
}
