import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { glyphs } from '../../ssg/document/fonts.ts'
import { root } from '../project-copy.ts'

/** Only this command needs them, so it installs them below .cache/. */
const packages = [
  'subset-font@2.9.0',
  '@fontsource-variable/anek-latin@5.3.0',
  '@fontsource-variable/source-sans-3@5.3.0',
]

const families = [
  { name: 'anek-latin', variationAxes: { wght: 600 } },
  { name: 'source-sans-3', variationAxes: { wght: { min: 400, max: 600 } } },
]

/** Kerning, ligatures and tabular figures for prices; others would add glyphs. */
const keepFeatures = ['kern', 'liga', 'tnum']
/** Tables that the file of the rupee sign does without. */
const dropTables = ['GDEF', 'GPOS', 'GSUB', 'BASE', 'STAT', 'HVAR', 'MVAR']

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>

/** Writes the font files of ssg/fonts: both families, reduced to `glyphs` and the rupee sign. */
export async function main(): Promise<number> {
  const folder = join(root, '.cache/make-fonts')
  const npm = ['install', '--no-save', '--prefix', folder, ...packages]
  const { status } = spawnSync('npm', npm, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) return 1
  const require = createRequire(join(folder, 'package.json'))
  const subsetFont: SubsetFont = require('subset-font')
  for (const { name, variationAxes } of families) {
    const source = (subset: string) =>
      readFileSync(
        require.resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`),
      )
    const options = { targetFormat: 'woff2', keepFeatures, variationAxes }
    const files = {
      [name]: await subsetFont(source('latin'), glyphs, options),
      [`${name}-inr`]: await subsetFont(source('latin-ext'), '₹', { ...options, dropTables }),
    }
    for (const [file, font] of Object.entries(files))
      writeFileSync(join(root, `ssg/fonts/${file}.woff2`), font)
  }
  return 0
}
