import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import arialBold from '@capsizecss/metrics/arimo/700'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** Every glyph the site's own text uses; a test holds the built pages to it. Visitors' names in other scripts use their system's fonts. */
export const glyphs = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')}\u00a0\u00b7\u00d7\u00e9\u00a9\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2190\u2192\u2212`
const rupee = '\u20b9'

/** What stands in for a family: a system's font, by its full names. */
interface Fallback {
  weight: 400 | 600
  local: readonly string[]
  metrics: typeof arial | typeof arialBold
}

const regular: Fallback = {
  weight: 400,
  local: ['Arial', 'Liberation Sans', 'Roboto'],
  metrics: arial,
}
/**
 * A face of its own, since Firefox thickens a regular one by a single pixel. Arimo has the widths of Arial. Roboto's bold is narrower by 6 %, and
 * Android's variable Roboto has no such name: there `system-ui` stands in.
 */
const bold: Fallback = {
  weight: 600,
  local: ['Arial Bold', 'Liberation Sans Bold'],
  metrics: arialBold,
}
interface Family {
  name: string
  package: string
  axes: { wght: number | { min: number; max: number } }
  weight: string
  fallbacks: readonly Fallback[]
}

/**
 * OpenType features that the site's text uses: kerning and ligatures, which browsers apply by default, and tabular figures, which prices ask for.
 * Any other, such as fractions, would bring its own glyphs into the file.
 */
const keepFeatures = ['kern', 'liga', 'tnum']

/** What text is shaped with; a file of a single sign needs none of it. */
const shapingTables = ['GDEF', 'GPOS', 'GSUB', 'BASE', 'STAT', 'HVAR', 'MVAR']

const families: readonly Family[] = [
  {
    name: 'Anek Latin',
    package: '@fontsource-variable/anek-latin/files/anek-latin',
    axes: { wght: 600 },
    weight: '600',
    fallbacks: [bold],
  },
  {
    name: 'Source Sans 3',
    package: '@fontsource-variable/source-sans-3/files/source-sans-3',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    fallbacks: [regular, bold],
  },
]

export interface FontFile {
  fileName: string
  source: Buffer
  /** The rupee sign sits in a file of its own (it is not in the common Latin subset); only pages that show a price in INR preload it. */
  rupee: boolean
}

export interface Fonts {
  css: string
  files: FontFile[]
}

const fileNameOf = (name: string, source: Buffer) =>
  `assets/${name}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.woff2`

/** What the fonts are made of, in one word: this module and the packages. They are made anew where one has changed. */
const recipe = () =>
  createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, 'fonts.ts')))
    .update(readFileSync(join(import.meta.dirname, '../../package-lock.json')))
    .digest('hex')
    .slice(0, 24)

/** The site's fonts, from the cache where nothing they are made of has changed: subsetting takes half a second. */
export async function buildFonts(): Promise<Fonts> {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/fonts')
  const cached = join(folder, `${recipe()}.json`)
  if (existsSync(cached)) {
    const { css, files } = JSON.parse(readFileSync(cached, 'utf8')) as {
      css: string
      files: (Omit<FontFile, 'source'> & { source: string })[]
    }
    return {
      css,
      files: files.map((file) => ({ ...file, source: Buffer.from(file.source, 'base64') })),
    }
  }
  const fonts = await subsetFonts()
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${cached}.${process.pid}`,
    JSON.stringify({
      ...fonts,
      files: fonts.files.map((file) => ({ ...file, source: file.source.toString('base64') })),
    }),
  )
  renameSync(`${cached}.${process.pid}`, cached)
  return fonts
}

/**
 * Subsets the two families to the site's glyphs and computes fallback faces with the same metrics, so that text does not move when a font arrives.
 * `optional`: where a font is not there within the first 100 ms the matched fallback stays for this page view, which rules out a late swap.
 */
async function subsetFonts(): Promise<Fonts> {
  const css: string[] = []
  const files: FontFile[] = []
  for (const family of families) {
    const read = async (subset: string, text: string, dropTables: readonly string[] = []) =>
      subsetFont(
        await readFile(require.resolve(`${family.package}-${subset}-wght-normal.woff2`)),
        text,
        {
          targetFormat: 'woff2',
          keepFeatures,
          dropTables,
          variationAxes: { ...family.axes },
        },
      )
    const slug = family.name.toLowerCase().replaceAll(' ', '-')
    const main = await read('latin', glyphs)
    const extra = await read('latin-ext', rupee, shapingTables)
    for (const [source, isRupee] of [
      [main, false],
      [extra, true],
    ] as const) {
      const fileName = fileNameOf(isRupee ? `${slug}-inr` : slug, source)
      files.push({ fileName, source, rupee: isRupee })
      css.push(
        `@font-face{font-family:"${family.name}";font-weight:${family.weight};font-display:optional;src:url(/${fileName}) format("woff2")${isRupee ? ';unicode-range:U+20B9' : ''}}`,
      )
    }
    for (const { weight, local, metrics } of family.fallbacks) {
      const ttf = await subsetFont(main, glyphs, {
        targetFormat: 'sfnt',
        ...(typeof family.axes.wght === 'object' && { variationAxes: { wght: weight } }),
      })
      const own = await fromBuffer(ttf)
      const { fontFaces } = createFontStack([{ ...own, familyName: family.name }, metrics], {
        fontFaceFormat: 'styleObject',
      })
      for (const { '@font-face': face } of fontFaces as {
        '@font-face': Record<string, string>
      }[]) {
        const overrides = Object.entries({
          'size-adjust': face.sizeAdjust,
          'ascent-override': face.ascentOverride,
          'descent-override': face.descentOverride,
          'line-gap-override': face.lineGapOverride,
        })
        css.push(
          `@font-face{font-family:"${family.name} Fallback";font-weight:${weight};src:${local.map((name) => `local("${name}")`).join()};${overrides
            .filter(([, value]) => value)
            .map(
              ([key, value]) => `${key}:${Number(Number.parseFloat(value as string).toFixed(1))}%`,
            )
            .join(';')}}`,
        )
      }
    }
  }
  return { css: css.join(''), files }
}
