import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'

/** The character with the code `first` and those after it: `count` characters in all. */
const charactersFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    String.fromCharCode(first + index),
  ).join('')

/**
 * All characters in the fonts of the pages except the rupee sign, which has files of its own. Other
 * characters are shown in system fonts. `node tools/run.mjs make-fonts` makes ssg/fonts.
 */
export const glyphs =
  charactersFrom(0x20, 95) +
  '\u00a0\u00b7\u00d7\u00e9\u00a9\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026' +
  '\u2190\u2192\u2212'

/** Western and central European letters beyond ASCII. */
const europeanLetters = charactersFrom(0xa1, 0x24f - 0xa0)
/** All characters in the fonts of share cards: also European letters, hyphens and ₹. */
export const cardGlyphs = `${europeanLetters}${glyphs}\u2010\u2011\u20b9`

const fontFolder = join(import.meta.dirname, '../fonts')

const readFont = (name: string) => {
  const source = readFileSync(join(fontFolder, `${name}.woff2`))
  const version = hash('sha256', source).slice(0, 8)
  return {
    fileName: `assets/${name}-${version}.woff2`,
    source,
    /** Whether the file contains only the rupee sign; then only pages with that sign preload it. */
    isRupeeOnly: name.endsWith('-inr'),
  }
}

/** A style sheet without comments and without needless white space. */
export const minifyCss = (css: string) =>
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
  }).code.toString()

/** The committed fonts, and their @font-face rules with the URLs of the served files. */
export function readFonts() {
  const files: ReturnType<typeof readFont>[] = []
  const source = readFileSync(join(fontFolder, 'fonts.css'), 'utf8')
  const css = source.replaceAll(/url\(([\w-]+)\.woff2\)/g, (_, name) => {
    const file = readFont(name)
    files.push(file)
    return `url(/${file.fileName})`
  })
  const fallbacks = readFileSync(join(fontFolder, 'fallback-fonts.css'), 'utf8')
  return { css: minifyCss(css + fallbacks), files }
}
